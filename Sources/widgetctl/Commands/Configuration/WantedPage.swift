import SharedStore
import WidgetIntents
import WidgetTerminal
import WidgetTimeline

/// A widget that a page's text describes.
struct WantedWidget: Equatable, Sendable {
  /// The keys that the section of any widget can have, whatever the parameters of its kind are.
  static let ownKeys = ["id", "kind", "extension", "size", "may-shrink", "name", "stack", "budget"]
  /// The prefix of the key for a parameter whose name is one of `ownKeys`.
  static let parameterPrefix = "parameter."

  struct Parameter: Equatable, Sendable {
    /// The key of the parameter in the text, perhaps with a prefix.
    let key: String
    let value: String
    let entry: ConfigurationText.Entry

    var name: String {
      key.hasPrefix(WantedWidget.parameterPrefix)
        ? String(key.dropFirst(WantedWidget.parameterPrefix.count)) : key
    }
  }

  /// The range of the widget's heading in the text, in bytes.
  let range: Range<Int>
  /// The index of the widget's board in the list of boards.
  var board = 0
  var id: String?
  var kind = ""
  var extensionName: String?
  /// The size; `nil` if a placed widget keeps its size.
  var family: WidgetFamily?
  var mayShrink = false
  var name: String?
  /// The name of the stack that contains the widget; `nil` if none does.
  var stack: String?
  /// The reload budget; `nil` if the widget has that of its kind.
  var budget: ReloadBudget?
  var parameters: [Parameter] = []
}

/// The boards and widgets that a text describes.
struct WantedPage {
  static let sectionWord = "widget"
  static let boardWord = "board"
  /// The most widgets in a text; a text with more is rejected.
  private static let mostWidgets = 1_000

  private(set) var widgets: [WantedWidget] = []
  /// The names of the boards in order; empty if the text names no board.
  private(set) var boards: [String] = []
  private(set) var problems: [ConfigurationText.Problem]

  init(_ bytes: [UInt8]) {
    let text = ConfigurationText(bytes)
    problems = text.problems
    // The index of the widget for each section; `nil` for a board's section.
    var places: [Int?] = []
    for section in text.sections {
      if section.word == Self.boardWord {
        places.append(nil)
        readBoard(section)
        continue
      }
      places.append(widgets.count)
      if section.word != Self.sectionWord || !section.name.isEmpty {
        problems.append(
          .init(
            "unknown section '\(section.title)'",
            hint: "each widget has its [widget], a board is [board NAME]",
            at: section.range
          )
        )
      }
      widgets.append(WantedWidget(range: section.range, board: max(boards.count - 1, 0)))
    }
    for entry in text.entries {
      guard let index = entry.section else {
        problems.append(
          .init(
            "'\(entry.key)' is above all widgets",
            hint: "begin with [widget]",
            at: entry.keyRange
          )
        )
        continue
      }
      guard let place = places[index] else {
        problems.append(
          .init("a board has no '\(entry.key)'", hint: "begin with [widget]", at: entry.keyRange)
        )
        continue
      }
      var widget = widgets[place]
      read(entry, into: &widget)
      widgets[place] = widget
    }
    checkWhole()
    if widgets.count > Self.mostWidgets {
      problems.append(
        .init(
          "more than \(Self.mostWidgets) widgets",
          hint: nil,
          at: widgets[Self.mostWidgets].range
        )
      )
    }
  }

  private mutating func readBoard(_ section: ConfigurationText.Section) {
    do {
      let name = try BoardName(section.name)
      let folded = FoldedText.fold(name.text)
      if boards.contains(where: { FoldedText.fold($0) == folded }) {
        problems.append(
          .init("two boards are called '\(name.text)'", hint: "keep one", at: section.range)
        )
      } else if boards.count == BoardName.mostBoards {
        problems.append(
          .init("more than \(BoardName.mostBoards) boards", hint: nil, at: section.range)
        )
      }
      boards.append(name.text)
    } catch {
      problems.append(
        .init(
          "'[\(section.title)]' names no board",
          hint: error.hint,
          at: section.range
        )
      )
    }
  }

