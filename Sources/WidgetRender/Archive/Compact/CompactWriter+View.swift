extension CompactWriter {
  /// Writes a view; what exceeds the limits of an archive is written as an empty view, so that
  /// whatever is written can be read.
  mutating func view(_ view: ArchivedView, depth: Int = 0) {
    // A modified view counts two more: its content and the view of its modifier.
    let isWithinLimits =
      depth < ArchiveLimits.maximumDepth + (view.isLeaf ? 1 : 0)
      && nodes + 2 <= ArchiveLimits.maximumNodes
      && bytes.count < Self.softEnd
    guard isWithinLimits else { return byte(CompactTags.View.empty.rawValue) }
    switch view {
    case .empty: tag(.empty)
    case .text(let value):
      tag(.text)
      text(value)
    case .symbol(let name, let symbolStyle):
      tag(.symbol)
      string(name)
      style(symbolStyle)
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
      guard value.isArchivable, value.pixels.count <= room else { return tag(.empty) }
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
      optionalCells(stack.spacing)
      children(stack.children, depth: depth)
    case .zStack(let place, let views):
      tag(.zStack)
      alignment(place)
      children(views, depth: depth)
    case .firstThatFits(let horizontal, let vertical, let views):
      tag(.firstThatFits)
      byte((horizontal ? 1 : 0) | (vertical ? 2 : 0))
      children(views, depth: depth)
    case .modified(let content, let change):
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
}
