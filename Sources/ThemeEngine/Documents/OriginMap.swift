/// Where the values of a translated document stand in the document that someone wrote.
struct OriginMap: Sendable {
  /// The document that someone wrote.
  let document: JSONDocument
  /// Offsets in the translated document, ascending.
  private var offsets: [Int] = []
  /// The offset in the written document of what begins at each.
  private var origins: [Int] = []

  init(_ document: JSONDocument) { self.document = document }

  /// Says that what comes next in the translated document stands for something in the written one.
  mutating func mark(_ offset: Int, as origin: Int) {
    offsets.append(offset)
    origins.append(origin)
  }

  /// The offset in the written document of a place in the translated one.
  func origin(of offset: Int) -> Int {
    var (low, high) = (0, offsets.count)
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? 0 : origins[low - 1]
  }
}
