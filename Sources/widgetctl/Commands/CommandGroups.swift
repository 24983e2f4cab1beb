import WidgetTerminal

/// The commands, in the five groups in which the help lists them.
enum CommandGroups {
  /// Commands with one topic, which the help lists in one line.
  struct Row {
    let names: [String]
    /// A short description of the commands in the line; `nil` if the short help only lists their
    /// names.
    let brief: String?

    init(_ names: String..., brief: String? = nil) {
      self.names = names
      self.brief = brief
    }

    fileprivate var title: String { names.joined(separator: ", ") }

    fileprivate var summary: String {
      if let brief { return brief.prefix(1).uppercased() + brief.dropFirst() + "." }
      return names.first.flatMap { CommandList.command(named: $0)?.signature.summary } ?? ""
    }
  }

  struct Group {
    let title: String
    let rows: [Row]
  }

  /// The names of the program's own commands that are also short commands of the to-do list, with
  /// the same options.
  static let exchange = ["import", "export", "sync"]
  /// Other short commands of the built-in extensions; the manual pages of their widgets explain
  /// them.
  static let furtherShortWords = ["agenda", "calendar", "feed", "focus", "habit", "note"]

  static let all: [Group] = [
    Group(
      title: "look",
      rows: [
        Row("show", brief: "draws your widgets"),
        Row("watch", brief: "keeps them on screen, with keys and mouse"),
      ]
    ),
    Group(
      title: "to-dos",
      rows: [
        Row(CommandName.shortWords, brief: "the to-do list; 'todo help' lists its words"),
        Row("undo", "redo", brief: "undoes the last change, or repeats it"),
        Row("import", "export", "sync", brief: "exchanges to-dos with other programs"),
      ]
    ),
    Group(
      title: "page",
      rows: [
        Row("add", brief: "adds widgets to the end of your page"),
        Row("remove", brief: "removes a widget from your page"),
        Row("configure", "rename", "move", brief: "changes a widget: options, size, name, place"),
        Row("board", "stack", brief: "adds pages, and stacks of widgets"),
        Row("list", "gallery", brief: "lists your widgets, or all kinds of widgets"),
      ]
    ),
    Group(
      title: "automate",
      rows: [
        Row("run", "check", "fmt", brief: "runs a script, checks it, formats it"),
        Row("find", brief: "searches your to-dos and other widget data"),
        Row("perform", brief: "runs one intent; 'intents' lists them"),
        Row("refresh", "schedule", brief: "refreshes what is due; sets a timer for it"),
      ]
    ),
    Group(
      title: "more",
      rows: [
        Row("log"), Row("timeline"), Row("simulate"), Row("tap"), Row("say"), Row("intents"),
        Row("config", "theme", "language"), Row("backup"), Row("link"), Row("extension"),
        Row("cgi"),
        Row("doctor"), Row("completions"), Row("help"),
      ]
    ),
  ]

  /// The text of all groups, with one line for each command.
  static var list: String {
    let width = all.flatMap(\.rows).map(\.title.count).max() ?? 0
    return all.map { group in
      "\n\(group.title):\n"
        + HelpText.aligned(group.rows.map { ($0.title, $0.summary) }, width: width)
    }.joined()
  }

  /// The text of the groups for the short help: a line for each command that is needed daily, and
  /// only the names of the others.
  static var brief: String {
    let titles = all.map(\.title.count).max() ?? 0
    let names = all.flatMap(\.rows).filter { $0.brief != nil }.map(\.title.count).max() ?? 0
    return all.map { group in
      let rows = group.rows.compactMap { row in
        row.brief.map { "\(padded(row.title, names))  \($0)" }
      }
      let others = group.rows.filter { $0.brief == nil }.compactMap(\.names.first)
      let lines = rows + (others.isEmpty ? [] : [others.joined(separator: ", ")])
      return lines.enumerated().map { index, line in
        "\(padded(index == 0 ? group.title : "", titles))  \(line)\n"
      }.joined()
    }.joined()
  }

  private static func padded(_ text: String, _ columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - text.count))
  }
}
