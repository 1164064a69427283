/// The values of a graph's tokens in one appearance.
struct Evaluation {
  let graph: TokenGraph
  let links: GraphLinks
  let appearance: Appearance
  private let fonts: [String: CustomFont]
  private let theme: String
  /// By position; `nil` where the token is absent or couldn't be evaluated.
  private(set) var values: [TokenValue?]
  /// By position: the candidate that won, where a token chose among several.
  private(set) var winners: [Int: TokenPath] = [:]
  /// What is wrong with the graph itself; a token that only depends on a fault is related to it.
  private(set) var findings: [Diagnostic] = []
  /// By position: which finding a token without a value suffers from.
  private var faults: [Int?]

  /// Every position, each after all that it refers to.
  private let order: [Int]

  init(_ graph: TokenGraph, _ appearance: Appearance, _ fonts: [CustomFont], theme: String) {
    self.graph = graph
    self.appearance = appearance
    self.theme = theme
    self.fonts = Dictionary(fonts.map { ($0.family, $0) }) { first, _ in first }
    links = GraphLinks(graph, scheme: appearance.scheme, contrast: appearance.contrast)
    values = Array(repeating: nil, count: links.count)
    faults = Array(repeating: nil, count: links.count)
    let dependencies = DependencyOrder(links)
    order = dependencies.order
    reportUnknown()
    for ring in dependencies.rings { report(ring: ring) }
    for position in order { evaluate(position) }
  }

  /// The evaluation with some tokens at other colours, and all that depends on them after them.
  func replacing(_ colors: [TokenPath: ColorValue]) -> Evaluation {
    var copy = self
    var isReplaced = Array(repeating: false, count: values.count)
    for (path, color) in colors {
      guard let position = graph.position(of: path) else { continue }
      copy.values[position] = .color(color)
      isReplaced[position] = true
    }
    var hasChanged = isReplaced
    for position in order
    where !isReplaced[position] && links.targets(of: position).contains(where: { hasChanged[$0] }) {
      copy.evaluate(position)
      hasChanged[position] = true
    }
    return copy
  }

  func value(_ path: TokenPath) -> TokenValue? {
    graph.position(of: path).flatMap { values[$0] }
  }

  /// The value of a token that another one refers to.
  private func value(_ path: TokenPath, for user: Int) -> TokenValue? {
    for index in links.targetRange(of: user).prefix(8) {
      let target = links.target(index)
      if graph.hasPath(path, target) { return values[target] }
    }
    return value(path)
  }

  /// Whether a token is there and has no value because of a finding.
  func isFaulty(_ path: TokenPath) -> Bool {
    graph.position(of: path).map { faults[$0] != nil } ?? false
  }

  private mutating func evaluate(_ position: Int) {
    guard faults[position] == nil, let expression = links.expressions[position] else { return }
    for index in findings.isEmpty ? 0..<0 : links.targetRange(of: position) {
      guard let fault = faults[links.target(index)] else { continue }
      faults[position] = fault
      let path = graph.tokens[position].path.description
      findings[fault].related.append(
        Related(message: "'\(path)' depends on it and has no value either", token: path)
      )
      return
    }
    do {
      values[position] = try value(of: expression, at: position)
    } catch {
      fail(position, .aliasWrongType, error.message, expected: error.expected, found: error.found)
    }
  }

  private mutating func fail(
    _ position: Int,
    _ rule: RuleID,
    _ message: String,
    expected: String? = nil,
    found: String? = nil,
    suggestion: String? = nil,
    related: [Related] = []
  ) {
    faults[position] = findings.count
    findings.append(
      Diagnostic(
        ruleId: rule,
        severity: .error,
        message: message,
        token: graph.tokens[position].path.description,
        theme: theme,
        expected: expected,
        found: found,
        suggestion: suggestion,
        related: related
      )
    )
  }
}

extension Evaluation {
  private struct WrongType: Error {
    let message: String
    let expected: String
    let found: String
  }

