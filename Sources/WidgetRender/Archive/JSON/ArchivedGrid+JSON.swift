/// Alignment, `horizontalSpacing`, `verticalSpacing` and `rows`.
extension ArchivedGrid {
  init(_ object: ObjectReader) throws {
    try object.allow([
      "kind", "modifiers", "horizontal", "vertical", "horizontalSpacing", "verticalSpacing", "rows",
    ])
    self.init(
      alignment: try object.alignment(),
      horizontalSpacing: try object.cells("horizontalSpacing"),
      verticalSpacing: try object.cells("verticalSpacing"),
      try object.list("rows", upTo: ArchiveLimits.maximumGridRows)
    )
  }

  func encode(to object: inout KeyedEncodingContainer<JSONKey>) throws {
    try object.encode(alignment)
    try object.encodeIfPresent(horizontalSpacing, forKey: "horizontalSpacing")
    try object.encodeIfPresent(verticalSpacing, forKey: "verticalSpacing")
    try object.encode(rows, forKey: "rows")
  }
}

/// `{"cells":[…],"alignment":NAME,"isWhole":BOOL}`; only `cells` is required.
extension ArchivedGrid.Row: Codable {
  public init(from decoder: any Decoder) throws {
    let object = try ObjectReader(decoder, keys: ["cells", "alignment", "isWhole"])
    _ = try object.present("cells", object.has("cells") ? true : nil)
    self.init(
      try object.list("cells", upTo: ArchiveLimits.maximumGridColumns),
      alignment: try object.name("alignment"),
      isWhole: try object.optional("isWhole") ?? false
    )
    guard !isWhole || cells.count == 1 else {
      throw object.error("isWhole", "is for rows of one cell")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: JSONKey.self)
    try object.encode(cells, forKey: "cells")
    try object.encodeIfPresent(alignment?.jsonName, forKey: "alignment")
    if isWhole { try object.encode(true, forKey: "isWhole") }
  }
}

/// `{"view":VIEW,"span":1,"anchor":POINT,"columnAlignment":NAME,"isUnsizedHorizontally":BOOL,…}`; only `view` is required.
extension ArchivedGrid.Cell: Codable {
  public init(from decoder: any Decoder) throws {
    let object = try ObjectReader(
      decoder,
      keys: [
        "view", "span", "anchor", "columnAlignment", "isUnsizedHorizontally", "isUnsizedVertically",
      ]
    )
    self.init(
      try object.required("view"),
      span: try object.whole("span", in: 1...ArchiveLimits.maximumGridColumns) ?? 1,
      anchor: try object.optional("anchor"),
      columnAlignment: try object.name("columnAlignment"),
      isUnsizedHorizontally: try object.optional("isUnsizedHorizontally") ?? false,
      isUnsizedVertically: try object.optional("isUnsizedVertically") ?? false
    )
  }

  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: JSONKey.self)
    try object.encode(view, forKey: "view")
    if span != 1 { try object.encode(span, forKey: "span") }
    try object.encodeIfPresent(anchor, forKey: "anchor")
    try object.encodeIfPresent(columnAlignment?.jsonName, forKey: "columnAlignment")
    if isUnsizedHorizontally { try object.encode(true, forKey: "isUnsizedHorizontally") }
    if isUnsizedVertically { try object.encode(true, forKey: "isUnsizedVertically") }
  }
}
