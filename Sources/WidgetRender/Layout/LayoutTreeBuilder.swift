internal import Moments

/// Flattens an archived view, parents before children.
struct LayoutTreeBuilder {
  private(set) var nodes = Scratch<LayoutNode>(capacity: 64)
  private(set) var views: [ArchivedView] = []
  private(set) var texts: [TextBlock] = []
  private(set) var fixedFrames = Scratch<FixedFrame>()
  private(set) var frames = Scratch<ArchivedModifier.FlexibleFrame>()
  private(set) var insets = Scratch<CellInsets>()
  private(set) var aspects = Scratch<LayoutAspect>()
  private(set) var grids: [GridPlan] = []
  private(set) var trackGrids: [TrackPlan] = []
  private(set) var hasGuides = false
  private var gaps = GapNotes()
  private(set) var containers = Scratch<Int32>()
  private(set) var answers: [LayoutProbe.Answer] = []
  private(set) var ordersSiblings = false

  private var blocks: TextBlockBuilder
  /// The functions that choose the sizes of marked views, by the numbers of the marks.
  private let answering: [Int: LayoutProbe.Answer]
  /// Whether the view being added is in a right-to-left layout.
  private var isRightToLeft = false

  init(answering: [Int: LayoutProbe.Answer] = [:], in context: DrawContext) {
    blocks = TextBlockBuilder(in: context)
    self.answering = answering
    views.reserveCapacity(64)
    texts.reserveCapacity(32)
  }

  /// The degrees at which gaps of the tree give up a row of cells (SU-80).
  var compressions: Set<GapCompression> { gaps.compressions }

  /// The index of the outermost padding; -1 for none.
  var margins: Int32 {
    var node: Int32 = nodes.isEmpty ? -1 : 0
    while node >= 0 {
      switch nodes[Int(node)].kind {
      case .padding(let index): return index
      case .transparent, .container, .layered: node = nodes[Int(node)].firstChild
      default: return -1
      }
    }
    return -1
  }

  /// Adds a view with everything inside it as the root.
  mutating func build(_ view: ArchivedView) {
    _ = add(view, axis: nil, depth: 0)
    nodes.findNodesThatIgnoreRows(texts, insets)
    if gaps.dependOnText { nodes.findTextEdges(fixedFrames, frames) }
    gaps.finish(nodes)
    if !fixedFrames.isEmpty {
      nodes.findExactLengths(fixedFrames)
      if nodes.hasRowsOfExactHeight() { gaps.compressions.insert(.edges) }
    }
  }

  /// Adds a view with everything inside it and returns its index.
  ///
  /// A view beyond the limits of an archive becomes an empty view: rendering never fails.
  private mutating func add(_ view: ArchivedView, axis: CellAxis?, depth: Int) -> Int32 {
    let index = nodes.count
    guard depth <= ArchiveLimits.maximumDepth, index < ArchiveLimits.maximumNodes else {
      return append(.empty, view: .empty, axis: axis)
    }
    switch view {
    case .empty: return append(.empty, view: view, axis: axis)
    case .text(let text):
      let block = blocks.block(of: text)
      texts.append(block)
      return append(
        .text(Self.last(of: texts.count), singleLine: Cells.packed(block.singleLine)),
        view: view,
        axis: axis
      )
    case .symbol: return append(.symbol, view: view, axis: axis)
    case .sizedSymbol(let symbol): return append(symbol.layoutKind, view: view, axis: axis)
    case .spacer(let minimum):
      // The default spacing is one column and no row (SU-23, SU-28).
      let length = minimum ?? (axis == .horizontal ? 1 : 0)
      let added = append(.spacer(minimum: Cells.packed(length)), view: view, axis: axis)
      nodes[index].priority = -.infinity
      nodes[index].isSpacer = true
      return added
    case .divider: return append(.divider, view: view, axis: axis)
    case .fill: return append(.fill, view: view, axis: axis)
    case .shape(let shape):
      return append(shape.outline.isSquare ? .circle : .fill, view: view, axis: axis)
    case .meter(let meter): return append(meter.layoutKind, view: view, axis: axis)
    case .image(let image): return append(image.layoutKind, view: view, axis: axis)
    case .stack(let stack):
      gaps.note(stack, at: nodes.count)
      let kind = LayoutNode.Kind.stack(
        stack.axis,
        spacing: stack.spacing?.parts ?? LayoutNode.noSpacing,
        stack.alignment
      )
      return append(kind, view: view, axis: axis, stack.children, stack.axis, depth)
    case .zStack(let alignment, let children):
      return append(.zStack(alignment), view: view, axis: axis, children, nil, depth)
    case .grid(let grid): return add(grid, view, axis: axis, depth: depth)
    case .trackGrid(let grid): return add(grid, view, axis: axis, depth: depth)
    case .firstThatFits(let horizontal, let vertical, let children):
      let kind = LayoutNode.Kind.firstThatFits(horizontal: horizontal, vertical: vertical)
      return append(kind, view: view, axis: axis, children, axis, depth)
    case .modified(let content, let modifier):
      return add(content, modifier, view, axis: axis, depth: depth)
    }
  }

