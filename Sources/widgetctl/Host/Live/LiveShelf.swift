import SharedStore
import WidgetTerminal
import WidgetTimeline

/// The widgets that the live view shows: those of one board, or those that were named.
struct LiveShelf {
  /// The words that name widgets; empty to show a board.
  private let words: [String]
  /// The requested size; `nil` for each widget's own.
  private let family: WidgetFamily?
  /// The name of the board to show first; `nil` for the first board of the store.
  private let firstName: String?
  private var list = BoardSelector(boards: [])
  /// The key of the board in view; `nil` before the store was read.
  private var board: Int64?

  init(_ context: CommandContext, _ family: WidgetFamily?) {
    words = context.arguments.operands
    firstName = context.arguments.value(of: .board)
    self.family = family
  }

  /// Whether widgets can be edited: the view shows a board, with the sizes in the store.
  var canEdit: Bool { words.isEmpty && family == nil }

  /// The tabs of the boards; empty if the view shows named widgets.
  var boards: LiveBoards { words.isEmpty ? list.live(showing: board) : LiveBoards() }

  mutating func show(board index: Int) {
    guard list.boards.indices.contains(index) else { return }
    board = list.boards[index].key
  }

  /// Returns the widgets in view, and which of them are shown as members of stacks.
  ///
  /// If the board in view was removed, the view changes to the first one.
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

  /// Returns a widget for the view at `index`; commands for the front widget of a stack affect the
  /// stack.
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
  /// Returns the boards by their names; empty if there is only one.
  fileprivate func live(showing board: Int64?) -> LiveBoards {
    guard areSeveral else { return LiveBoards() }
    return LiveBoards(
      names: boards.map(\.name),
      current: boards.firstIndex { $0.key == board } ?? 0
    )
  }
}
