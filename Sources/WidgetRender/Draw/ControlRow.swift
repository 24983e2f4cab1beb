/// A row of text that begins with a control, such as the checkbox of a to-do; a press anywhere in
/// the row presses it.
struct ControlRow {
  private let tree: LayoutTree
  private let frames: Scratch<CellRect>

  /// The most views in a row of text; a stack with more views does not count as one.
  private static let mostViews = 64
  /// The number of cell rows by which a row of text may be higher than its control: a second line
  /// of text.
  private static let mostMoreRows = 1

  init(_ tree: LayoutTree, _ frames: Scratch<CellRect>) {
    self.tree = tree
    self.frames = frames
  }

  /// Returns the cells of the horizontal stack `row` if they all press the control, otherwise
  /// `nil`.
  ///
  /// The control must be the first child and precede text, and nothing else in the stack can be
  /// pressed.
  func rect(of control: Int32, in row: Int32) -> CellRect? {
    guard row >= 0 else { return nil }
    let rect = frames[Int(row)]
    guard rect.size.rows <= frames[Int(control)].size.rows + Self.mostMoreRows else { return nil }
    var found = Found()
    visitChildren(of: row, control, &found)
    return found.begins && found.hasWords && !found.hasOthers ? rect : nil
  }

  private struct Found {
    var views = 0
    var isFirst = true
    /// Whether the control is the first visible view of the row.
    var begins = false
    /// Whether there is text outside the control.
    var hasWords = false
    /// Whether something else can be pressed, or the row is too large.
    var hasOthers = false
  }

  private func visitChildren(of node: Int32, _ control: Int32, _ found: inout Found) {
    var child = tree.firstChild(node)
    while child >= 0, !found.hasOthers {
      visit(child, control, &found)
      child = tree.sibling(child)
    }
  }

  private func visit(_ node: Int32, _ control: Int32, _ found: inout Found) {
    guard frames[Int(node)].size.columns >= 0 else { return }
    found.views += 1
    if found.views > Self.mostViews { found.hasOthers = true }
    switch tree.views[Int(node)] {
    case .modified(_, .hidden), .modified(_, .opacity(0)), .empty, .spacer: return
    case .modified(_, .action), .modified(_, .link):
      if node == control {
        found.begins = found.isFirst
      } else {
        found.hasOthers = true
      }
      found.isFirst = false
    case .text(let text):
      if !text.runs.isEmpty, frames[Int(node)].size.columns > 0 { found.hasWords = true }
      found.isFirst = false
    case .symbol, .sizedSymbol, .meter, .image, .shape, .fill: found.isFirst = false
    default: visitChildren(of: node, control, &found)
    }
  }
}

extension LayoutTree {
  /// Returns whether a node is a horizontal stack.
  func isRow(_ node: Int32) -> Bool {
    if case .stack(.horizontal, _, _) = nodes[Int(node)].kind { true } else { false }
  }
}
