import ThemeEngine

/// The list of brands for programs.
enum BrandListJSON {
  static func bytes(_ brands: [BrandSummary]) -> [UInt8] {
    var writer = JSONWriter(style: .pretty)
    writer.beginObject()
    writer.member("formatVersion", ResolvedTheme.formatVersion.description)
    writer.key("brands")
    writer.beginArray()
    for brand in brands { write(brand, to: &writer) }
    return writer.finish()
  }

  private static func write(_ brand: BrandSummary, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("id", brand.id)
    writer.member("name", brand.name)
    writer.member("productName", brand.productName)
    writer.key("document")
    writer.write(brand.document)
    writer.key("appearance")
    writer.beginObject()
    writer.member("mode", brand.policy.mode.rawValue)
    writer.member("preferred", brand.policy.preferred.rawValue)
    writer.endObject()
    writer.key("appearances")
    writer.value(.strings(brand.appearances.map(\.description)))
    writer.key("tokens")
    writer.beginObject()
    writer.member("leaves", brand.leaves)
    writer.member("palette", brand.palette)
    writer.member("custom", brand.custom)
    writer.endObject()
    writer.key("provenance")
    writer.beginObject()
    for provenance in Provenance.allCases {
      writer.member(provenance.rawValue, brand.provenance[provenance] ?? 0)
    }
    writer.endObject()
    writer.endObject()
  }
}
