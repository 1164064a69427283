extension TokenTree {
  /// The positions of a group's children in their order, as they are now.
  func children(of group: Int32) -> [Int32] {
    var children: [Int32] = []
    children.reserveCapacity(Int(nodes[Int(group)].childCount))
    var child = nodes[Int(group)].firstChild
    while child != Self.none {
      children.append(child)
      child = nodes[Int(child)].next
    }
    return children
  }

  /// Appends a node at the end of a group; its own children are given later.
  @discardableResult
  mutating func append(_ node: Node, to group: Int32) -> Int32 {
    let position = Int32(nodes.count)
    nodes.append(node)
    let last = nodes[Int(group)].lastChild
    if last == Self.none {
      nodes[Int(group)].firstChild = position
    } else {
      nodes[Int(last)].next = position
    }
    nodes[Int(group)].lastChild = position
    nodes[Int(group)].childCount += 1
    return position
  }

  /// Leaves a group only some of its children.
  mutating func keepChildren(_ kept: [Int32], of group: Int32) {
    nodes[Int(group)].firstChild = kept.first ?? Self.none
    nodes[Int(group)].lastChild = kept.last ?? Self.none
    nodes[Int(group)].childCount = Int32(kept.count)
    for (index, child) in kept.enumerated() {
      nodes[Int(child)].next = index + 1 < kept.count ? kept[index + 1] : Self.none
    }
  }

  /// The name of a group or token: its key; empty for the root.
  func name(of node: Int32) -> String {
    node == Self.root ? "" : key(of: nodes[Int(node)].place)
  }

  /// The key of a member's value.
  func key(of place: Place) -> String {
    let value = value(place)
    return value.tape.string(value.tape.word(value.index - 1))
  }

  func hasName(_ node: Int32, _ name: String) -> Bool {
    guard node != Self.root else { return name.isEmpty }
    let value = value(nodes[Int(node)].place)
    return value.tape.string(value.tape.word(value.index - 1), equals: name)
  }
}

extension TokenTree {
  /// The `$` properties of a group.
  func properties(of group: Int32) -> [Property] {
    var list: [Property] = []
    var property = nodes[Int(group)].firstProperty
    while property != Self.none {
      list.append(properties[Int(property)])
      property = properties[Int(property)].next
    }
    return list
  }

  /// The value of a group's property; nil where it has none of the name.
  func property(_ name: StaticString, of group: Int32) -> Place? {
    var property = nodes[Int(group)].firstProperty
    while property != Self.none {
      let value = properties[Int(property)].value
      if has(name, value) { return value }
      property = properties[Int(property)].next
    }
    return nil
  }

  /// Whether the key of a member's value is the name.
  func has(_ name: StaticString, _ place: Place) -> Bool {
    let value = value(place)
    return value.tape.string(value.tape.word(value.index - 1), equals: name)
  }

  /// Gives a group a property: after its others, or in the place of the one with the name where that
  /// is overridden.
  mutating func setProperty(_ value: Place, of group: Int32, overriding: Bool) {
    let name = key(of: value)
    var last = Self.none
    var property = nodes[Int(group)].firstProperty
    while property != Self.none {
      if key(of: properties[Int(property)].value).equalsInBytes(name) {
        if overriding { properties[Int(property)].value = value }
        return
      }
      last = property
      property = properties[Int(property)].next
    }
    append(value, to: group, after: last)
  }

  private mutating func append(_ value: Place, to group: Int32, after last: Int32) {
    let position = Int32(properties.count)
    properties.append(Property(value: value))
    if last == Self.none {
      nodes[Int(group)].firstProperty = position
    } else {
      properties[Int(last)].next = position
    }
  }

  /// Gives a group a property after its others, those of the same name among them.
  mutating func addProperty(_ value: Place, to group: Int32) {
    var last = nodes[Int(group)].firstProperty
    while last != Self.none, properties[Int(last)].next != Self.none {
      last = properties[Int(last)].next
    }
    append(value, to: group, after: last)
  }

  /// Leaves a group only some of its properties.
  mutating func keepProperties(_ kept: [Property], of group: Int32) {
    nodes[Int(group)].firstProperty = Self.none
    for property in kept { addProperty(property.value, to: group) }
  }

  /// The property that makes a group a copy of another one.
  func extending(_ group: Int32) -> Place? {
    property("$extends", of: group) ?? property("$ref", of: group)
  }
}
