/// The hit areas of a view that is laid out but not drawn, because it is scrolled out of its window.
struct PressableAreas {
  private let tree: LayoutTree
  private let frames: Scratch<CellRect>

  init(_ tree: LayoutTree, _ frames: Scratch<CellRect>) {
    self.tree = tree
    self.frames = frames
  }

  /// Returns the areas in reading order; `row` is the horizontal stack around the view, -1 for none.
  func all(in node: Int32, of row: Int32) -> [HitArea] {
    var areas: [HitArea] = []
    add(node, row, to: &areas)
    return areas
  }

  private func add(_ node: Int32, _ row: Int32, to areas: inout [HitArea]) {
    guard frames[Int(node)].size.columns >= 0 else { return }
    let target: HitArea.Target?
    switch tree.views[Int(node)] {
    case .modified(_, .hidden), .modified(_, .redacted(.placeholder)): return
    case .modified(_, .action(let action)): target = .action(action)
    case .modified(_, .link(let address)): target = .link(address)
    default: target = nil
    }
    if let target {
      let row = ControlRow(tree, frames).rect(of: node, in: row)
      areas.append(HitArea(rect: frames[Int(node)], target: target, row: row))
    }
    let inner = tree.isRow(node) ? node : row
    var child = tree.firstChild(node)
    while child >= 0 {
      add(child, inner, to: &areas)
      child = tree.sibling(child)
    }
  }
}
