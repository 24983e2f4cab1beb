import Moments
import WidgetRender
import WidgetTimeline

@testable import WidgetTerminal

/// The live view with a test's widgets, which is drawn after each step as in a terminal.
struct LiveTrial {
  var model: LiveModel
  private var screen: LiveScreen
  private(set) var shown = WidgetPicture(grid: CellGrid(size: .zero))
  /// The bytes that the last drawing has written.
  private(set) var written: [UInt8] = []
  /// The time at which the preview of a typed text is requested; `nil` if none is due.
  var previewDue: Instant?
  var now = Instant(microseconds: 0)
  private let depth: ColorDepth
  private let isASCII: Bool

  init(
    columns: Int = 80,
    rows: Int = 24,
    depth: ColorDepth = .monochrome,
    isASCII: Bool = false,
    hasHeader: Bool = false,
    _ widgets: [Widget]
  ) {
    (self.depth, self.isASCII) = (depth, isASCII)
    screen = LiveScreen(isASCII: isASCII, look: LiveLook(depth: depth))
    model = LiveModel(size: CellSize(columns: columns, rows: rows))
    model.showHeader(hasHeader)
    model.take(widgets.map(\.live))
    model.take(
      Dictionary(uniqueKeysWithValues: widgets.map { ($0.id, LiveEntry(view: $0.view)) })
    )
    draw()
  }

  /// A widget with a few lines.
  struct Widget {
    let id: Int64
    var title = "List"
    var family = WidgetFamily.systemSmall
    var lines: [ArchivedView]
    var hasLine = false
    var keys = LiveRowKeys.none

    var view: ArchivedView {
      .modified(
        .stack(ArchivedStack(.vertical, alignment: .topLeading, lines)),
        .flexibleFrame(
          .init(maximumWidth: 1_000, maximumHeight: 1_000, alignment: .topLeading)
        )
      )
    }

    var live: LiveWidget {
      LiveWidget(
        id: id,
        title: title,
        name: "kind\(id)",
        kind: "kind\(id)",
        family: family,
        hasLine: hasLine,
        keys: keys
      )
    }
  }

  mutating func draw() {
    let (now, isASCII) = (now, isASCII)
    let picture = screen.picture(of: &model) { _ in DrawContext(now: now, isASCII: isASCII) }
    written = FrameUpdate(depth: depth, palette: .dark).bytes(from: shown, to: picture)
    shown = picture
  }

  /// Returns the style of the cell in which some words begin, or of the cell `columns` columns
  /// after it.
  func style(of words: String, behind columns: Int = 0) -> CellStyle? {
    guard let row = lines.firstIndex(where: { $0.contains(words) }),
      let start = lines[row].firstRange(of: words)?.lowerBound
    else { return nil }
    return shown.grid[TextWidth.columns(of: String(lines[row][..<start])) + columns, row].style
  }

  /// Presses keys as a terminal sends them, and draws after each key.
  @discardableResult
  mutating func press(_ bytes: String) -> [LiveModel.Effect] {
    var parser = KeyParser()
    var effects: [LiveModel.Effect] = []
    for key in parser.keys(from: bytes.utf8) + parser.keysAfterPause() {
      effects += model.press(key)
      draw()
    }
    return effects
  }

  mutating func resize(columns: Int, rows: Int) {
    model.resize(to: CellSize(columns: columns, rows: rows))
    draw()
  }

  mutating func take(_ widgets: [Widget]) {
    model.take(widgets.map(\.live))
    draw()
  }

  /// Replaces the page by one that can be edited, and continues the current edit.
  mutating func take(page widgets: [LiveWidget]) -> [LiveModel.Effect] {
    model.take(widgets)
    let effects = model.continueEdit()
    draw()
    return effects
  }

  mutating func edits(_ canEdit: Bool) { model.canEdit = canEdit }

  mutating func take(_ boards: LiveBoards) {
    model.take(boards)
    draw()
  }

  mutating func take(gallery kinds: [PageGallery.Kind]) -> [LiveModel.Effect] {
    let effects = model.take(gallery: kinds)
    draw()
    return effects
  }

  mutating func take(form: PageForm?, of widget: Int64) -> [LiveModel.Effect] {
    let effects = model.take(form: form, of: widget)
    draw()
    return effects
  }

  mutating func take(_ entry: LiveEntry, of widget: Int64) {
    model.take([widget: entry])
    draw()
  }

  mutating func take(headline: LiveEntry?) {
    model.headline = headline
    draw()
  }

  mutating func choose(among names: [Palette.Name]?, current: Palette.Name) {
    model.take(names, current: current)
  }

  mutating func allowCopying(_ mayCopy: Bool?) { model.mayCopy = mayCopy }

  mutating func take(_ completion: Completion) -> [LiveModel.Effect] {
    let effects = model.take(completion)
    draw()
    return effects
  }

  @discardableResult
  mutating func end(_ number: Int, _ outcome: LiveOutcome) -> [LiveModel.Effect] {
    let effects = model.end(number, outcome)
    draw()
    return effects
  }

  /// Clicks the cell in which some words begin, or the cell `columns` columns after it.
  @discardableResult
  mutating func click(_ words: String, behind columns: Int = 0) -> [LiveModel.Effect] {
    guard let row = lines.firstIndex(where: { $0.contains(words) }),
      let start = lines[row].firstRange(of: words)?.lowerBound
    else { return [] }
    let column = TextWidth.columns(of: String(lines[row][..<start])) + columns
    return press("\u{1B}[<0;\(column + 1);\(row + 1)M")
  }

  var lines: [String] {
    shown.grid.plainText.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The message in the last row, without the page's margin.
  var message: String {
    let line = lines[model.size.rows - 1]
    return line.first == " " ? String(line.dropFirst()) : line
  }

  /// The words with the focus, as they are highlighted on the screen.
  var marked: String { text { $0.contains(.inverse) } }
  /// The words that are highlighted as pressed.
  var pressed: String { text { $0.contains(.underline) } }

  private func text(_ isMarked: (TextStyle.Attributes) -> Bool) -> String {
    var text = ""
    for row in 0..<model.size.rows {
      for column in 0..<model.size.columns where isMarked(shown.grid[column, row].style.attributes)
      {
        text += shown.grid[column, row].text
      }
    }
    return text
  }
}

/// Returns a line that performs an intent when it is pressed.
func button(
  _ words: String,
  _ intent: String,
  key: String? = nil,
  role: ArchivedAction.Role = .button
) -> ArchivedView {
  .modified(plain(words), .action(ArchivedAction(intent: intent, role: role, key: key)))
}

func link(_ words: String, _ address: String) -> ArchivedView {
  .modified(plain(words), .link(address))
}

/// Returns a line that begins with a button.
func markedRow(_ mark: String, _ words: String, _ intent: String) -> ArchivedView {
  .stack(ArchivedStack(.horizontal, spacing: 1, [button(mark, intent), plain(words)]))
}

func plain(_ words: String) -> ArchivedView {
  .text(ArchivedText(runs: [.init(.verbatim(words))]))
}
