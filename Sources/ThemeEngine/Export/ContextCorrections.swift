/// Tokens that come to something else in some contexts than their own file says, such as expressions
/// over tokens that a theme exchanges.
///
/// The format refers and doesn't compute, so these are written out for each context that changes them.
struct ContextCorrections {
  /// For all contexts, and for each modifier and context.
  private(set) var shared: [CorrectedToken] = []
  private(set) var contexts: [[[CorrectedToken]]]

  /// A token as one combination has it.
  struct CorrectedToken {
    let token: Token
    let extensions: JSONNode?
  }

  var isEmpty: Bool { shared.isEmpty && contexts.allSatisfy { $0.allSatisfy(\.isEmpty) } }

  /// What the system comes to with one context chosen, and the others at their defaults.
  private struct Variant {
    let values: ExportComparison.Values
    let tokens: [TokenPath: CorrectedToken]
  }

  init(_ system: TokenSystem, _ files: [OutputFile]) {
    let export = ExportComparison.Export(files)
    contexts = system.modifiers.map { $0.contexts.map { _ in [] } }
    var differing: [TokenPath] = []
    var known: Set<TokenPath> = []
    let variants = system.modifiers.map { modifier in
      modifier.contexts.map { context in
        let inputs = system.defaults(but: (modifier.name, context))
        let variant = Self.variant(system, inputs)
        let found = ExportComparison.differences(variant.values, export.values(inputs))
        for path in found.sorted() where known.insert(path).inserted { differing.append(path) }
        return variant
      }
    }
    for path in differing {
      let deciding = variants.indices.filter { modifier in
        let values = variants[modifier].map { $0.values[path] }
        return values.contains { $0 != values.first }
      }
      // Of several that decide, the last one is right where the others are at their defaults.
      if let last = deciding.last {
        for (context, variant) in variants[last].enumerated() {
          if let token = variant.tokens[path] { contexts[last][context].append(token) }
        }
      } else if let token = variants.first?.first?.tokens[path] {
        shared.append(token)
      }
    }
  }

  private static func variant(_ system: TokenSystem, _ inputs: [TokenSystem.Input]) -> Variant {
    let document = system.reading(inputs).document
    var tokens: [TokenPath: CorrectedToken] = [:]
    for (index, token) in document.tokens.enumerated() {
      let extensions = document.extensions(at: index)
      tokens[token.path] = CorrectedToken(token: token, extensions: extensions)
    }
    return Variant(values: ExportComparison.values(of: document), tokens: tokens)
  }
}

extension TokenSystem {
  /// The default of each modifier, but for one.
  func defaults(but input: Input?) -> [Input] {
    modifiers.compactMap { modifier in
      if let input, input.name == modifier.name { return input }
      return (modifier.default ?? modifier.contexts.first).map { (modifier.name, $0) }
    }
  }

  /// The system with pieces that hold the corrections.
  func corrected(by corrections: ContextCorrections) -> TokenSystem {
    guard var plan else { return self }
    var pieces = pieces
    var trees = ownTrees
    func add(_ tokens: [ContextCorrections.CorrectedToken], _ name: String) -> Int? {
      guard !tokens.isEmpty, let tree = Self.tree(of: tokens) else { return nil }
      pieces.append(name)
      trees.append(tree)
      return trees.count - 1
    }
    let shared = add(corrections.shared, "computed")
    if let shared, let place = plan.sets.first?.place {
      plan.sets.append(.init(name: "computed", place: place, sources: [.tree(shared)]))
      plan.order.append(.set(plan.sets.count - 1))
    }
    var added: [[Int?]] = []
    for (modifier, contexts) in zip(modifiers, corrections.contexts) {
      let own = zip(modifier.contexts, contexts).map { context, tokens in
        add(tokens, "computed-\(modifier.name)-\(context)".asFileName)
      }
      added.append(own)
      guard let place = plan.modifiers.firstIndex(where: { $0.name == modifier.name }) else {
        continue
      }
      for (context, piece) in own.enumerated() {
        if let piece { plan.modifiers[place].contexts[context].sources.append(.tree(piece)) }
      }
    }
    let (modifiers, all, chosen) = (modifiers, trees, added)
    return TokenSystem(
      name: name,
      pieces: Self.unique(pieces),
      plan: plan,
      notes: notes,
      modifiers: modifiers,
      combinations: combinations,
      options: options,
      findings: findings,
      ownTrees: trees
    ) { [self] inputs in
      var layers = layers(inputs)
      if let shared { layers.trees.append((shared, all[shared])) }
      for (index, modifier) in modifiers.enumerated() {
        let context = inputs.first { $0.name == modifier.name }?.context ?? modifier.default
        guard let position = modifier.contexts.firstIndex(where: { $0 == context }),
          let piece = chosen[index][position]
        else { continue }
        layers.trees.append((piece, all[piece]))
      }
      return layers
    }
  }

  /// The tokens as a document of the format, as far as that can say them.
  private static func tree(of tokens: [ContextCorrections.CorrectedToken]) -> TokenTree? {
    var writer = JSONWriter(style: .compact)
    var tree = TokenFileTree()
    for (index, token) in tokens.enumerated() { tree.insert(token.token.path, index) }
    writer.beginObject()
    tree.write(to: &writer) { index, writer in
      let token = tokens[index].token
      guard let expression = token.cells.expression(.light, .standard) else { return }
      if let type = token.custom?.type {
        writer.key("$type")
        writer.string(type.rawValue)
      }
      writer.key("$value")
      writer.designToken(expression)
      if let description = token.custom?.description {
        writer.key("$description")
        writer.string(description)
      }
      if let deprecated = token.custom?.deprecated {
        writer.key("$deprecated")
        writer.deprecation(deprecated)
      }
      if let extensions = tokens[index].extensions {
        writer.key("$extensions")
        writer.copy(extensions)
      }
    }
    guard let document = try? JSONDocument(parsing: writer.finish()) else { return nil }
    return TokenTree(reading: document.root, in: TokenSource(document, name: nil))
  }
}