  private mutating func add(
    _ content: ArchivedView,
    _ modifier: ArchivedModifier,
    _ view: ArchivedView,
    axis: CellAxis?,
    depth: Int
  ) -> Int32 {
    let index = append(kind(of: modifier, around: content), view: view, axis: axis)
    let outer = isRightToLeft
    defer { isRightToLeft = outer }
    if case .layoutDirection(let direction) = modifier { isRightToLeft = direction == .rightToLeft }
    let child = add(content, axis: axis, depth: depth + 1)
    nodes[Int(index)].firstChild = child
    nodes[Int(index)].priority = nodes[Int(child)].priority
    switch modifier {
    case .frame, .flexibleFrame, .padding, .fixedSize, .aspectRatio, .scroll: break
    case .layoutPriority(let priority):
      nodes[Int(index)].priority = priority.isNaN ? 0 : priority
      nodes[Int(index)].isSpacer = nodes[Int(child)].isSpacer
    default: nodes[Int(index)].isSpacer = nodes[Int(child)].isSpacer
    }
    switch modifier {
    case .overlay(let other, _), .background(let other, _), .containerBackground(let other, _),
      .mask(let other, _):
      let second = add(other, axis: nil, depth: depth + 1)
      nodes[Int(child)].nextSibling = second
    default: break
    }
    if case .containerBackground = modifier { containers.append(index) }
    if case .zIndex = modifier { ordersSiblings = true }
    return index
  }

  private mutating func kind(of modifier: ArchivedModifier, around content: ArchivedView)
    -> LayoutNode.Kind
  {
    switch modifier {
    case .frame(let width, let height, let alignment):
      fixedFrames.append(FixedFrame(width, height, alignment, around: content))
      return .frame(Self.last(of: fixedFrames.count))
    case .flexibleFrame(let frame):
      frames.append(frame.sanitized)
      return .flexibleFrame(Self.last(of: frames.count))
    case .padding(let insets):
      gaps.note(insets)
      self.insets.append(insets)
      return .padding(Self.last(of: self.insets.count))
    case .fixedSize(let horizontal, let vertical):
      return .fixedSize(horizontal: horizontal, vertical: vertical)
    case .aspectRatio(let ratio, let mode):
      let own = ratio ?? content.exactAspectRatio
      aspects.append(LayoutAspect(ratio: own.flatMap(AspectRatio.valid), mode: mode))
      return .aspectRatio(Self.last(of: aspects.count))
    case .offset(let columns, let rows):
      return .offset(
        columns: Int32(truncatingIfNeeded: Cells.clamped(columns)),
        rows: Int32(truncatingIfNeeded: Cells.clamped(rows))
      )
    case .identity where !answering.isEmpty:
      guard let answer = modifier.mark.flatMap({ answering[$0] }) else { return .transparent }
      answers.append(answer)
      return .asked(Self.last(of: answers.count))
    case .position(let column, let row):
      return .position(
        column: Int32(truncatingIfNeeded: Cells.clamped(column)),
        row: Int32(truncatingIfNeeded: Cells.clamped(row))
      )
    case .horizontalGuide(let guide, let column):
      hasGuides = true
      return .horizontalGuide(guide, Int32(truncatingIfNeeded: Cells.clamped(column)))
    case .verticalGuide(let guide, let row):
      hasGuides = true
      return .verticalGuide(guide, Int32(truncatingIfNeeded: Cells.clamped(row)))
    case .overlay(_, let alignment), .background(_, let alignment), .mask(_, let alignment):
      return .layered(alignment)
    case .containerBackground(_, let alignment): return .container(alignment)
    case .scroll(let axis): return .scroll(axis)
    default: return .transparent
    }
  }

