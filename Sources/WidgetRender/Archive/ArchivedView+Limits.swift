extension ArchivedView {
  /// The limit of `ArchiveLimits` that the tree exceeds, in words; `nil` when it keeps all of them.
  var exceededLimit: String? {
    var count = 0
    var rest: [(view: ArchivedView, depth: Int)] = [(self, 0)]
    while let (view, depth) = rest.popLast() {
      count += 1
      if count > ArchiveLimits.maximumNodes {
        return "more than \(ArchiveLimits.maximumNodes) views"
      }
      if depth > ArchiveLimits.maximumDepth {
        return "views nested deeper than \(ArchiveLimits.maximumDepth)"
      }
      rest.append(contentsOf: view.inner.map { ($0, depth + 1) })
    }
    return nil
  }

  /// Whether there is never a view inside this one.
  var isLeaf: Bool {
    switch self {
    case .stack, .zStack, .grid, .trackGrid, .firstThatFits, .modified: false
    default: true
    }
  }

  /// The views directly inside this one.
  private var inner: [ArchivedView] {
    switch self {
    case .stack(let stack): stack.children
    case .grid(let grid): grid.rows.flatMap { $0.cells.map(\.view) }
    case .trackGrid(let grid): grid.children
    case .zStack(_, let children), .firstThatFits(_, _, let children): children
    case .modified(let content, .overlay(let other, _)),
      .modified(let content, .background(let other, _)),
      .modified(let content, .containerBackground(let other, _)),
      .modified(let content, .mask(let other, _)):
      [content, other]
    case .modified(let content, _): [content]
    default: []
    }
  }
}
