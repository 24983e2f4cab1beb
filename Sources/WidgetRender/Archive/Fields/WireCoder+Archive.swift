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

// Fields with the limits of an archive. What is written is brought within them first.

extension WireCoder {
  /// A length that the layout can add up without overflow.
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

  mutating func requiredCells(
    _ name: StaticString,
    _ tag: Int,
    _ value: @autoclosure () -> Int?
  ) throws(WireFault) -> Int {
    guard let cells = try cells(name, tag, value()) else { throw missing(name) }
    return cells
  }

  /// A number within the limits of an archive.
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

  /// A number that is left out where it has its usual value.
  mutating func number(
    _ name: StaticString,
    _ tag: Int,
    _ value: @autoclosure () -> Double?,
    usually usual: Double
  ) throws(WireFault) -> Double {
    try number(name, tag, (value()?.archivable).flatMap { $0 == usual ? nil : $0 }) ?? usual
  }

  /// A priority or an index: finite, of any size.
  mutating func rank(
    _ name: StaticString,
    _ tag: Int,
    _ value: @autoclosure () -> Double?
  ) throws(WireFault) -> Double {
    let rank = try required(name, tag, value()?.archivableRank)
    guard rank.isFinite else { throw fault(name, "is not finite") }
    return rank
  }

  /// A whole number within bounds.
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

  /// A whole number that is left out where it is the least.
  mutating func whole(
    _ name: StaticString,
    _ tag: Int,
    from value: @autoclosure () -> Int?,
    in bounds: ClosedRange<Int>
  ) throws(WireFault) -> Int {
    let least = bounds.lowerBound
    return try whole(name, tag, value().flatMap { $0 <= least ? nil : $0 }, in: bounds) ?? least
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

  /// Two fields, `horizontal` and `vertical`, each the middle where it is absent; the second has the next tag.
  mutating func alignment(
    _ tag: Int,
    _ value: CellAlignment?
  ) throws(WireFault) -> CellAlignment {
    CellAlignment(
      try field("horizontal", tag, value?.horizontal, usually: .center),
      try field("vertical", tag + 1, value?.vertical, usually: .center)
    )
  }

  /// Views of which all are counted before the first is written.
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
  public static func form<Coder: WireCoder>(
    _ value: Instant?,
    _ coder: inout Coder
  ) throws(WireFault) -> Instant {
    Instant(microseconds: try coder.signed(value?.microseconds))
  }
}

/// A number of cells in JSON, of which 256ths are exact in decimal.
///
/// In bytes whole cells above a bit that is 0, or 256ths above one that is 1.
extension CellLength: Wired {
  public static func form<Coder: WireCoder>(
    _ value: CellLength?,
    _ coder: inout Coder
  ) throws(WireFault) -> CellLength {
    if Coder.isText { return try cells(value, &coder) }
    let parts = value.map { Int64($0.parts) }
    let raw = try coder.signed(parts.map { $0 & 0xFF == 0 ? ($0 >> 8) << 1 : $0 << 1 | 1 })
    let isWhole = raw & 1 == 0
    let limit = Int64(PointScale.maximumCells) * (isWhole ? 1 : Int64(partsPerCell))
    guard raw >> 1 >= -limit && raw >> 1 <= limit else {
      throw coder.fault("a length out of range")
    }
    let length = isWhole ? CellLength(cells: Int(raw >> 1)) : CellLength(parts: Int(raw >> 1))
    guard isWhole || !length.isWhole else { throw coder.fault("whole cells written as parts") }
    return length
  }

  private static func cells<Coder: WireCoder>(
    _ value: CellLength?,
    _ coder: inout Coder
  ) throws(WireFault) -> CellLength {
    if let value, value.isWhole {
      _ = try coder.signed(Int64(value.floored))
      return value
    }
    let cells = try coder.double(value.map { Double($0.parts) / Double(partsPerCell) })
    guard cells.magnitude <= Double(PointScale.maximumCells) else {
      throw coder.fault(ofItself: "is beyond \(PointScale.maximumCells) cells")
    }
    return CellLength(parts: Int((cells * Double(partsPerCell)).rounded()))
  }
}

extension CellHorizontalAlignment: WiredName {}
extension CellVerticalAlignment: WiredName {}
extension CellAxis: WiredName {}