  /// Returns the index of the last of `count` elements.
  private static func last(of count: Int) -> Int32 { Int32(truncatingIfNeeded: count - 1) }

  private mutating func append(
    _ kind: LayoutNode.Kind,
    view: ArchivedView,
    axis: CellAxis?
  ) -> Int32 {
    nodes.append(LayoutNode(kind: kind, axis: axis, isRightToLeft: isRightToLeft))
    views.append(view)
    return Int32(truncatingIfNeeded: nodes.count - 1)
  }

  /// Appends a container and its children; empty views do not count as children (SU-55).
  private mutating func append(
    _ kind: LayoutNode.Kind,
    view: ArchivedView,
    axis: CellAxis?,
    _ children: [ArchivedView],
    _ childAxis: CellAxis?,
    _ depth: Int
  ) -> Int32 {
    let index = append(kind, view: view, axis: axis)
    var last: Int32 = -1
    for child in children {
      if case .empty = child { continue }
      guard nodes.count < ArchiveLimits.maximumNodes else { break }
      let added = add(child, axis: childAxis, depth: depth + 1)
      link(added, after: last, in: index)
      last = added
    }
    return index
  }
}

extension LayoutTreeBuilder {
  private mutating func add(_ grid: ArchivedGrid, _ view: ArchivedView, axis: CellAxis?, depth: Int)
    -> Int32
  {
    let place = grids.count
    if let spacing = grid.verticalSpacing { gaps.note(spacing) }
    grids.append(GridPlan(grid))
    let index = append(.grid(Self.last(of: grids.count)), view: view, axis: axis)
    var plan = GridPlan(grid)
    var alignments: [Int: CellHorizontalAlignment] = [:]
    var last: Int32 = -1
    for row in grid.rows.prefix(ArchiveLimits.maximumGridRows) {
      var views: [(cell: ArchivedGrid.Cell, node: Int32)] = []
      var column = 0
      for cell in row.cells.prefix(row.isWhole ? 1 : ArchiveLimits.maximumGridColumns) {
        // SU-42: there is no cell for an empty view.
        if case .empty = cell.view { continue }
        guard nodes.count < ArchiveLimits.maximumNodes else { break }
        let node = add(cell.view, axis: nil, depth: depth + 1)
        link(node, after: last, in: index)
        last = node
        views.append((cell, node))
        if let alignment = cell.columnAlignment, !row.isWhole, alignments[column] == nil {
          alignments[column] = alignment
        }
        column += min(max(cell.span, 1), ArchiveLimits.maximumGridColumns)
      }
      plan.add(row, of: grid, views)
    }
    plan.finish(alignments)
    grids[place] = plan
    return index
  }

  private mutating func add(
    _ grid: ArchivedTrackGrid,
    _ view: ArchivedView,
    axis: CellAxis?,
    depth: Int
  )
    -> Int32
  {
    gaps.note(grid)
    trackGrids.append(TrackPlan(grid))
    let kind = LayoutNode.Kind.trackGrid(Self.last(of: trackGrids.count))
    return append(kind, view: view, axis: axis, grid.children, nil, depth)
  }

  /// Makes a node the next child of its parent.
  private mutating func link(_ node: Int32, after last: Int32, in parent: Int32) {
    if last < 0 {
      nodes[Int(parent)].firstChild = node
    } else {
      nodes[Int(last)].nextSibling = node
    }
  }
}