  private mutating func read(_ entry: ConfigurationText.Entry, into widget: inout WantedWidget) {
    switch entry.key {
    case "id": widget.id = entry.value
    case "kind": widget.kind = entry.value
    case "extension": widget.extensionName = entry.value
    case "name": readName(entry, into: &widget)
    case "stack": readStack(entry, into: &widget)
    case "budget":
      widget.budget = ReloadBudget(entry.value)
      if widget.budget == nil {
        report("unknown budget '\(entry.value)'", "expected \(ReloadBudget.forms)", entry)
      }
    case "may-shrink":
      widget.mayShrink = entry.value == "true"
      if entry.value != "true", entry.value != "false" {
        report("invalid may-shrink '\(entry.value)'", "expected true or false", entry)
      }
    case "size":
      widget.family = WidgetFamily(commandLineName: entry.value)
      if widget.family == nil {
        let closest = NameSuggestion.closest(to: entry.value, in: SizeOption.names)
        report(
          "unknown size '\(entry.value)'",
          closest.map { "did you mean '\($0)'?" } ?? "expected \(Setting.size.expectation)",
          entry
        )
      }
    default:
      let parameter = WantedWidget.Parameter(key: entry.key, value: entry.value, entry: entry)
      if widget.parameters.contains(where: { $0.name == parameter.name }) {
        problems.append(
          .init(
            "'\(entry.key)' is written twice",
            hint: "leave one of them out",
            at: entry.keyRange
          )
        )
      }
      widget.parameters.append(parameter)
    }
  }

  private mutating func readName(
    _ entry: ConfigurationText.Entry,
    into widget: inout WantedWidget
  ) {
    do {
      widget.name = try WidgetName(entry.value).text
    } catch {
      report(error.message, error.hint, entry)
    }
  }

  private mutating func readStack(
    _ entry: ConfigurationText.Entry,
    into widget: inout WantedWidget
  ) {
    do {
      widget.stack = try StackName(entry.value).text
    } catch {
      report(error.message, error.hint, entry)
    }
  }

  /// Checks each stack by the rules of `stack add`: at most ten widgets, of one size and on one
  /// board (WK-105).
  private mutating func checkStacks() {
    var names: [String] = []
    for name in widgets.compactMap(\.stack) where !names.contains(name) { names.append(name) }
    for name in names {
      let folded = FoldedText.fold(name)
      let members = widgets.filter { $0.stack == name }
      let problem: (text: String, hint: String)? =
        if members.count > StackChoice.mostMembers {
          (
            "stack '\(name)' has \(members.count) widgets", "at most \(StackChoice.mostMembers)"
          )
        } else if Set(members.compactMap(\.family)).count > 1 {
          ("the widgets of stack '\(name)' have several sizes", "give each of them the same 'size'")
        } else if Set(members.map(\.board)).count > 1 {
          ("the widgets of stack '\(name)' are on several boards", "put them on one")
        } else if names.contains(where: { $0 != name && FoldedText.fold($0) == folded }) {
          ("two stacks are called '\(name)'", "write one as the other")
        } else if widgets.contains(where: {
          [$0.name, $0.kind].contains { $0.map(FoldedText.fold) == folded }
        }) {
          ("'\(name)' is what a widget is called", "choose another name for the stack")
        } else {
          nil
        }
      guard let problem, let member = members.last else { continue }
      problems.append(.init(problem.text, hint: problem.hint, at: member.range))
    }
  }

  private mutating func checkWhole() {
    checkStacks()
    var (ids, names): (Set<String>, Set<String>) = ([], [])
    let kinds = Set(widgets.map { FoldedText.fold($0.kind) })
    for widget in widgets {
      if widget.kind.isEmpty, !problems.contains(where: { $0.range == widget.range }) {
        problems.append(.init("a widget without a kind", hint: "kind = to-do", at: widget.range))
      }
      if let id = widget.id, !ids.insert(id).inserted {
        problems.append(.init("two widgets with the id \(id)", hint: nil, at: widget.range))
      }
      if let name = widget.name, kinds.contains(FoldedText.fold(name)) {
        problems.append(
          .init(
            "'\(name)' is what widgets of that kind are called",
            hint: "choose another name",
            at: widget.range
          )
        )
      }
      if let name = widget.name, !names.insert(FoldedText.fold(name)).inserted {
        problems.append(
          .init("two widgets are called '\(name)'", hint: "choose another name", at: widget.range)
        )
      }
    }
  }

  private mutating func report(
    _ message: String,
    _ hint: String?,
    _ entry: ConfigurationText.Entry
  ) {
    problems.append(.init(message, hint: hint, at: entry.valueRange))
  }
}
