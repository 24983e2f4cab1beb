/// Measures and places a layout tree by SwiftUI's rules, in whole cells.
///
/// Every measurement is cached by its proposal. A stack that is proposed no length, a length of 0
/// or an infinite one measures each child once. So a node gets few different proposals at any
/// depth.
///
/// The engine is not copyable, because copies would share the cache.
struct LayoutEngine: ~Copyable {
  let tree: LayoutTree
  /// The frame of each node; a negative size means that the node is not placed.
  private(set) var frames: Scratch<CellRect>
  /// The number of computed measurements; those of simple leaves are not cached and not counted.
  private(set) var measurementCount = 0
  /// Whether all alternatives of `firstThatFits` are placed, and not only the one that is shown.
  var placesAlternatives = false
  /// Whether placed columns are closer to each other than their author's gaps in whole cells.
  var isCrowded = false
  /// Whether the content may use the widget's margins at its sides.
  private(set) var givesUpMargins = false

  /// The requested first visible row of the scrolled content; beyond the end, the last rows are
  /// shown.
  var firstRow = 0
  /// The scrollable window; `nil` if there is none.
  var window: ScrolledWindow?

  /// Whether a measurement since this flag was last cleared depended on the proposed rows.
  var usesRows = false

  private var memory: Scratch<Answer>
  private var newest: Scratch<Int32>
  /// The children of the stacks that are being laid out, and the last results of each stack.
  var stacks: StackShares
  var grids = GridMemory()
  private var words = WordWidths()
  private(set) var widget = CellSize.zero

  /// A cached measurement, linked to the previous one of its node.
  private struct Answer: BitwiseCopyable {
    var proposal: ProposedCellSize
    var measurement: Measurement
    var previous: Int32
    /// Whether the measurement is valid for any number of rows at the same width.
    var isForAnyRows: Bool
  }

  /// The average number of measurements per node, far more than real views need, after which cached
  /// ones are reused.
  static let maximumMeasurementsPerNode = 200

  private static let unplaced = CellRect(column: 0, row: 0, columns: -1, rows: -1)

  init(_ tree: LayoutTree) {
    self.tree = tree
    newest = Scratch(repeating: -1, count: tree.nodes.count)
    memory = Scratch(capacity: tree.nodes.count)
    frames = Scratch(repeating: Self.unplaced, count: tree.nodes.count)
    stacks = StackShares(nodeCount: tree.nodes.count)
  }

  /// Places the whole tree in the middle of a widget's cells, as SwiftUI does with a root view.
  ///
  /// Unlike in SwiftUI, content that is too large begins at the top leading corner. A terminal may
  /// have fewer cells than the widget's family, and a picture without its end is still readable.
  /// Content of at least one and a half times the width or height is centred: it is a background
  /// that is larger on purpose (SU-84). Before columns touch each other, the content gets the
  /// widget's margins.
  mutating func layOut(in size: CellSize) {
    let width = layOutOnce(in: size)
    guard tree.margins >= 0, isCrowded || width > size.columns else { return }
    var wider = LayoutEngine(tree)
    wider.placesAlternatives = placesAlternatives
    wider.firstRow = firstRow
    wider.givesUpMargins = true
    let widened = wider.layOutOnce(in: size)
    if !wider.isCrowded, widened <= size.columns { self = wider }
  }

  /// Places the whole tree once and returns its width in columns.
  private mutating func layOutOnce(in size: CellSize) -> Int {
    widget = size
    let proposal = Self.room(size)
    let content = measure(0, proposal).size
    var origin = CellAlignment.center.origin(of: content, in: size)
    let wide = size.columns + size.columns / 2
    let high = size.rows + size.rows / 2
    if content.columns <= wide || !tree.fixedFrames.contains(where: { $0.columns > wide }) {
      origin.column = max(origin.column, 0)
    }
    if content.rows <= high || !tree.fixedFrames.contains(where: { $0.rows > high }) {
      origin.row = max(origin.row, 0)
    }
    place(0, at: origin, proposal)
    return content.columns
  }

