public import Moments
public import Wire

extension WireLevel {
  static let views = WireLevel(
    isInner: false,
    maximumDepth: ArchiveLimits.maximumDepth,
    maximumCount: ArchiveLimits.maximumNodes,
    nouns: "views"
  )
  static let outlines = WireLevel(
    isInner: true,
    maximumDepth: ArchiveLimits.maximumOutlineDepth,
    maximumCount: .max,
    nouns: "outlines"
  )
}

// Fields with the limits of an archive; values are clamped before they are written.

extension WireCoder {
  /// Encodes or decodes a length of at most `PointScale.maximumCells` in either direction; `nil` is
  /// omitted.
  ///
  /// So the layout can add lengths without overflow.
  mutating func cells(
    _ name: StaticString,
    _ tag: Int,
    _ value: @autoclosure () -> Int?
  ) throws(WireFault) -> Int? {
    let bound = PointScale.maximumCells
    let cells = try field(name, tag, value().map { min(max($0, -bound), bound) })
    guard let cells else { return nil }
    guard cells >= -bound && cells <= bound else { throw fault(name, "is beyond \(bound) cells") }
    return cells
  }

  mutating func cells(
    _ name: StaticString,
    _ tag: Int,
    _ value: @autoclosure () -> Int?,
    otherwise: Int
  ) throws(WireFault) -> Int {
    let bound = PointScale.maximumCells
    let clamped = value().map { min(max($0, -bound), bound) }
    let cells = try field(name, tag, clamped, otherwise: otherwise)
    guard cells >= -bound && cells <= bound else { throw fault(name, "is beyond \(bound) cells") }
    return cells
  }

  mutating func requiredCells(
    _ name: StaticString,
    _ tag: Int,
    _ value: @autoclosure () -> Int?
  ) throws(WireFault) -> Int {
    guard let cells = try cells(name, tag, value()) else { throw missing(name) }
    return cells
  }

  /// Encodes or decodes a number within the limits of an archive; `nil` is omitted.
  mutating func number(
    _ name: StaticString,
    _ tag: Int,
    _ value: @autoclosure () -> Double?
  ) throws(WireFault) -> Double? {
    guard let number = try field(name, tag, value()?.archivable) else { return nil }
    guard number.isArchivable else {
      throw fault(name, "is beyond \(Int(ArchiveLimits.maximumNumber))")
    }
    return number
  }

  mutating func requiredNumber(
    _ name: StaticString,
    _ tag: Int,
    _ value: @autoclosure () -> Double?
  ) throws(WireFault) -> Double {
    guard let number = try number(name, tag, value()) else { throw missing(name) }
    return number
  }

  /// Encodes or decodes a number that is omitted if it has its default value.
  mutating func number(
    _ name: StaticString,
    _ tag: Int,
    _ value: @autoclosure () -> Double?,
    usually usual: Double
  ) throws(WireFault) -> Double {
    let number = try field(name, tag, value()?.archivable, usually: usual)
    guard number.isArchivable else {
      throw fault(name, "is beyond \(Int(ArchiveLimits.maximumNumber))")
    }
    return number
  }

  mutating func number(
    _ name: StaticString,
    _ tag: Int,
    _ value: @autoclosure () -> Double?,
    otherwise: Double
  ) throws(WireFault) -> Double {
    let number = try field(name, tag, value()?.archivable, otherwise: otherwise)
    guard number.isArchivable else {
      throw fault(name, "is beyond \(Int(ArchiveLimits.maximumNumber))")
    }
    return number
  }

  /// Encodes or decodes a priority or an index: a finite number of any size, which drawing only
  /// compares.
  mutating func rank(
    _ name: StaticString,
    _ tag: Int,
    _ value: @autoclosure () -> Double?
  ) throws(WireFault) -> Double {
    let rank = try required(name, tag, value()?.archivableRank)
    guard rank.isFinite else { throw fault(name, "is not finite") }
    return rank
  }

  /// Encodes or decodes an integer, which is clamped to the bounds before it is written; `nil` is
  /// omitted.
  mutating func whole(
    _ name: StaticString,
    _ tag: Int,
    _ value: @autoclosure () -> Int?,
    in bounds: ClosedRange<Int>
  ) throws(WireFault) -> Int? {
    let whole = try field(
      name,
      tag,
      value().map { min(max($0, bounds.lowerBound), bounds.upperBound) }
    )
    guard let whole else { return nil }
    guard bounds.contains(whole) else {
      throw fault(name, "is not \(bounds.lowerBound) to \(bounds.upperBound)")
    }
    return whole
  }

