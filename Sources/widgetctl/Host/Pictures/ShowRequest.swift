import SharedStore
import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// The request of a `show` command: which widgets are drawn, and how.
struct ShowRequest {
  let store: HostStore
  let words: [String]
  /// The board whose widgets are drawn; `nil` for the first board or, if widgets are named, for all
  /// boards.
  let board: StoredBoard?
  /// The requested size; `nil` if each widget is drawn in its own.
  let family: WidgetFamily?
  /// The size that the user has typed; `nil` if the output format determines it.
  private let namedFamily: WidgetFamily?
  /// The names of the stacks of which only the front widget is drawn: all stacks, or those that the
  /// user has named.
  private var stacks: Set<String> = []
  /// The reasons why some widgets are left out, none of which the user has named.
  private(set) var leftOut: [String] = []
  /// The age in microseconds from which an outdated picture is an error; `nil` if it never is.
  let maximumAge: Int64?
  /// The options for pictures; after the store is read, they include the settings in it.
  private(set) var picture: PictureOptions

  init(_ host: Host) throws(CommandError) {
    let context = host.context
    let arguments = context.arguments
    store = try host.store
    words = arguments.operands
    let store = store
    board = try arguments.value(of: .board).map { (name) throws(CommandError) in
      try store.boards().selectOne(name)
    }
    maximumAge = try Self.maximumAge(arguments.value(of: .maximumAge))
    picture = try context.pictureOptions()
    let named = try context.family()
    namedFamily = named
    family = named ?? (picture.format.isForBar ? .accessoryInline : nil)
  }

  /// Creates a request for the widgets that `words` name or, without words, for all widgets of the
  /// board.
  init(
    store: HostStore,
    words: [String],
    board: StoredBoard? = nil,
    family: WidgetFamily?,
    picture: PictureOptions
  ) {
    self.store = store
    self.words = words
    self.board = board
    self.family = family
    namedFamily = nil
    self.picture = picture
    maximumAge = nil
  }

  var now: Int64 { picture.drawing.now.microseconds }

  /// Reads the requested widgets and their entries; `nil` if there is no store yet.
  ///
  /// - Throws: `CommandError` for a size that a widget does not support, according to the stored
  ///   description of its kind.
  mutating func read() throws(CommandError) -> [ShownWidget]? {
    guard let reader = try store.reader() else { return nil }
    var chosen: Set<Int64>?
    // The widgets that no word names directly: they are members of a named stack, or all widgets
    // are shown.
    var unnamed: Set<Int64> = []
    if !words.isEmpty || board != nil {
      let (now, board) = (now, board)
      let placed = try stored { () throws(StoreError) in
        try reader.placedWidgets().filter { widget in
          widget.isThere(at: now) && board.map { $0.key == widget.board } ?? true
        }
      }
      let selector = WidgetSelector(widgets: placed)
      chosen = Set(try selector.select(words).map(\.id))
      for word in words {
        guard let members = try selector.stack(word) else { continue }
        unnamed.formUnion(members.map(\.id))
        stacks.formUnion(members.compactMap(\.stack))
      }
    }
    let query = query(of: chosen)
    let page = try stored { () throws(StoreError) in try query.page(in: reader) }
    picture = picture.with(setting: page.appearance.look, stored: page.appearance.palette)
    if words.isEmpty { stacks = Set(page.widgets.compactMap(\.widget.stack)) }
    guard let family else { return page.widgets }
    let admitted = try OfferedSizes.admitted(
      family,
      among: page.widgets,
      areNamed: { !words.isEmpty && !unnamed.contains($0.widget.id) },
      \.shelved
    )
    if let namedFamily {
      leftOut = page.widgets.filter { !OfferedSizes.admits(namedFamily, $0.shelved) }
        .map { OfferedSizes.message(namedFamily, $0.shelved) }
    }
    return admitted
  }

  /// Returns the widgets without those members of stacks that are not in front.
  mutating func folded(_ shown: [ShownWidget]) throws(CommandError) -> [ShownWidget] {
    let members = shown.filter { $0.widget.stack.map(stacks.contains) ?? false }
    guard !members.isEmpty, let reader = try store.reader() else { return shown }
    let now = now
    let placed = try stored { () throws(StoreError) in
      try PlacedStacks(of: members.map(\.widget), in: reader, at: now)
    }
    for stack in placed.all { picture.stackSigns[stack.frontWidget.id] = stack.sign }
    return placed.folded(shown, \.widget)
  }

  /// Returns the same widgets in the sizes in which they are placed.
  ///
  /// A widget that was never shown in its placed size is left out.
  func readInPlacedSizes() throws(CommandError) -> [ShownWidget] {
    var request = ShowRequest(
      store: store,
      words: words,
      board: board,
      family: nil,
      picture: picture
    )
    return try request.read()?.filter { $0.date != nil } ?? []
  }

  /// Returns the query for the store; `chosen` contains the ids of the widgets, or is `nil` for all
  /// widgets of the first board.
  func query(of chosen: Set<Int64>?) -> ShownQuery {
    ShownQuery(now: now, family: family, scheme: picture.scheme, chosen: chosen)
  }

  private static func maximumAge(_ text: String?) throws(CommandError) -> Int64? {
    guard let text else { return nil }
    guard let age = DurationText.microseconds(text) else {
      throw .usage(
        .invalidValue(
          option: "--max-age",
          value: text,
          expected: DurationText.expectation(insteadOf: text)
        )
      )
    }
    return age
  }
}

/// A query for the pictures of widgets at a time, in a size and a colour scheme.
struct ShownQuery: Sendable {
  fileprivate let now: Int64
  fileprivate let family: WidgetFamily?
  fileprivate let scheme: SchemeDecision
  /// The ids of the widgets; `nil` for all widgets of the first board.
  fileprivate let chosen: Set<Int64>?

  func page(
    in store: borrowing some StoreReading & ~Copyable
  ) throws(StoreError) -> ShownPage {
    try store.shownPage(
      at: now,
      family: family.map { Int64($0.rawValue) },
      dark: scheme.isDarkWithoutSetting,
      isFixed: scheme.isFixed,
      isFirstBoard: chosen == nil,
      including: { chosen?.contains($0.id) ?? true }
    )
  }
}