  /// Returns a proposal of all the available space, which makes gaps shrink if it is too small
  /// (SU-80).
  static func room(_ size: CellSize) -> ProposedCellSize {
    var proposal = ProposedCellSize(size)
    proposal.hasAllRows = true
    return proposal
  }

  mutating func measure(_ node: Int32, _ proposal: ProposedCellSize) -> Measurement {
    let kind = tree.nodes[Int(node)].kind
    let ignoresRows = tree.nodes[Int(node)].ignoresRows
    var proposal = proposal
    if ignoresRows { proposal.rawRows = -1 }
    if let answer = immediate(kind, node, proposal) {
      if !ignoresRows, !kind.isText { usesRows = true }
      return answer
    }
    var entry = newest[Int(node)]
    while entry >= 0 {
      let answer = memory[Int(entry)]
      if answer.proposal.answers(proposal, forAnyRows: answer.isForAnyRows) {
        if !answer.isForAnyRows { usesRows = true }
        return answer.measurement
      }
      entry = answer.previous
    }
    if measurementCount > tree.nodes.count * Self.maximumMeasurementsPerNode {
      usesRows = true
      let known = newest[Int(node)]
      return known < 0 ? .zero : memory[Int(known)].measurement
    }
    measurementCount += 1
    let usedRows = usesRows
    usesRows = false
    let measurement = compute(kind, node, proposal)
    let isForAnyRows = ignoresRows || !usesRows && leavesRows(kind)
    usesRows = usedRows || !isForAnyRows
    memory.append(
      Answer(
        proposal: proposal,
        measurement: measurement,
        previous: newest[Int(node)],
        isForAnyRows: isForAnyRows
      )
    )
    newest[Int(node)] = Int32(truncatingIfNeeded: memory.count - 1)
    return measurement
  }

  /// Returns whether proposed rows do not matter to a node itself, but only to its children.
  ///
  /// A row of texts that fit has the same size for any number of rows, and its column proposes
  /// three of them.
  private func leavesRows(_ kind: LayoutNode.Kind) -> Bool {
    switch kind {
    case .stack(let axis, let spacing, _): leavesRows(axis, spacing)
    case .transparent: true
    default: false
    }
  }

  /// Returns whether proposed rows do not matter to a stack itself, but only to its children.
  func leavesRows(_ axis: CellAxis, _ spacing: Int32) -> Bool {
    axis == .horizontal && tree.fixedFrames.isEmpty && !tree.hasGuides
      && (spacing == LayoutNode.noSpacing || CellLength(parts: Int(spacing)).isWhole)
  }

  /// Returns the columns that a node needs so that none of its words is broken.
  mutating func wordColumns(of node: Int32) -> Int { words.columns(of: node, in: tree) }

  /// Places a node as if leading was left; in a right-to-left parent its position is mirrored
  /// (SU-20).
  mutating func place(
    _ node: Int32,
    at origin: CellPoint,
    in parent: CellRect,
    _ proposal: ProposedCellSize
  ) {
    var origin = origin
    if tree.nodes[Int(node)].isRightToLeft {
      let end = origin.column + Int(measure(node, proposal).columns)
      origin.column = parent.origin.column + parent.endColumn - end
    }
    place(node, at: origin, proposal)
  }

  mutating func place(_ node: Int32, at origin: CellPoint, _ proposal: ProposedCellSize) {
    let size = measure(node, proposal).size
    frames[Int(node)] = CellRect(origin: origin, size: size)
    placeChildren(of: node, in: CellRect(origin: origin, size: size), proposal)
  }
}

