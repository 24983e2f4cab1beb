import SharedStore
import WidgetTerminal
import WidgetTimeline

/// The widgets that the live view shows: those of one board, or those that were named on the
/// command line.
struct LiveShelf {
  /// The words of the command line that name widgets; empty if the view shows a board.
  private let words: [String]
  /// The requested size; `nil` if each widget is shown in its own.
  private let family: WidgetFamily?
  /// The name of the board to show first; `nil` for the first board of the store.
  private let firstName: String?
  private var list = BoardSelector(boards: [])
  /// The key of the board that is shown; `nil` before the store is read.
  private var board: Int64?

  init(_ context: CommandContext, _ family: WidgetFamily?) {
    words = context.arguments.operands
    firstName = context.arguments.value(of: .board)
    self.family = family
  }

  /// Whether widgets can be edited: the view shows a board, with its widgets in their own sizes.
  var canEdit: Bool { words.isEmpty && family == nil }

  /// The tabs for the boards; empty if the view shows widgets that were named.
  var boards: LiveBoards { words.isEmpty ? list.live(showing: board) : LiveBoards() }

  mutating func show(board index: Int) {
    guard list.boards.indices.contains(index) else { return }
    board = list.boards[index].key
  }

  /// Returns the widgets to show, and those from which stacks are formed.
  ///
  /// If the shown board was removed, the view changes to the first board.
  mutating func selected(
    of shelf: [ShelvedWidget],
    on boards: [StoredBoard]
  ) throws(CommandError) -> (inView: [ShelvedWidget], stacked: [ShelvedWidget]) {
    list = BoardSelector(boards: boards)
    if board == nil, let firstName { board = try list.selectOne(firstName).key }
    if !boards.contains(where: { $0.key == board }) { board = list.first.key }
    if words.isEmpty {
      let all = shelf.filter { list.board(of: $0.widget).key == board }
      return (all, all)
    }
    let selector = WidgetSelector(widgets: shelf.map(\.widget))
    let ids = Set(try selector.select(words).map(\.id))
    var stacked: Set<Int64> = []
    for word in words { stacked.formUnion(try selector.stack(word)?.map(\.id) ?? []) }
    return (
      shelf.filter { ids.contains($0.widget.id) }, shelf.filter { stacked.contains($0.widget.id) }
    )
  }

  /// Returns a widget for the live view, at the position `index`.
  ///
  /// For the front widget of a stack, commands apply to the stack.
  func live(
    _ shelved: ShelvedWidget,
    at index: Int,
    _ keys: LiveRowKeys,
    _ stack: PlacedStack?
  ) -> LiveWidget {
    let widget = shelved.widget
    let size = family ?? WidgetFamily(rawValue: Int(widget.family)) ?? .systemSmall
    let families = (shelved.kind?.families ?? []).compactMap { WidgetFamily(commandLineName: $0) }
    return LiveWidget(
      id: widget.id,
      title: PlacedWidgetText.title(shelved),
      name: "\(widget.kind) \(widget.shortID)",
      kind: widget.kind,
      family: size,
      isSizeNamed: family != nil || widget.isSizeNamed,
      smaller: PlacedWidgetText.smaller(than: size, shelved),
      larger: PlacedWidgetText.larger(than: size, shelved),
      hasLine: families.contains(.accessoryInline),
      keys: keys,
      placed: canEdit
        ? PlacedFacts(
          id: stack?.name ?? widget.shortID,
          position: index + 1,
          sizes: families.sortedBySize,
          name: stack?.name ?? widget.name ?? ""
        ) : nil,
      stack: stack?.sign
    )
  }
}

extension BoardSelector {
  /// Returns the names of the boards, and which one is shown; empty if there is only one board.
  fileprivate func live(showing board: Int64?) -> LiveBoards {
    guard areSeveral else { return LiveBoards() }
    return LiveBoards(
      names: boards.map(\.name),
      current: boards.firstIndex { $0.key == board } ?? 0
    )
  }
}
