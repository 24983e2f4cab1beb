/// An archived view as flat arrays, parents before children, ready to be measured.
///
/// It is a class, because it is passed around and never changes.
final class LayoutTree {
  let nodes: Scratch<LayoutNode>
  /// The archived view of each node, for drawing.
  let views: [ArchivedView]
  let texts: [TextBlock]
  let fixedFrames: Scratch<FixedFrame>
  let frames: Scratch<ArchivedModifier.FlexibleFrame>
  let insets: Scratch<CellInsets>
  let aspects: Scratch<LayoutAspect>
  let grids: [GridPlan]
  let trackGrids: [TrackPlan]
  /// Whether any view has a guide of its own; guides are looked up only then.
  let hasGuides: Bool
  /// The degrees at which gaps of the tree give up a row of cells, smallest first (SU-80).
  let compressions: [GapCompression]
  /// The index of the outermost padding, which is the widget's margins; -1 for none.
  let margins: Int32
  /// The nodes whose second child is the background of the whole widget.
  let containers: Scratch<Int32>
  /// Whether any view has a `zIndex`, so that siblings must be sorted for drawing.
  let ordersSiblings: Bool

  /// The functions that return the sizes of marked views; empty while an archive is drawn.
  let answers: [LayoutProbe.Answer]

  init(
    _ view: ArchivedView,
    answering answers: [Int: LayoutProbe.Answer] = [:],
    in context: DrawContext
  ) {
    var builder = LayoutTreeBuilder(answering: answers, in: context)
    builder.build(view)
    nodes = builder.nodes
    views = builder.views
    texts = builder.texts
    fixedFrames = builder.fixedFrames
    frames = builder.frames
    insets = builder.insets
    aspects = builder.aspects
    grids = builder.grids
    trackGrids = builder.trackGrids
    hasGuides = builder.hasGuides
    compressions = builder.compressions.sorted()
    margins = builder.margins
    containers = builder.containers
    self.answers = builder.answers
    ordersSiblings = builder.ordersSiblings
  }

  func firstChild(_ node: Int32) -> Int32 { nodes[Int(node)].firstChild }
  func sibling(_ node: Int32) -> Int32 { nodes[Int(node)].nextSibling }

  /// Returns the children of a node from back to front, by the author's z-index; equal ones keep their order (SU-38).
  func orderedChildren(of node: Int32) -> [Int32] {
    var children: [(node: Int32, order: Double)] = []
    var child = firstChild(node)
    while child >= 0 {
      children.append((child, order(of: child)))
      child = sibling(child)
    }
    children.sort { $0.order < $1.order }
    return children.map(\.node)
  }

  /// Returns the outermost `zIndex` of a view, which may be inside other modifiers; 0 without one.
  private func order(of node: Int32) -> Double {
    var node = node
    while node >= 0, case .modified(_, let modifier) = views[Int(node)] {
      if case .zIndex(let index) = modifier { return index.isNaN ? 0 : index }
      node = firstChild(node)
    }
    return 0
  }

  /// Returns the proposal without its rows if the node ignores them.
  func relevant(_ proposal: ProposedCellSize, to node: Int32) -> ProposedCellSize {
    var proposal = proposal
    if nodes[Int(node)].ignoresRows { proposal.rawRows = -1 }
    return proposal
  }
}
