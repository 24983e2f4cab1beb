/// The edges of a view at which there is text, or a symbol that counts as a letter.
struct TextEdges: OptionSet, BitwiseCopyable {
  let rawValue: UInt8

  static let top = TextEdges(rawValue: 1 << 0)
  static let bottom = TextEdges(rawValue: 1 << 1)
  static let leading = TextEdges(rawValue: 1 << 2)
  static let trailing = TextEdges(rawValue: 1 << 3)
  static let horizontal: TextEdges = [.leading, .trailing]
  static let vertical: TextEdges = [.top, .bottom]
  static let all: TextEdges = [.horizontal, .vertical]
}

extension Scratch<LayoutNode> {
  /// Determines the text edges of each node; children come after their parents.
  func findTextEdges(
    _ frames: Scratch<FixedFrame>,
    _ flexible: Scratch<ArchivedModifier.FlexibleFrame>
  ) {
    for index in indices.reversed() {
      self[index].textEdges = textEdges(self[index], frames, flexible)
    }
  }

  private func textEdges(
    _ node: LayoutNode,
    _ frames: Scratch<FixedFrame>,
    _ flexible: Scratch<ArchivedModifier.FlexibleFrame>
  ) -> TextEdges {
    switch node.kind {
    case .text: .all
    // Between two symbols there is a gap, as between two pictures.
    case .symbol: .horizontal
    // A spacer counts as text, so that no gap is added next to it.
    case .spacer: .all
    case .stack(let axis, _, _): stackEdges(node, along: axis)
    case .zStack: childrenEdges(node).allOf
    case .grid, .trackGrid: childrenEdges(node).anyOf
    // A frame of fixed width has space next to its text.
    case .frame(let index) where frames[Int(index)].columns >= 0:
      self[Int(node.firstChild)].textEdges.intersection(.vertical)
    case .flexibleFrame(let index) where flexible[Int(index)].hasWidth:
      self[Int(node.firstChild)].textEdges.intersection(.vertical)
    default: node.firstChild < 0 ? [] : self[Int(node.firstChild)].textEdges
    }
  }

  /// Returns the text edges of a stack.
  ///
  /// Along the axis they are those of its first and last child; across the axis, text of any child
  /// counts.
  private func stackEdges(_ node: LayoutNode, along axis: CellAxis) -> TextEdges {
    guard node.firstChild >= 0 else { return [] }
    let across = childrenEdges(node).anyOf
    var last = node.firstChild
    while self[Int(last)].nextSibling >= 0 { last = self[Int(last)].nextSibling }
    let first = self[Int(node.firstChild)].textEdges
    let end = self[Int(last)].textEdges
    return axis == .vertical
      ? across.intersection(.horizontal).union(first.intersection(.top)).union(
        end.intersection(.bottom)
      )
      : across.intersection(.vertical).union(first.intersection(.leading)).union(
        end.intersection(.trailing)
      )
  }

  private func childrenEdges(_ node: LayoutNode) -> (anyOf: TextEdges, allOf: TextEdges) {
    var (anyOf, allOf): (TextEdges, TextEdges) = ([], .all)
    var child = node.firstChild
    while child >= 0 {
      // A spacer next to other views does not add text edges.
      if !self[Int(child)].isSpacer { anyOf.formUnion(self[Int(child)].textEdges) }
      allOf.formIntersection(self[Int(child)].textEdges)
      child = self[Int(child)].nextSibling
    }
    return (anyOf, allOf)
  }
}
