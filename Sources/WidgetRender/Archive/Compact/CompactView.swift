extension ArchivedView {
  /// The compact encoding, which the store keeps.
  ///
  /// What exceeds `ArchiveLimits` is left out, so that the bytes can always be read.
  public var compactBytes: [UInt8] {
    var writer = CompactWriter()
    writer.archive(self)
    if writer.isCut, writer.hasAlternatives {
      // What is shown at once comes before what may be shown later.
      writer = CompactWriter(keepsAlternatives: false)
      writer.archive(self)
    }
    return writer.bytes
  }

  /// Reads the compact encoding.
  ///
  /// - Throws: `ArchiveError` with the offset of the byte that is wrong.
  public init(compactBytes: [UInt8]) throws(ArchiveError) {
    var result: Result<ArchivedView, ArchiveError> = .failure(.notAnArchive)
    compactBytes.withUnsafeBytes { buffer in
      do throws(ArchiveError) {
        result = .success(try ArchivedView(compactBytes: buffer))
      } catch {
        result = .failure(error)
      }
    }
    self = try result.get()
  }

  /// Reads the compact encoding from memory that the caller keeps, such as a column of a query.
  ///
  /// - Throws: `ArchiveError` with the offset of the byte that is wrong.
  public init(compactBytes buffer: UnsafeRawBufferPointer) throws(ArchiveError) {
    guard buffer.count <= ArchiveLimits.maximumBytes else {
      throw .tooLarge(at: "byte 0", limit: "more than \(ArchiveLimits.maximumBytes) bytes")
    }
    var reader = CompactReader(buffer)
    guard buffer.count >= 2, try reader.byte() == CompactTags.magic else { throw .notAnArchive }
    let version = Int(try reader.byte())
    reader.version = version
    guard version <= ArchiveLimits.version else { throw .newerVersion(version) }
    guard version >= 1 else { throw .notAnArchive }
    let view = try reader.view()
    guard reader.isAtEnd else { throw reader.malformed("more after the end") }
    self = view
  }
}

extension CompactWriter {
  mutating func archive(_ view: ArchivedView) {
    byte(CompactTags.magic)
    byte(UInt8(ArchiveLimits.version))
    self.view(view)
  }

  /// Writes a view; what exceeds the limits of an archive is written as an empty view, so that
  /// whatever is written can be read.
  mutating func view(_ view: ArchivedView, depth: Int = 0) {
    // A modified view counts two more: its content and the view of its modifier.
    let isWithinLimits =
      depth < ArchiveLimits.maximumDepth + (view.isLeaf ? 1 : 0)
      && nodes + 2 <= ArchiveLimits.maximumNodes
      && bytes.count < Self.softEnd
    guard isWithinLimits else {
      isCut = true
      return byte(CompactTags.View.empty.rawValue)
    }
    switch view {
    case .empty: tag(.empty)
    case .text(let value):
      tag(.text)
      text(value)
    case .symbol(let name, let symbolStyle):
      tag(.symbol)
      string(name)
      style(symbolStyle)
    case .sizedSymbol(let symbol):
      tag(.sizedSymbol)
      let rows = UInt8(truncatingIfNeeded: symbol.archivableRows - 1)
      byte(rows | (symbol.isResizable ? CompactTags.Symbol.isResizable : 0))
      string(symbol.name)
      style(symbol.style)
    case .spacer(let minimumLength):
      tag(.spacer)
      optionalCells(minimumLength)
    case .divider(let paint):
      tag(.divider)
      color(paint)
    case .fill(let value):
      tag(.fill)
      paint(value)
    case .shape(let value):
      tag(.shape)
      shape(value)
    case .meter(let value):
      tag(.meter)
      meter(value)
    case .image(let value):
      // A picture that an archive cannot hold is none: half of it would be another one.
      guard value.isArchivable, value.pixels.count <= room else {
        isCut = true
        return tag(.empty)
      }
      tag(.image)
      image(value)
    case .grid(let value):
      tag(.grid)
      grid(value, depth: depth)
    case .trackGrid(let value):
      tag(.trackGrid)
      trackGrid(value, depth: depth)
    case .stack(let stack):
      tag(.stack)
      byte(stack.axis == .horizontal ? 0 : 1)
      alignment(stack.alignment)
      optionalLength(stack.spacing)
      children(stack.children, depth: depth)
    case .zStack(let place, let views):
      tag(.zStack)
      alignment(place)
      children(views, depth: depth)
    case .firstThatFits(let horizontal, let vertical, let views):
      tag(.firstThatFits)
      byte((horizontal ? 1 : 0) | (vertical ? 2 : 0))
      children(views, depth: depth)
    case .modified(let content, .alternative) where !keepsAlternatives:
      self.view(content, depth: depth)
    case .modified(let content, let change):
      if case .alternative = change { hasAlternatives = true }
      tag(.modified)
      nodes += 1
      modifier(change, depth: depth)
      self.view(content, depth: depth + 1)
    }
  }

