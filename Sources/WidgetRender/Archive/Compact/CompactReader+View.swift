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
    let spacing = try optionalCells()
    return ArchivedStack(
      axis,
      alignment: place,
      spacing: spacing,
      try children(depth: depth)
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
