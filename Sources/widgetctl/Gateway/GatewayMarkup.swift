import WidgetRender
import WidgetTerminal

/// Creates the HTML of the page, with a section for each widget.
///
/// A section contains the widget's name, its content in sentences, its picture, and its controls,
/// positioned over the picture.
struct GatewayMarkup {
  let address: GatewayAddress
  let key: GatewayKey

  func document(of page: GatewayPage) -> GatewayDocument {
    let board = page.address
    var styles = PageStyles(page.palettes)
    var places = GatewayPlaces()
    var sections = ""
    for widget in page.widgets {
      sections += section(widget, on: board, &styles, &places)
    }
    if page.widgets.isEmpty {
      sections = "<p class=\"empty\">No widget is here: ‘widgetctl add to-do’ places one.</p>\n"
    }
    var style = GatewayStyle.sheet(styles, kinds: Set(page.widgets.map(\.kind)).sorted())
    style += places.rules + styles.rules
    var document = GatewayDocument(
      title: page.boards.count > 1 ? page.board : "Widgets",
      language: page.language.rawValue,
      style: style,
      script: GatewayScript.text,
      content: ""
    )
    let content = header(page) + "<main>\n\(sections)</main>\n"
    document.content = content
    let changes = address.path(ofBoard: board, "changes") + "?since=\(document.mark)"
    let colors = page.palettes.map { palette in
      let media =
        page.palettes.count > 1
        ? " media=\"(prefers-color-scheme: \(palette.scheme.rawValue))\"" : ""
      let color = MarkupText.hex(palette.pageGround)
      return "<meta name=\"theme-color\" content=\"\(color)\"\(media)>\n"
    }
    document.head = """
      <meta name="mobile-web-app-capable" content="yes">
      \(colors.joined())\
      <link rel="alternate" href="\(changes)">
      <noscript><meta http-equiv="refresh" content="20"></noscript>

      """
    return document
  }

  /// Returns the HTML of the tabs for the boards; empty if there is only one board.
  private func header(_ page: GatewayPage) -> String {
    let title = "<h1 class=\"said\">\(MarkupText.escaped(page.board))</h1>"
    guard page.boards.count > 1 else { return "<header>\(title)</header>\n" }
    let tabs = page.boards.enumerated().map { index, board in
      let path = address.path(ofBoard: index == 0 ? nil : board)
      let current = board == page.board ? " aria-current=\"page\"" : ""
      return "<a href=\"\(path)\"\(current)>\(MarkupText.escaped(board))</a>"
    }
    return
      "<header>\(title)<nav aria-label=\"Boards\">\(tabs.joined(separator: " "))</nav></header>\n"
  }

  private func section(
    _ widget: GatewayPage.Widget,
    on board: String?,
    _ styles: inout PageStyles,
    _ places: inout GatewayPlaces
  ) -> String {
    let id = MarkupText.escaped(widget.id)
    let badge = widget.badge.map { " <small>\(MarkupText.escaped($0))</small>" } ?? ""
    let dots = widget.stack.map { stack in
      let words = "\(stack.place + 1) of \(stack.count) in the stack \(stack.name)"
      return
        " <small role=\"img\" aria-label=\"\(MarkupText.escaped(words))\">\(stack.text(isASCII: false))</small>"
    }
    let kind = GatewayStyle.className(ofKind: widget.kind)
    var text = """
      <section id="w-\(id)" class="\(widget.family.commandLineName)" aria-labelledby="t-\(id)">
      <h2 id="t-\(id)"><span class="\(kind)">\(MarkupText.escaped(widget.title))</span>\(badge)\(dots ?? "")</h2>

      """
    if let problem = widget.problem {
      text += "<p class=\"problem\">\(MarkupText.escaped(problem))</p>\n"
    }
    let pictures = widget.views.map(\.picture)
    if let rows = styles.rows(of: pictures), let view = widget.views.first {
      text += self.view(view, rows, of: widget, 0, on: board, &places)
    } else {
      let names = ["light", "dark"]
      for (index, view) in widget.views.enumerated() {
        let rows = styles.rows(of: view.picture)
        let inner = self.view(view, rows, of: widget, index, on: board, &places)
        text += "<div class=\"\(names[min(index, 1)])\">\n\(inner)</div>\n"
      }
    }
    return text + "</section>\n"
  }

