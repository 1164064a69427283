import ThemeEngine

/// The list of brands for people: who they are, and what their themes hold.
struct BrandListText {
  let style: TextStyling
  let width: Int

  func text(_ brands: [BrandSummary]) -> String {
    let lines = identities(brands) + [""] + counts(brands)
    return lines.map { $0 + "\n" }.joined()
  }

  private func identities(_ brands: [BrandSummary]) -> [String] {
    var table = TextTable()
    table.rows = [heading(["brand", "name", "product", "appearance", "schemes", "document"])]
    for brand in brands {
      let schemes = Scheme.allCases.filter { scheme in
        brand.appearances.contains { $0.scheme == scheme }
      }
      table.rows.append([
        TextTable.Cell(brand.id) { style.paint($0, .heading) },
        TextTable.Cell(brand.name),
        TextTable.Cell(brand.productName),
        TextTable.Cell("\(brand.policy.mode.rawValue), prefers \(brand.policy.preferred.rawValue)"),
        TextTable.Cell(schemes.map(\.rawValue).joined(separator: ", ")),
        TextTable.Cell(brand.document.name),
      ])
    }
    return table.lines()
  }

  private func counts(_ brands: [BrandSummary]) -> [String] {
    var table = TextTable(rightAligned: Set(1...7))
    let provenances = Provenance.allCases
    var heading = heading(["brand", "palette", "leaves", "custom"])
    heading += provenances.map { provenance in
      TextTable.Cell(provenance.rawValue) { style.paint($0, .provenance(provenance)) }
    }
    table.rows = [heading]
    for brand in brands {
      let counts = [brand.palette, brand.leaves, brand.custom]
      let shares = provenances.map { brand.provenance[$0] ?? 0 }
      table.rows.append(
        [TextTable.Cell(brand.id) { style.paint($0, .heading) }]
          + (counts + shares).map { TextTable.Cell("\($0)") }
      )
    }
    return table.lines()
  }

  private func heading(_ texts: [String]) -> [TextTable.Cell] {
    texts.map { TextTable.Cell($0) { style.paint($0, .faint) } }
  }
}
