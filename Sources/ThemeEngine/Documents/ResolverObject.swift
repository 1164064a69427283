/// An object as references with overrides give it: nearer layers replace whole members of farther ones.
struct ResolverObject: Sendable {
  /// The reference objects from the nearest on, then the object that they lead to.
  var layers: [ResolverNode]

  var nearest: ResolverNode { layers[0] }

  /// The member that counts: that of the nearest layer which has it.
  func member(_ key: String) -> ResolverNode? {
    for layer in layers {
      if let value = layer.member(key) { return value }
    }
    return nil
  }
}