  mutating func whole(
    _ name: StaticString,
    _ tag: Int,
    _ value: @autoclosure () -> Int?,
    in bounds: ClosedRange<Int>,
    otherwise: Int
  ) throws(WireFault) -> Int {
    let (least, greatest) = (bounds.lowerBound, bounds.upperBound)
    let clamped = value().map { min(max($0, least), greatest) }
    let whole = try field(name, tag, clamped, otherwise: otherwise)
    guard bounds.contains(whole) else { throw fault(name, "is not \(least) to \(greatest)") }
    return whole
  }

  /// Encodes or decodes an integer that is omitted if it has its least value.
  mutating func whole(
    _ name: StaticString,
    _ tag: Int,
    from value: @autoclosure () -> Int?,
    in bounds: ClosedRange<Int>
  ) throws(WireFault) -> Int {
    let (least, greatest) = (bounds.lowerBound, bounds.upperBound)
    let whole = try field(name, tag, value().map { min(max($0, least), greatest) }, usually: least)
    guard bounds.contains(whole) else { throw fault(name, "is not \(least) to \(greatest)") }
    return whole
  }

  mutating func words(
    _ name: StaticString,
    _ tag: Int,
    _ value: @autoclosure () -> String?
  ) throws(WireFault) -> String? {
    guard let words = try field(name, tag, value()) else { return nil }
    guard !Self.isText || words.utf8.count <= ArchiveLimits.maximumStringBytes else {
      throw fault(name, "is longer than \(ArchiveLimits.maximumStringBytes) bytes")
    }
    return words
  }

  mutating func requiredWords(
    _ name: StaticString,
    _ tag: Int,
    _ value: @autoclosure () -> String?
  ) throws(WireFault) -> String {
    guard let words = try words(name, tag, value()) else { throw missing(name) }
    return words
  }

  /// Encodes or decodes the two fields `horizontal` and `vertical` of an alignment.
  ///
  /// A field is omitted if it is centred. The second has the tag after `tag`.
  mutating func alignment(
    _ tag: Int,
    _ value: CellAlignment?
  ) throws(WireFault) -> CellAlignment {
    CellAlignment(
      try field("horizontal", tag, value?.horizontal, usually: .center),
      try field("vertical", tag + 1, value?.vertical, usually: .center)
    )
  }

  /// Encodes or decodes children, all of which are counted before the first is written.
  mutating func children(
    _ tag: Int,
    _ value: [ArchivedView]?
  ) throws(WireFault) -> [ArchivedView] {
    let kept = value.map { views in
      let count = admitted(views.count, .views)
      return count < views.count ? Array(views.prefix(count)) : views
    }
    return try field("children", tag, kept) ?? []
  }
}

extension Instant: Wired {
  public static func form<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Instant(microseconds: try c.signed(value?.microseconds))
  }
}

/// The encoding of a length: in JSON, a number of cells, in which 256ths are exact.
///
/// In the compact encoding the lowest bit is 0 for whole cells and 1 for 256ths of a cell; the
/// higher bits are the number.
extension CellLength: Wired {
  public static func form<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    if C.isText { return try cells(value, &c) }
    let parts = value.map { Int64($0.parts) }
    let raw = try c.signed(parts.map { $0 & 0xFF == 0 ? ($0 >> 8) << 1 : $0 << 1 | 1 })
    let isWhole = raw & 1 == 0
    let limit = Int64(PointScale.maximumCells) * (isWhole ? 1 : Int64(partsPerCell))
    guard raw >> 1 >= -limit && raw >> 1 <= limit else {
      throw c.fault("a length out of range")
    }
    let length = isWhole ? CellLength(cells: Int(raw >> 1)) : CellLength(parts: Int(raw >> 1))
    guard isWhole || !length.isWhole else { throw c.fault("whole cells written as parts") }
    return length
  }

  private static func cells<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    if let value, value.isWhole {
      _ = try c.signed(Int64(value.floored))
      return value
    }
    let cells = try c.double(value.map { Double($0.parts) / Double(partsPerCell) })
    guard cells.magnitude <= Double(PointScale.maximumCells) else {
      throw c.fault(ofItself: "is beyond \(PointScale.maximumCells) cells")
    }
    return CellLength(parts: Int((cells * Double(partsPerCell)).rounded()))
  }
}

extension CellHorizontalAlignment: WiredName {}
extension CellVerticalAlignment: WiredName {}
extension CellAxis: WiredName {}