extension LayoutEngine {
  /// Measures a leaf whose measurement is cheaper than a look-up in the cache; returns `nil` for
  /// other nodes.
  @inline(__always)
  private func immediate(
    _ kind: LayoutNode.Kind,
    _ node: Int32,
    _ proposal: ProposedCellSize
  ) -> Measurement? {
    switch kind {
    case .empty: .zero
    case .symbol: Measurement(columns: 1, rows: 1, firstBaseline: 0, lastBaseline: 0)
    case .text(_, let columns): Self.singleLine(Cells.unpacked(columns), proposal)
    case .spacer(let minimum): Self.spacer(Int(minimum), tree.nodes[Int(node)].axis, proposal)
    case .divider: Self.divider(tree.nodes[Int(node)].axis, proposal)
    // Ideal lengths of 10 points are one cell on both axes (SU-10, SU-71).
    case .fill: Measurement(columns: proposal.columns ?? 1, rows: proposal.rows ?? 1)
    case .circle: Self.circle(proposal)
    case .bar: Measurement(columns: proposal.columns ?? Self.idealBar, rows: 1)
    case .ring: Self.ring(proposal)
    case .image(let columns, let rows, let isResizable):
      Measurement(
        columns: isResizable ? proposal.columns ?? Int(columns) : Int(columns),
        rows: isResizable
          ? proposal.rows ?? (proposal.asksForNeededRows ? 1 : Int(rows)) : Int(rows)
      )
    default: nil
    }
  }

  private static func singleLine(_ columns: Int?, _ proposal: ProposedCellSize) -> Measurement? {
    guard let columns, columns <= proposal.columns ?? Cells.infinity else { return nil }
    return Measurement(columns: columns, rows: 1, firstBaseline: 0, lastBaseline: 0)
  }

  /// Returns the size of a spacer: the proposed length along the stack, at least the minimum
  /// (SU-23).
  ///
  /// Outside stacks it applies to both axes.
  private static func spacer(_ minimum: Int, _ axis: CellAxis?, _ proposal: ProposedCellSize)
    -> Measurement
  {
    let columns = max(proposal.columns ?? minimum, minimum)
    let rows = max(proposal.rows ?? minimum, minimum)
    return switch axis {
    case .horizontal: Measurement(columns: columns, rows: 0)
    case .vertical: Measurement(columns: 0, rows: rows)
    case nil: Measurement(columns: columns, rows: rows)
    }
  }

  /// Returns the size of a divider: one cell thick, across the stack; horizontal outside stacks
  /// (SU-24).
  private static func divider(_ axis: CellAxis?, _ proposal: ProposedCellSize) -> Measurement {
    axis == .horizontal
      ? Measurement(columns: 1, rows: proposal.rows ?? 1)
      : Measurement(columns: proposal.columns ?? 1, rows: 1)
  }

  /// The width of a bar in columns if no width is proposed: one for each tenth.
  private static let idealBar = 10

  /// Returns the size of a circle (SU-11): a square of the smaller side in points.
  ///
  /// A cell is twice as high as wide.
  private static func circle(_ proposal: ProposedCellSize) -> Measurement {
    let columns = proposal.columns ?? 1
    let rows = proposal.rows ?? 1
    if columns >= Cells.infinity, rows >= Cells.infinity {
      return Measurement(columns: columns, rows: rows)
    }
    let side = min(columns, rows * 2)
    return Measurement(columns: side, rows: (side + 1) / 2)
  }

  /// Returns the size of a ring: that of a circle, or 9 by 5 cells if nothing is proposed.
  ///
  /// These cells are the size of an accessory next to the clock.
  private static func ring(_ proposal: ProposedCellSize) -> Measurement {
    if proposal.asksForNeededRows { return Measurement(columns: proposal.columns ?? 2, rows: 1) }
    return switch (proposal.columns, proposal.rows) {
    case (nil, nil): circle(ProposedCellSize(columns: 9, rows: 5))
    case (let columns?, nil): circle(ProposedCellSize(columns: columns, rows: (columns + 1) / 2))
    case (nil, let rows?): circle(ProposedCellSize(columns: rows * 2, rows: rows))
    case (.some, .some): circle(proposal)
    }
  }
}
