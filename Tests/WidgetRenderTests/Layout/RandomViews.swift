import TestSupport

@testable import WidgetRender

/// Random trees of views: stacks, frames, paddings, grids, texts and shapes.
///
/// Views with a fixed size contain only flexible ones, so that no view is larger than its frame.
struct RandomViews {
  private var random: SplitMix64
  private var letters = 0

  init(seed: Int) {
    random = SplitMix64(seed: seed)
  }

  mutating func tree(depth: Int) -> ArchivedView {
    if depth == 0 || random.oneIn(6) { return leaf() }
    let view =
      switch random.below(8) {
      case 0..<3: stack(.vertical, children(depth, atMost: 4))
      case 3..<6: stack(.horizontal, children(depth, atMost: 3))
      case 6: grid()
      default: lazyGrid()
      }
    return random.oneIn(3) ? padded(view) : view
  }

  /// Returns stacks of words and paddings; only vertical stacks have gaps in points.
  mutating func words(depth: Int) -> ArchivedView {
    if depth == 0 || random.oneIn(6) { return word() }
    let children = (0...random.below(3)).map { _ in words(depth: depth - 1) }
    let axis: CellAxis = random.oneIn(3) ? .horizontal : .vertical
    let stack = ArchivedView.stack(
      ArchivedStack(axis, spacing: axis == .vertical ? .rows(points(16)) : 1, children)
    )
    return random.oneIn(3)
      ? stack.padding(top: .rows(points(16)), bottom: .rows(points(16))) : stack
  }

  /// Returns a random length in points below `bound`, a multiple of a quarter.
  mutating func points(_ bound: Int) -> Double { Double(random.below(bound * 4)) / 4 }

  private mutating func children(_ depth: Int, atMost count: Int) -> [ArchivedView] {
    (0...random.below(count)).map { _ in tree(depth: depth - 1) }
  }

  private mutating func leaf() -> ArchivedView {
    switch random.below(8) {
    case 0..<3: word()
    case 3: text("two words", lineLimit: random.oneIn(2) ? 1 : nil)
    case 4: .color.frame(.columns(points(60)), .rows(points(40)))
    case 5: random.oneIn(2) ? .gap : .divider(.secondary)
    case 6: .symbol(name: "star", style: TextStyle())
    default: random.oneIn(2) ? .color : .color.frame(nil, .rows(points(40)))
    }
  }

  /// Returns a text that no other text of the tree equals.
  private mutating func word() -> ArchivedView {
    letters += 1
    return text("w\(letters)")
  }

  private mutating func stack(_ axis: CellAxis, _ children: [ArchivedView]) -> ArchivedView {
    let exact = points(24)
    let length: CellLength = axis == .horizontal ? .columns(exact) : .rows(exact)
    return .stack(ArchivedStack(axis, spacing: random.oneIn(3) ? nil : length, children))
  }

  private mutating func grid() -> ArchivedView {
    let columns = 1 + random.below(3)
    let rows = (0...random.below(3)).map { _ in
      ArchivedGrid.Row(
        (0..<columns).map { _ in ArchivedGrid.Cell(random.oneIn(3) ? .color : word()) }
      )
    }
    return .grid(
      ArchivedGrid(
        horizontalSpacing: .columns(points(16)),
        verticalSpacing: .rows(points(24)),
        rows
      )
    )
  }

  private mutating func lazyGrid() -> ArchivedView {
    let infinite = CellLength(cells: PointScale.maximumCells)
    let track = ArchivedTrackGrid.Track(
      .flexible(minimum: .columns(8), maximum: infinite),
      spacing: .columns(points(12))
    )
    return .trackGrid(
      ArchivedTrackGrid(
        .vertical,
        tracks: Array(repeating: track, count: 1 + random.below(3)),
        spacing: .rows(points(24)),
        (0...random.below(4)).map { _ in word() }
      )
    )
  }

  private mutating func padded(_ view: ArchivedView) -> ArchivedView {
    view.padding(
      top: .rows(points(24)),
      leading: .columns(points(16)),
      bottom: .rows(points(24)),
      trailing: .columns(points(16))
    )
  }
}
