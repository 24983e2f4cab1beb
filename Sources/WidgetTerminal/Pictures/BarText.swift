import WidgetRender

/// The content of a widget for a status bar.
package struct BarItem {
  /// The id of the placed widget.
  package let id: String
  /// The kind's name on the command line.
  package let name: String
  /// A note such as `stale 5 min`; `nil` if the picture is up to date.
  package let note: String?
  /// The picture of the widget in one row.
  package let line: WidgetPicture
  /// The widget in its own size, for the menu of a bar; `nil` if there is none.
  package let details: WidgetPicture?

  package init(
    id: String,
    name: String,
    note: String?,
    line: WidgetPicture,
    details: WidgetPicture?
  ) {
    self.id = id
    self.name = name
    self.note = note
    self.line = line
    self.details = details
  }
}

/// Formats widgets for a status bar or a prompt.
package struct BarText {
  private let depth: ColorDepth
  private let palette: Palette
  private let isASCII: Bool

  package init(_ options: PictureOptions) {
    depth = options.depth
    palette = options.scheme.paletteOfBar
    isASCII = options.drawing.isASCII
  }

  /// Returns the text of all items in the format of one bar or prompt.
  package func text(of items: [BarItem], in form: BarForm) -> String {
    switch form {
    case .tmux: items.map { line($0, \.tmux) }.joined(separator: "  ") + "\n"
    // A prompt continues after the text, so there is no line break.
    case .prompt, .bashPrompt: items.map { line($0, \.bashPrompt) }.joined(separator: "  ")
    case .zshPrompt: items.map { line($0, \.zshPrompt) }.joined(separator: "  ")
    case .i3bar: items.map { i3bar($0).line(isASCII: isASCII) }.joined()
    case .waybar: items.map { waybar($0).line(isASCII: isASCII) }.joined()
    case .xbar: xbar(items)
    }
  }

  /// Returns the widget's line in one of the formats of `BarLine`.
  private func line(_ item: BarItem, _ form: (BarLine) -> String) -> String {
    BarLine.lines(of: item.line, depth: depth, palette: palette).first.map(form) ?? ""
  }

  /// Returns the rows of the widget in its own size; of several blank rows one is kept, and none at
  /// the end.
  private func details(_ item: BarItem, _ form: (BarLine) -> String) -> [String] {
    guard let details = item.details else { return [] }
    var rows: [String] = []
    for row in BarLine.lines(of: details, depth: depth, palette: palette).map(form)
    where !row.isEmpty || rows.last?.isEmpty == false {
      rows.append(row)
    }
    if rows.last?.isEmpty == true { rows.removeLast() }
    return rows
  }

  /// Returns a block of the i3bar protocol, also for i3blocks with `format=json`.
  private func i3bar(_ item: BarItem) -> JSONText {
    .object([
      ("name", .string(item.name)), ("instance", .string(item.id)), ("markup", .string("pango")),
      ("full_text", .string(line(item, \.pango))),
    ])
  }

  /// Returns the JSON of waybar's custom modules with `return-type: json`.
  private func waybar(_ item: BarItem) -> JSONText {
    let plain = line(item, \.plain)
    // A line begins with this character if something is late.
    let isLate = plain.hasPrefix("!")
    let classes =
      [item.name] + (isLate ? ["late"] : [])
      + (item.note.map { [$0.contains("stale") ? "stale" : "old"] } ?? [])
    let tooltip = details(item, \.pango).joined(separator: "\n")
    return .object([
      ("text", .string(line(item, \.pango))),
      ("tooltip", .string(tooltip.isEmpty ? "" : "<tt>\(tooltip)</tt>")),
      ("class", .array(classes.map { .string($0) })), ("alt", .string(item.name)),
    ])
  }

  /// Returns a title and the content of its menu (the format of BitBar, xbar, SwiftBar and Argos).
  private func xbar(_ items: [BarItem]) -> String {
    var lines = [items.map { Self.xbarText(line($0, \.plain)) }.joined(separator: "  ")]
    for item in items {
      let rows = details(item, \.plain)
      if !rows.isEmpty { lines.append("---") }
      lines += rows.map { "\(Self.xbarText($0)) | font=monospace trim=false" }
    }
    return (lines + ["---", "Refresh | refresh=true"]).map { $0 + "\n" }.joined()
  }

  /// Returns a text without `|`, which begins the parameters of a line, and without three dashes at
  /// its beginning, which begin a menu.
  private static func xbarText(_ text: String) -> String {
    let safe = String(text.map { $0 == "|" ? "¦" : $0 })
    return safe.hasPrefix("---") ? "\u{2013}\(safe.dropFirst())" : safe
  }
}