  private mutating func value(
    of expression: Expression,
    at position: Int
  ) throws(WrongType) -> TokenValue {
    switch expression {
    case .value(let value): return value
    case .alias(let target): return self.value(target, for: position) ?? .null
    case .opacity(let opacity, let base):
      return .color(try color(base, at: position).multiplyingAlpha(by: opacity))
    case .lightness(let change, let base):
      return .color(try color(base, at: position).adjustingLightness(by: change))
    case .mostReadable(let grounds, let base, let candidates):
      return .color(try mostReadable(on: grounds, over: base, among: candidates, at: position))
    case .fontSize(let sizing):
      let (platform, size) = (appearance.platform, appearance.textSize)
      return .number(sizing.points(platform: platform, textSize: size))
    case .fontFace(let family, let weight):
      let name = value(family)?.list?.first?.string
      let number = value(weight)?.number.flatMap { FontWeight(Int($0)) }
      let face = name.flatMap { fonts[$0] }.flatMap { font in number.flatMap { font.faces[$0] } }
      return face.map(TokenValue.string) ?? .null
    case .parts(_, let base): return try value(of: base, at: position)
    case .list(let items):
      var values: [TokenValue] = []
      for item in items { values.append(try value(of: item, at: position)) }
      return .list(values)
    case .object(let parts):
      var members: [TokenValue.Member] = []
      for part in parts {
        members.append(.init(part.name, try value(of: part.expression, at: position)))
      }
      return .object(members)
    }
  }

  private mutating func color(
    _ expression: Expression,
    at position: Int
  ) throws(WrongType) -> ColorValue {
    let value = try value(of: expression, at: position)
    guard let color = value.color else {
      throw WrongType(
        message: "'\(graph.tokens[position].path)' changes the opacity or lightness of something "
          + "that isn't a colour",
        expected: "a colour",
        found: value.kindName
      )
    }
    return color
  }

  /// The candidate whose worst contrast on the grounds is best; black and white are tried where
  /// no candidate reaches the ratio that text needs (WCAG 2.2, 1.4.3).
  private mutating func mostReadable(
    on grounds: [TokenPath],
    over base: TokenPath,
    among candidates: [TokenPath],
    at position: Int
  ) throws(WrongType) -> ColorValue {
    let layer = try color(.alias(base), at: position)
    var opaque: [ColorValue] = []
    for ground in grounds {
      opaque.append(try color(.alias(ground), at: position).composited(over: layer))
    }
    func worst(_ color: ColorValue) -> Double {
      opaque.map { color.composited(over: $0).contrastRatio(with: $0) }.min() ?? 1
    }
    var best: (color: ColorValue, ratio: Double, path: TokenPath?) = (.hex(0), 0, nil)
    for path in candidates {
      let candidate = try color(.alias(path), at: position)
      let ratio = worst(candidate)
      if ratio > best.ratio { best = (candidate, ratio, path) }
    }
    if best.ratio < 4.5 {
      for extreme in [ColorValue.hex(0), .hex(0xFFFFFF)] where worst(extreme) > best.ratio {
        best = (extreme, worst(extreme), nil)
      }
    }
    winners[position] = best.path
    return best.color
  }
}

extension Evaluation {
  /// How many unknown names are compared with all others, so that the whole stays linear.
  private static let suggestionLimit = 100

  private mutating func reportUnknown() {
    var budget = Self.suggestionLimit
    for (position, target) in links.unknown {
      var suggestion: String?
      if budget > 0 {
        budget -= 1
        let names = graph.tokens.lazy.map(\.path.description)
        suggestion = NameSuggestion.nearest(to: target.description, among: names)
      }
      let scheme = appearance.scheme.rawValue
      let message =
        graph.position(of: target) == nil
        ? "'\(target)' does not exist" : "'\(target)' does not exist in the \(scheme) scheme"
      fail(position, .aliasUnknown, message, suggestion: suggestion)
    }
  }

  /// How many members of a ring the message itself names.
  private static let namedMembers = 8

  private mutating func report(ring: [Int]) {
    guard let first = ring.first(where: { faults[$0] == nil }) ?? ring.first else { return }
    let members = cycle(through: first, in: Set(ring)).map { graph.tokens[$0].path.description }
    let named = members.prefix(Self.namedMembers).map { "'\($0)'" }.joined(separator: " -> ")
    let rest = members.count - Self.namedMembers
    let middle = rest > 0 ? " -> (\(rest) more)" : ""
    let paths = ring.map { graph.tokens[$0].path.description }
    fail(
      first,
      .aliasCycle,
      "tokens refer to each other in a ring: \(named)\(middle) -> '\(members.first ?? "")'",
      related: paths.map { Related(message: "'\($0)' is part of the ring", token: $0) }
    )
    for member in ring { faults[member] = faults[member] ?? faults[first] }
  }

  /// One way round a ring, beginning at a member.
  private func cycle(through start: Int, in ring: Set<Int>) -> [Int] {
    var way: [Int] = []
    var seen: [Int: Int] = [:]
    var position = start
    while seen[position] == nil {
      seen[position] = way.count
      way.append(position)
      guard let next = links.targets(of: position).first(where: ring.contains) else { break }
      position = next
    }
    return Array(way[(seen[position] ?? 0)...])
  }
}
