import Testing
import ThemeEngine

@Suite struct MissingComponentsTests {
  static let grey = ColorValue(.oklch, 0.6, 0.1, 250, alpha: 0.5, missing: [.second, .third])

  @Test func countAsZeroAndStayDistinct() {
    let zero = ColorValue(.oklch, 0.6, 0, 0, alpha: 0.5)
    #expect(Self.grey.components == zero.components)
    #expect(Self.grey != zero)
    #expect(Set([Self.grey, zero]).count == 2)
    #expect(Self.grey.hexWithAlpha == zero.hexWithAlpha)
    #expect(Self.grey.relativeLuminance == zero.relativeLuminance)
    #expect(zero.missing.isEmpty)
  }

  @Test func theNumberOfAMissingComponentDoesNotMatter() {
    let other = ColorValue(.oklch, 0.6, .nan, 3, alpha: 0.5, missing: [.second, .third])
    #expect(other == Self.grey)
    #expect(other.hashValue == Self.grey.hashValue)
    var later = ColorValue(.oklch, 0.6, 0.1, 250, alpha: 0.5)
    later.missing = [.second, .third]
    #expect(later == Self.grey)
    later.missing = []
    #expect(later == ColorValue(.oklch, 0.6, 0, 0, alpha: 0.5))
  }

  @Test func aComponentThatIsSetIsNotMissing() {
    var color = Self.grey
    color.components.y = 0.2
    #expect(color == ColorValue(.oklch, 0.6, 0.2, 0, alpha: 0.5, missing: .third))
    color.components.z = 0
    #expect(color.missing == .third)
    color.components.z = .nan
    #expect(color.missing.isEmpty)
  }

  @Test(arguments: ColorSpace.allCases)
  func onlyTheOwnSpaceKeepsThem(space: ColorSpace) {
    for target in ColorSpace.allCases {
      let color = ColorValue(space, 0.3, 0.2, 0.1, missing: .first)
      let plain = ColorValue(space, 0, 0.2, 0.1)
      let expected = target == space ? color : plain.converted(to: target)
      #expect(color.converted(to: target) == expected)
      #expect(color.converted(to: target).missing == (target == space ? .first : []))
    }
  }

  @Test func changesKeepWhatTheyDoNotTouch() {
    #expect(Self.grey.withAlpha(0.2).missing == [.second, .third])
    #expect(Self.grey.adjustingLightness(by: 0).missing == [.second, .third])
    let lighter = Self.grey.adjustingLightness(by: 0.1)
    #expect(lighter == ColorValue(.oklch, 0.7, 0, 0, alpha: 0.5, missing: [.second, .third]))
    let unknown = ColorValue(.oklch, 0, 0.1, 30, missing: .first)
    #expect(unknown.adjustingLightness(by: 0.4) == ColorValue(.oklch, 0.4, 0.1, 30))
  }

  @Test func setsHoldThreeComponents() {
    #expect(MissingComponents(rawValue: 255) == .all)
    #expect(MissingComponents(index: 1) == .second)
    #expect(MissingComponents(index: 3).isEmpty)
    #expect(MissingComponents(index: -1).isEmpty)
    #expect(MissingComponents.all.contains(index: 2))
    #expect(!MissingComponents([.first, .third]).contains(index: 1))
    #expect(!MissingComponents.all.contains(index: 3))
  }

  /// Every token holds one, and frames of async functions are aligned to 16 bytes.
  @Test func theValueStaysSmall() {
    #expect(MemoryLayout<ColorValue>.size == 40)
    #expect(MemoryLayout<ColorValue>.alignment == 8)
  }
}
