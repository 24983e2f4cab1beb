/// Alignment, `horizontalSpacing`, `verticalSpacing` and `rows`.
extension ArchivedGrid {
  init(_ object: ObjectReader) throws {
    try object.allow([
      "kind", "modifiers", "horizontal", "vertical", "horizontalSpacing", "verticalSpacing", "rows",
    ])
    self.init(
      alignment: try object.alignment(),
      horizontalSpacing: try object.length("horizontalSpacing"),
      verticalSpacing: try object.length("verticalSpacing"),
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

/// `axis`, `tracks`, alignment, `spacing` and `children`.
extension ArchivedTrackGrid {
  init(_ object: ObjectReader) throws {
    try object.allow([
      "kind", "modifiers", "axis", "tracks", "horizontal", "vertical", "spacing", "children",
    ])
    self.init(
      try object.requiredName("axis"),
      tracks: try object.list("tracks", upTo: ArchiveLimits.maximumTracks),
      alignment: try object.alignment(),
      spacing: try object.length("spacing"),
      try object.optional("children") ?? []
    )
  }

  func encode(to object: inout KeyedEncodingContainer<JSONKey>) throws {
    try object.encode(axis.jsonName, forKey: "axis")
    try object.encode(tracks, forKey: "tracks")
    try object.encode(alignment)
    try object.encodeIfPresent(spacing, forKey: "spacing")
    try object.encode(children, forKey: "children")
  }
}

/// `{"fixed":8}`, or `{"flexible":{"minimum":1,"maximum":9}}`, or `adaptive` likewise; `spacing`, and `alignment` as an object.
extension ArchivedTrackGrid.Track: Codable {
  public init(from decoder: any Decoder) throws {
    let object = try ObjectReader(decoder)
    let size: Size
    if let length = try object.length("fixed") {
      try object.allow(["fixed", "spacing", "alignment"])
      size = .fixed(length)
    } else if let bounds: TrackBounds = try object.optional("flexible") {
      try object.allow(["flexible", "spacing", "alignment"])
      size = .flexible(minimum: bounds.minimum, maximum: bounds.maximum)
    } else {
      try object.allow(["fixed", "flexible", "adaptive", "spacing", "alignment"])
      let bounds: TrackBounds = try object.required("adaptive")
      size = .adaptive(minimum: bounds.minimum, maximum: bounds.maximum)
    }
    let place: TrackAlignment? = try object.optional("alignment")
    self.init(size, spacing: try object.length("spacing"), alignment: place?.alignment)
  }

  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: JSONKey.self)
    switch size {
    case .fixed(let length): try object.encode(length, forKey: "fixed")
    case .flexible(let minimum, let maximum):
      try object.encode(TrackBounds(minimum: minimum, maximum: maximum), forKey: "flexible")
    case .adaptive(let minimum, let maximum):
      try object.encode(TrackBounds(minimum: minimum, maximum: maximum), forKey: "adaptive")
    }
    try object.encodeIfPresent(spacing, forKey: "spacing")
    try object.encodeIfPresent(alignment.map { TrackAlignment(alignment: $0) }, forKey: "alignment")
  }
}

/// `{"minimum":1,"maximum":9}`; from one cell to any number where they are absent.
private struct TrackBounds: Codable {
  var minimum: CellLength
  var maximum: CellLength

  init(minimum: CellLength, maximum: CellLength) {
    self.minimum = minimum
    self.maximum = maximum
  }

  init(from decoder: any Decoder) throws {
    let object = try ObjectReader(decoder, keys: ["minimum", "maximum"])
    minimum = try object.length("minimum") ?? 1
    maximum = try object.length("maximum") ?? CellLength(cells: PointScale.maximumCells)
  }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: JSONKey.self)
    if minimum != 1 { try object.encode(minimum, forKey: "minimum") }
    if maximum.floored < PointScale.maximumCells { try object.encode(maximum, forKey: "maximum") }
  }
}

/// `{"horizontal":NAME,"vertical":NAME}`, each the middle where it is absent.
private struct TrackAlignment: Codable {
  var alignment: CellAlignment

  init(alignment: CellAlignment) {
    self.alignment = alignment
  }

  init(from decoder: any Decoder) throws {
    alignment = try ObjectReader(decoder, keys: ["horizontal", "vertical"]).alignment()
  }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: JSONKey.self)
    try object.encode(alignment)
  }
}
