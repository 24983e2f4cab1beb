import WidgetRender

/// Reads lines as a menu bar's plugins print them: titles, `---`, then the menu.
enum BarMenu {
  static func read(_ text: String, program: String) -> PrintedMenu {
    var menu = PrintedMenu()
    var isTitle = true
    var count = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      count += 1
      if count > ReadLimits.lines { break }
      if line.trimmed == "---" {
        // The first ends the titles, later ones are lines across.
        if !isTitle, menu.items.last?.isSeparator == false { menu.items.append(.separator) }
        isTitle = false
        continue
      }
      guard line.utf8.count <= ReadLimits.lineBytes, !line.trimmed.isEmpty else { continue }
      let barLine = BarLine(line, program: program)
      guard barLine.isShown(asTitle: isTitle), !barLine.item.isEmpty else { continue }
      if isTitle {
        menu.titles.append(barLine.item)
      } else {
        menu.items.append(barLine.item)
      }
    }
    if menu.items.last?.isSeparator == true { menu.items.removeLast() }
    return menu
  }
}

/// One line of a menu, with the parameters after its bar.
struct BarLine {
  private(set) var item = PrintedItem()
  private let parameters: BarParameters

  init(_ line: Substring, program: String) {
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
    item.runs = runs(of: text)
    item.isDisabled = parameters.isOn("disabled")
    item.isChecked = parameters.isOn("checked")
    item.badge = parameters["badge"]
    item.tooltip = parameters["tooltip"]
    guard !item.isDisabled else { return }
    item.link = parameters["href"]
    item.command = command(program)
  }

  /// Returns whether it is shown: an alternate replaces its neighbour only while a key is held, and a title may be
  /// excluded from the menu.
  func isShown(asTitle: Bool) -> Bool {
    if parameters.isOn("alternate") { return false }
    return asTitle || parameters.isOn("dropdown", unless: true)
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
    var runs = AnsiText.runs(
      parameters.isOn("trim", unless: true) ? text.trimmed : text,
      style: style,
      isColored: parameters.isOn("ansi", unless: true)
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

  /// Returns an SF Symbol by its name; base64 images are shown as a frame, and only without text.
  private func symbol(_ style: TextStyle) -> [ArchivedText.Run] {
    guard let name = parameters["sfimage"]?.split(separator: ",").first else { return [] }
    var style = style
    if let color = parameters["sfcolor"].flatMap({ PrintedColor.color(named: $0) }) {
      style.foreground = color
    }
    return [
      ArchivedText.Run(.symbol(String(name)), style: style), ArchivedText.Run(.verbatim(" ")),
    ]
  }

  /// Returns the line's command: `shell=` with `param1=` …, or the program itself with them.
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