  private mutating func tag(_ tag: CompactTags.View) {
    byte(tag.rawValue)
  }

  mutating func children(_ views: [ArchivedView], depth: Int) {
    // All children are counted before the first is written, which may have many of its own.
    let room = max(min(views.count, ArchiveLimits.maximumNodes - nodes), 0)
    nodes += room
    if room < views.count { isCut = true }
    unsigned(UInt64(room))
    for child in views.prefix(room) { view(child, depth: depth + 1) }
  }

  mutating func cells(_ value: Int) {
    signed(min(max(value, -PointScale.maximumCells), PointScale.maximumCells))
  }

  mutating func optionalCells(_ value: Int?) {
    flag(value != nil)
    if let value { cells(value) }
  }

  /// Whole cells above a bit that is 0, or 256ths above one that is 1.
  mutating func length(_ value: CellLength) {
    let parts = Int64(value.parts)
    signed(value.isWhole ? (parts >> 8) << 1 : parts << 1 | 1)
  }

  mutating func optionalLength(_ value: CellLength?) {
    flag(value != nil)
    if let value { length(value) }
  }
}

extension CompactReader {
  mutating func view(depth: Int = 0) throws(ArchiveError) -> ArchivedView {
    nodes += 1
    guard depth <= ArchiveLimits.maximumDepth else {
      throw tooLarge("views nested deeper than \(ArchiveLimits.maximumDepth)")
    }
    guard nodes <= ArchiveLimits.maximumNodes else {
      throw tooLarge("more than \(ArchiveLimits.maximumNodes) views")
    }
    switch try enumeration(CompactTags.View.self, "kind of view") {
    case .empty: return .empty
    case .text: return .text(try text())
    case .symbol: return .symbol(name: try string(), style: try style())
    case .sizedSymbol: return .sizedSymbol(try sizedSymbol())
    case .spacer: return .spacer(minimumLength: try optionalCells())
    case .divider: return .divider(try color())
    case .fill: return .fill(try paint())
    case .shape: return .shape(try shape())
    case .meter: return .meter(try meter())
    case .image: return .image(try image())
    case .grid: return .grid(try grid(depth: depth))
    case .trackGrid: return .trackGrid(try trackGrid(depth: depth))
    case .stack: return .stack(try stack(depth: depth))
    case .zStack:
      let place = try alignment()
      return .zStack(place, try children(depth: depth))
    case .firstThatFits:
      let axes = try axes()
      return .firstThatFits(
        horizontal: axes.horizontal,
        vertical: axes.vertical,
        try children(depth: depth)
      )
    case .modified:
      let change = try modifier(depth: depth)
      return .modified(try view(depth: depth + 1), change)
    }
  }

  private mutating func stack(depth: Int) throws(ArchiveError) -> ArchivedStack {
    let axis = try axis()
    let place = try alignment()
    let spacing = try optionalLength()
    return ArchivedStack(
      axis,
      alignment: place,
      spacing: spacing,
      try children(depth: depth)
    )
  }

  private mutating func sizedSymbol() throws(ArchiveError) -> ArchivedSymbol {
    let bits = try byte()
    let rows = Int(bits & ~CompactTags.Symbol.isResizable) + 1
    guard rows <= ArchiveLimits.maximumSymbolRows else {
      throw tooLarge("a symbol of more than \(ArchiveLimits.maximumSymbolRows) rows")
    }
    return ArchivedSymbol(
      name: try string(),
      style: try style(),
      rows: rows,
      isResizable: bits & CompactTags.Symbol.isResizable != 0
    )
  }

  mutating func children(depth: Int) throws(ArchiveError) -> [ArchivedView] {
    let count = try count()
    var views: [ArchivedView] = []
    views.reserveCapacity(min(count, ArchiveLimits.maximumNodes - nodes))
    for _ in 0..<count { views.append(try view(depth: depth + 1)) }
    return views
  }

  mutating func axis() throws(ArchiveError) -> CellAxis {
    try flag() ? .vertical : .horizontal
  }

  mutating func axes() throws(ArchiveError) -> (horizontal: Bool, vertical: Bool) {
    let bits = try byte()
    guard bits < 4 else { throw malformed("an unknown set of axes") }
    return (bits & 1 != 0, bits & 2 != 0)
  }
}
