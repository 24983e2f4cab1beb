/// The views that draw text or lines.
///
/// A view behind one of them is a surface, which is not drawn without colours (SU-88). Fills and
/// the inside of shapes do not count: a bar on its track stays visible, and so does the track.
struct ViewsWithLetters {
  private var isLettered: [Bool]

  init(_ tree: LayoutTree) {
    isLettered = Array(repeating: false, count: tree.views.count)
    // In the arrays, parents precede their children.
    for node in tree.views.indices.reversed() {
      isLettered[node] = tree.views[node].isLettering || hasLetteredChild(node, tree)
    }
  }

  private func hasLetteredChild(_ node: Int, _ tree: LayoutTree) -> Bool {
    switch tree.views[node] {
    case .modified(_, .hidden), .modified(_, .opacity(0)): return false
    default: break
    }
    var child = tree.firstChild(Int32(truncatingIfNeeded: node))
    while child >= 0 {
      if isLettered[Int(child)] { return true }
      child = tree.sibling(child)
    }
    return false
  }

  subscript(node: Int32) -> Bool { node >= 0 && isLettered[Int(node)] }
}

extension ArchivedView {
  /// Whether the view itself draws text, lines or a picture, and not only a fill.
  fileprivate var isLettering: Bool {
    switch self {
    case .text, .symbol, .sizedSymbol, .divider, .meter, .image: return true
    case .shape(let shape):
      if case .edge = shape.part { return true }
      return false
    default: return false
    }
  }
}