  private func view(
    _ view: GatewayPage.View,
    _ rows: String,
    of widget: GatewayPage.Widget,
    _ index: Int,
    on board: String?,
    _ places: inout GatewayPlaces
  ) -> String {
    let end = index == 0 ? "" : "-d"
    let said = view.sentences.map { "<li>\(MarkupText.escaped($0))</li>" }.joined()
    let width = places.name(of: .width, view.picture.grid.size.columns)
    var picture = "<div class=\"cells\" aria-hidden=\"true\">\n\(rows)</div>\n"
    for control in view.controls {
      picture += element(control, of: widget, end, places.names(of: control.rect))
    }
    picture = "<div class=\"picture \(width)\">\n\(picture)</div>\n"
    let list = view.controls.filter { if case .action = $0.target { true } else { false } }
    let sentences = said.isEmpty ? "" : "<ul class=\"said\">\(said)</ul>\n"
    guard let generation = widget.generation, !list.isEmpty else { return sentences + picture }
    let buttons = list.map { control in
      "<button name=\"control\" value=\"\(control.number)\">"
        + "\(MarkupText.escaped(Self.withState(control)))</button>"
    }
    let fields = [
      ("widget", widget.id), ("generation", generation), ("scheme", index == 0 ? "light" : "dark"),
      ("token", key.code(of: widget.signedWords(in: index))),
    ].map { name, value in
      "<input type=\"hidden\" name=\"\(name)\" value=\"\(MarkupText.escaped(value))\">"
    }
    return """
      \(sentences)<form method="post" action="\(address.path(ofBoard: board, "press"))">
      \(fields.joined())
      \(picture)<details id="d-\(MarkupText.escaped(widget.id))\(end)"><summary>Actions</summary>
      \(buttons.joined(separator: "\n"))
      </details>
      </form>

      """
  }

  /// Returns the HTML of a control at its position over the picture, with a label for screen
  /// readers.
  private func element(
    _ control: GatewayPage.Control,
    of widget: GatewayPage.Widget,
    _ end: String,
    _ place: String
  ) -> String {
    let words = MarkupText.escaped(control.words)
    switch control.target {
    case .link(let link):
      guard MarkupText.isFollowable(link) else { return "" }
      return "<a class=\"\(place)\" href=\"\(MarkupText.escaped(link))\" rel=\"noreferrer\" "
        + "aria-label=\"\(words)\"></a>\n"
    case .action(let action):
      let state = action.role == .button ? "" : " aria-pressed=\"\(action.role == .toggleOn)\""
      return "<button name=\"control\" value=\"\(control.number)\" "
        + "id=\"b-\(MarkupText.escaped(widget.id))-\(control.number)\(end)\" class=\"\(place)\" "
        + "aria-label=\"\(words)\"\(state)></button>\n"
    }
  }

  /// Returns the label of a control, followed by its state if it is a switch, such as `Milk (on)`.
  private static func withState(_ control: GatewayPage.Control) -> String {
    guard case .action(let action) = control.target, action.role != .button else {
      return control.words
    }
    return "\(control.words) (\(action.role == .toggleOn ? "on" : "off"))"
  }
}

extension GatewayMarkup {
  /// Returns the HTML of a message about the result of a press, which is shown above the page until
  /// the page is left or changes.
  static func said(_ message: GatewayMessage) -> String {
    let name = message.isFailure ? "message failure" : "message"
    return "<p class=\"\(name)\" role=\"status\">\(MarkupText.escaped(message.text))</p>\n"
  }

  private static func sentence(_ words: String) -> String {
    MarkupText.escaped(words.prefix(1).uppercased() + words.dropFirst())
  }

  /// Returns the response to a request that was refused, with a link back to the page.
  static func response(to refusal: GatewayRefusal, at address: GatewayAddress) -> GatewayResponse {
    let title = "\(refusal.status.rawValue) \(refusal.status.reason)"
    let palettes = [Palette.light.onCards, Palette.dark.onCards]
    let content = """
      <main class="refusal">
      <h1>\(sentence(refusal.message)).</h1>
      <p>\(sentence(refusal.hint))</p>
      <p><a href="\(address.path(ofBoard: nil))">Back to the page</a> <small>\(title)</small></p>
      </main>

      """
    let style = GatewayStyle.sheet(PageStyles(palettes), kinds: [])
    let allowed = refusal.allowed.joined(separator: ", ")
    return GatewayResponse(
      status: refusal.status,
      headers: allowed.isEmpty ? [] : [("Allow", allowed)],
      document: GatewayDocument(title: title, style: style, content: content)
    )
  }
}

/// Collects the style-sheet rules that position the controls over a picture, in columns and rows.
struct GatewayPlaces {
  /// A position or a length of a rectangle that is measured in cells, each with the letter for its
  /// class names.
  ///
  /// A column is as wide as a `0`, a row as high as a line of text.
  enum Side: String {
    case left = "x"
    case top = "y"
    case width = "w"
    case height = "h"
  }

  private var used: Set<String> = []

  /// Returns the name of the class for `count` cells, and adds its rule to the style sheet.
  mutating func name(of side: Side, _ count: Int) -> String {
    let rule: String =
      switch side {
      case .left: ".x\(count){left:\(count)ch}"
      case .top: ".y\(count){top:calc(\(count)*var(--row))}"
      case .width: ".w\(count){width:\(count)ch}"
      case .height: ".h\(count){height:calc(\(count)*var(--row))}"
      }
    used.insert(rule)
    return side.rawValue + "\(count)"
  }

  /// Returns the names of the classes that position a rectangle of the picture.
  mutating func names(of rect: CellRect) -> String {
    [
      name(of: .left, rect.origin.column), name(of: .top, rect.origin.row),
      name(of: .width, rect.size.columns), name(of: .height, rect.size.rows),
    ].joined(separator: " ")
  }

  var rules: String { used.sorted().joined(separator: "\n") + "\n" }
}
