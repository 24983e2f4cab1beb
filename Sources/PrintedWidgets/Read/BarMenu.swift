import WidgetRender

/// Parses the output of plugins for a menu bar: titles, a line `---`, then the lines of the menu.
enum BarMenu {
  /// The menu bar program for which a plugin was written, which determines the syntax of its
  /// output.
  enum Dialect {
    /// The plugin is for xbar, SwiftBar or BitBar.
    case xbar
    /// The plugin is for Argos for GNOME: text is Pango markup with escapes such as `\n`, and icons
    /// have names.
    case argos
  }

  static func read(_ text: String, program: String, dialect: Dialect = .xbar) -> PrintedMenu {
    var menu = PrintedMenu()
    var isTitle = true
    var count = 0
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for line in WrappedPictures.joined(lines) {
      count += 1
      if count > ReadLimits.lines { break }
      if line.trimmed == "---" {
        // The first one ends the titles; later ones are separators.
        if !isTitle, menu.items.last?.isSeparator == false { menu.items.append(.separator) }
        isTitle = false
        continue
      }
      guard line.utf8.count <= ReadLimits.lineBytes, !line.trimmed.isEmpty else { continue }
      let barLine = BarLine(line, program: program, dialect: dialect)
      guard barLine.isShown(asTitle: isTitle), !barLine.item.isEmpty else { continue }
      if isTitle {
        menu.titles += barLine.items
      } else {
        menu.items += barLine.items
      }
    }
    if menu.items.last?.isSeparator == true { menu.items.removeLast() }
    return menu
  }
}

/// One line of a menu, with the parameters after its vertical bar `|`.
struct BarLine {
  private(set) var item = PrintedItem()
  private let parameters: BarParameters
  private let dialect: BarMenu.Dialect

  init(_ line: Substring, program: String, dialect: BarMenu.Dialect = .xbar) {
    self.dialect = dialect
    let bar = line.firstIndex(of: "|")
    parameters = BarParameters(bar.map { line[line.index(after: $0)...] } ?? "")
    var text = bar.map { line[..<$0] } ?? line
    // `-----` is a line across in a submenu.
    while text.hasPrefix("--"), text.trimmed != "---", item.depth < ReadLimits.depth {
      item.depth += 1
      text = text.dropFirst(2)
    }
    if text.trimmed == "---" {
      item.isSeparator = true
      return
    }
    item.picture =
      if let image = parameters["image"], !image.isEmpty {
        PrintedPicture(base64: image, isStencil: false)
      } else if let image = parameters["templateimage"], !image.isEmpty {
        PrintedPicture(base64: image, isStencil: true)
      } else {
        nil
      }
    item.runs = runs(of: text)
    item.isDisabled = parameters.isOn("disabled")
    item.isChecked = parameters.isOn("checked")
    item.badge = parameters["badge"]
    item.tooltip = parameters["tooltip"]
    guard !item.isDisabled else { return }
    item.link = parameters["href"]
    item.command = command(program)
  }

  /// Returns whether the line is shown, as a title or in the menu.
  ///
  /// An alternate line is not shown, since it replaces its neighbour only while a key is held. A
  /// title may be excluded from the menu.
  func isShown(asTitle: Bool) -> Bool {
    if parameters.isOn("alternate") { return false }
    return asTitle || parameters.isOn("dropdown", unless: true)
  }

  /// The items for the line: one for each line of its text if that has line breaks, otherwise one.
  ///
  /// A press of any of these items has the same effect.
  var items: [PrintedItem] {
    let lines = RunText.lines(item.runs)
    guard lines.count > 1 else { return [item] }
    return lines.enumerated().map { number, runs in
      var part = item
      part.runs = runs
      if number > 0 { (part.picture, part.badge, part.isChecked) = (nil, nil, false) }
      return part
    }
  }

  private func runs(of text: Substring) -> [ArchivedText.Run] {
    var style = TextStyle()
    if let color = parameters["color"].flatMap({ PrintedColor.color(named: $0) }) {
      style.foreground = color
    }
    let font = parameters["font"]?.lowercased() ?? ""
    if font.contains("bold") || font.contains("black") || font.contains("heavy") {
      style.attributes.insert(.bold)
    }
    if font.contains("italic") || font.contains("oblique") { style.attributes.insert(.italic) }
    var runs = styled(
      unescaped(parameters.isOn("trim", unless: true) ? text.trimmed : text),
      style
    )
    if parameters.isOn("md") { runs = runs.flatMap(MarkdownLine.styled) }
    if parameters.isOn("emojize", unless: true) || parameters.isOn("symbolize", unless: true) {
      runs = runs.flatMap {
        NamedPictures.replaced(in: $0, symbols: parameters.isOn("symbolize", unless: true))
      }
    }
    if let length = parameters["length"].flatMap(Int.init), length > 0 {
      runs = RunText.shortened(runs, to: length)
    }
    return symbol(style) + runs
  }

  /// Returns the text as runs, with Pango markup if the dialect has it and it is well-formed.
  private func styled(_ text: String, _ style: TextStyle) -> [ArchivedText.Run] {
    if dialect == .argos, parameters.isOn("usemarkup", unless: true),
      let runs = PangoText.runs(text, style: style)
    {
      return runs
    }
    return AnsiText.runs(text, style: style, isColored: parameters.isOn("ansi", unless: true))
  }

  /// Replaces the escapes `\n`, `\t` and `\\` if the dialect supports them.
  private func unescaped(_ text: Substring) -> String {
    guard dialect == .argos, parameters.isOn("unescape", unless: true), text.contains("\\") else {
      return String(text)
    }
    var kept = ""
    var isEscaped = false
    for character in text {
      switch (isEscaped, character) {
      case (false, "\\"):
        isEscaped = true
        continue
      case (false, _): kept.append(character)
      case (true, "n"): kept.append("\n")
      case (true, "t"): kept.append("\t")
      case (true, "\\"), (true, "'"), (true, "\""): kept.append(character)
      case (true, _): kept += "\\\(character)"
      }
      isEscaped = false
    }
    return isEscaped ? kept + "\\" : kept
  }

  /// Returns the line's symbol, named by `sfimage=`, or the one for the icon that `iconname=`
  /// names; empty if there is none.
  private func symbol(_ style: TextStyle) -> [ArchivedText.Run] {
    let icon = parameters["iconname"].flatMap { ThemeIcons.symbol(named: $0) }
    let named = parameters["sfimage"]?.split(separator: ",").first.map(String.init)
    guard let name = named ?? icon else { return [] }
    var style = style
    if let color = parameters["sfcolor"].flatMap({ PrintedColor.color(named: $0) }) {
      style.foreground = color
    }
    return [
      ArchivedText.Run(.symbol(name), style: style), ArchivedText.Run(.verbatim(" ")),
    ]
  }

  /// Returns the line's command: `shell=` with the arguments `param1=` …, or the program itself
  /// with these arguments.
  ///
  /// It is `nil` if a press has no effect.
  private func command(_ program: String) -> ItemCommand? {
    let arguments = parameters.arguments
    let words: [String]
    if let shell = parameters["shell"] ?? parameters["bash"], !shell.trimmed.isEmpty {
      words = [shell] + arguments
    } else if !arguments.isEmpty {
      words = [program] + arguments
    } else if parameters.isOn("refresh") {
      return ItemCommand()
    } else {
      return nil
    }
    let isWithin = words.allSatisfy { $0.utf8.count <= ReadLimits.argumentBytes }
    return isWithin ? ItemCommand(words: words) : nil
  }
}
