@testable import ThemeEngine

/// A few changes to an input of the brand target: to its values and keys, to its files, and by what
/// the schema allows at a place.
enum BrandMutation {
  /// - Returns: nil where the input isn't made of JSON, or nothing can be changed.
  static func changed(_ input: [UInt8], seed: UInt64) -> [UInt8]? {
    var choice = RandomChoice(seed)
    let start = choice.isOne(in: 2) ? SoundInputs.shared.one(&choice) ?? input : input
    var result: [UInt8]?
    for _ in 0...choice.number(below: 3) {
      let current = result ?? start
      let next =
        switch choice.number(below: 10) {
        case 0...2: TreeMutation.changed(current, seed: choice.next())
        case 3...8: SchemaMutation.changed(current, seed: choice.next())
        default: rearranged(current, &choice)
        }
      result = next ?? result
    }
    return result
  }

  /// The files in another order, one of them twice or not at all, or one more that extends the first.
  private static func rearranged(_ input: [UInt8], _ choice: inout RandomChoice) -> [UInt8]? {
    var files = FuzzedFiles(input).all
    let (one, other) = (choice.number(below: files.count), choice.number(below: files.count))
    switch choice.number(below: 4) {
    case 0: files.swapAt(one, other)
    case 1: files.insert(files[one], at: other)
    case 2: files.remove(at: one)
    default:
      let number = files.count
      files.append(files[0])
      files[0] = Array(
        """
        {"brandDocument": "1.0", "brand": {"id": "heir", "name": "Heir"}, "extends": "\(number).json"}
        """.utf8
      )
    }
    return files.isEmpty ? nil : Array(files.joined(separator: [0]))
  }
}
