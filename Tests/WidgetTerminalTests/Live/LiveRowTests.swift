import Moments
import Testing
import WidgetIntents
import WidgetRender

@testable import WidgetTerminal

/// A to-do list with two rows, whose extension has keys for the rows.
enum RowTrial {
  static let keys = LiveRowKeys(
    [
      ShortCommandsMetadata(
        name: "todo",
        summary: "",
        commands: [
          command("add", "Add", .text("words"), "a", example: "Eggs tomorrow"),
          command(
            "edit",
            "Edit",
            .entityAndText(entity: "id", text: "words"),
            "e",
            beginning: "name"
          ),
          command(
            "defer",
            "Defer",
            .entityAndText(entity: "id", text: "words"),
            "d",
            suggesting: ["tomorrow", "2 days", "next week"]
          ),
          command("pri", "SetPriority", .entityAndText(entity: "id", text: "priority"), "p"),
          command("rm", "Remove", .entities("id"), "D"),
          command("link", "Link", .entities("id"), "o"),
          command("undo", "Undo", .none, "u"), command("bad", "Missing", .none, "x"),
          command("clear", "Clear", .none, "X", unchanged: "ToDo"),
        ],
        kinds: ["List"]
      )
    ],
    [
      intent("Add", [("words", .list(.string))], isPreviewable: true),
      intent("Edit", [("id", .entity("ToDo")), ("words", .list(.string))], isPreviewable: true),
      intent("Defer", [("id", .entity("ToDo")), ("words", .optional(.list(.string)))]),
      intent("SetPriority", [("id", .entity("ToDo")), ("priority", .enumeration("Priority"))]),
      intent("Remove", [("id", .entity("ToDo"))]), intent("Link", [("id", .entity("ToDo"))], .url),
      intent("Undo", []), intent("Clear", []), intent("Toggle", [("id", .entity("ToDo"))]),
      intent("Brew", [("tea", .entity("Tea"))]),
    ],
    [
      EnumMetadata(
        identifier: "Priority",
        title: "Priority",
        cases: ["none", "low", "high"].enumerated().map {
          EnumerationValue(
            type: "Priority",
            rawValue: $0.element,
            title: $0.element.capitalized,
            position: $0.offset
          )
        }
      )
    ],
    kind: "List"
  )

  static func command(
    _ name: String,
    _ intent: String,
    _ words: ShortCommandMetadata.Words,
    _ key: String,
    beginning: String? = nil,
    suggesting: [String] = [],
    unchanged: String? = nil,
    example: String = ""
  ) -> ShortCommandMetadata {
    ShortCommandMetadata(
      names: [name],
      summary: "",
      example: example,
      intent: IntentInvocation(identifier: intent, arguments: []),
      words: words,
      key: ShortCommandMetadata.Key(
        key: key,
        title: name,
        beginning: beginning,
        suggestions: suggesting,
        unchanged: unchanged
      )
    )
  }

  static func intent(
    _ identifier: String,
    _ parameters: [(String, IntentValueType)],
    _ result: IntentValueType = .nothing,
    isPreviewable: Bool = false
  ) -> IntentMetadata {
    IntentMetadata(
      name: identifier.lowercased(),
      identifier: identifier,
      title: identifier,
      description: nil,
      category: nil,
      summary: nil,
      role: .action,
      parameters: parameters.map { ParameterMetadata(name: $0.0, title: $0.0, type: $0.1) },
      resultType: result,
      isDiscoverable: true,
      isPreviewable: isPreviewable
    )
  }

  static func row(_ name: String, _ id: String) -> ArchivedView {
    let mark = ArchivedAction(intent: "Toggle", parameters: [.init(name: "id", value: id)])
    return .stack(
      ArchivedStack(.horizontal, spacing: 1, [.modified(plain("○"), .action(mark)), plain(name)])
    )
  }

  static let list = LiveTrial.Widget(
    id: 1,
    title: "To-Do",
    lines: [row("Buy milk", "aaaa"), row("Call Ann", "bbbb")],
    keys: keys
  )

  static func trial(columns: Int = 64, rows: Int = 14) -> LiveTrial {
    LiveTrial(columns: columns, rows: rows, [list])
  }

  /// Returns the action of the request that a key has begun; `nil` if there is none.
  static func action(_ effects: [LiveModel.Effect]) -> ArchivedAction? {
    guard case .begin(.row(let performance), _)? = effects.first else { return nil }
    return performance.action
  }

  static func action(_ intent: String, _ values: KeyValuePairs<String, String>) -> ArchivedAction {
    ArchivedAction(intent: intent, parameters: values.map { .init(name: $0.key, value: $0.value) })
  }
}

@Suite("Keys on the rows of a widget", .timeLimit(.minutes(2)))
struct LiveRowTests {
  private static func action(_ effects: [LiveModel.Effect]) -> ArchivedAction? {
    RowTrial.action(effects)
  }

  @Test func `a key acts on the entity of the row that has the focus`() {
    var trial = RowTrial.trial()
    #expect(
      Self.action(trial.press("\t\tD")) == RowTrial.action("Remove", ["id": "bbbb"])
    )
    // Not answered yet.
    #expect(trial.press("D") == [.ring])
    trial.end(1, LiveOutcome("Removed 2 “Call Ann”."))
    #expect(trial.message.hasPrefix("Removed 2 “Call Ann”."))
    #expect(Self.action(trial.press("D")) != nil)
  }

  @Test func `the keys of what has the focus are listed with their titles`() {
    var trial = RowTrial.trial()
    #expect(trial.model.rowKeys.isEmpty)
    trial.press("\t")
    #expect(trial.model.rowKeys.map(\.key) == ["a", "e", "d", "p", "D", "o", "u", "X"])
    #expect(trial.model.rowKeys.map(\.title).prefix(2) == ["add", "edit"])
  }

  @Test func `of a widget without a row, those are left that need none`() {
    let empty = LiveTrial.Widget(id: 1, lines: [plain("nothing to do")], keys: RowTrial.keys)
    var trial = LiveTrial([empty])
    trial.press("\t")
    #expect(trial.model.rowKeys.map(\.key) == ["a", "u", "X"])
    #expect(trial.press("D") == [.ring])
    #expect(trial.message.hasPrefix("'D' (rm) is for a row: arrows and Tab go to one"))
    #expect(trial.press("a").isEmpty)
    #expect(trial.message.hasPrefix("add:"))
  }

  @Test func `a row of another type is no row for them`() {
    let tea = ArchivedAction(intent: "Brew", parameters: [.init(name: "tea", value: "1")])
    let widget = LiveTrial.Widget(
      id: 1,
      lines: [.modified(plain("Assam"), .action(tea))],
      keys: RowTrial.keys
    )
    var trial = LiveTrial([widget])
    trial.press("\t")
    #expect(trial.model.rowKeys.map(\.key) == ["a", "u", "X"])
    #expect(trial.press("D") == [.ring])
  }

  @Test
  func `where nothing has the focus, a key that needs no row belongs to the extension in view`() {
    var trial = RowTrial.trial()
    trial.press("aTea\r")
    #expect(trial.model.focus == nil)
    // The view's own keys come first there.
    #expect(trial.press("u") == [])
    #expect(trial.message.hasPrefix("Undo follows what is on its way"))
  }

  @Test func `keys hold in the kinds of widgets alone that their commands name`() {
    let keys = LiveRowKeys(
      [ShortCommandsMetadata(name: "todo", summary: "", commands: [], kinds: ["List"])],
      [],
      [],
      kind: "Board"
    )
    #expect(keys == .none)
  }

  @Test func `a command without a text and without an entity is performed as it is`() {
    var trial = RowTrial.trial()
    #expect(Self.action(trial.press("\tu")) == RowTrial.action("Undo", [:]))
  }

  @Test func `undo takes the run of a key back`() {
    var trial = RowTrial.trial()
    trial.press("\tD")
    let run = LiveRun(id: "7", name: "removed", isReversible: true)
    trial.end(1, LiveOutcome("Removed.", run: run))
    trial.press("\u{1B}")
    #expect(trial.press("u") == [.begin(.undo(run), number: 2)])
  }
}

/// SwiftUI's `keyboardShortcut` has priority over the extension's keys, and these over the keys of
/// the live view.
@Suite("The order of keys in the live view", .timeLimit(.minutes(2)))
struct LiveKeyOrderTests {
  private static let board = LiveTrial.Widget(
    id: 2,
    title: "Sudoku",
    lines: ["5", "h", "n", "u", "r", "a", "q"].map { (key: String) in
      button("key \(key)", "do-\(key)", key: key)
    }
  )

  @Test(arguments: ["5", "h", "n", "u", "r", "a"])
  func `an author's key wins in the widget that has the focus`(key: String) {
    var board = Self.board
    board.keys = RowTrial.keys
    var trial = LiveTrial([board, RowTrial.list])
    let effects = trial.press("\t" + key)
    #expect(
      effects.last
        == .begin(
          .press(ArchivedAction(intent: "do-\(key)", key: key), of: 2, in: .systemSmall),
          number: 1
        )
    )
  }

  @Test func `in another widget the same keys are the view's and the extension's`() {
    var trial = LiveTrial([RowTrial.list, Self.board])
    #expect(trial.press("\tr") == [.begin(.refresh([1, 2]), number: 1)])
    #expect(trial.press("a").isEmpty)
    #expect(trial.message.hasPrefix("add:"))
  }

  @Test(arguments: [("q", LiveModel.Effect.leave(.done)), ("\u{3}", .leave(.interrupted))])
  func `the keys that end the view are no author's`(key: String, effect: LiveModel.Effect) {
    var trial = LiveTrial([Self.board])
    #expect(trial.press("\t" + key) == [effect])
  }

  @Test(arguments: ["?", "/", ":"])
  func `help, search and the command line are no author's`(key: String) {
    let widget = LiveTrial.Widget(id: 1, lines: [button("mine", "mine", key: key)])
    var trial = LiveTrial([widget])
    #expect(trial.press("\t" + key).isEmpty)
    #expect(trial.model.mode != .view)
  }

  @Test func `what a key has added gets the focus, if it is seen`() {
    var trial = RowTrial.trial()
    trial.press("\taEggs\r")
    var added = RowTrial.list
    added.lines.append(RowTrial.row("Eggs", "cccc"))
    trial.take(LiveEntry(view: added.view), of: 1)
    var outcome = LiveOutcome("Added 3")
    outcome.entity = "cccc"
    trial.end(1, outcome)
    #expect(trial.marked.contains("Eggs"))
    // One that is on no row leaves the focus where it is.
    trial.press("aMilk\r")
    outcome.entity = "dddd"
    trial.end(2, outcome)
    #expect(trial.marked.contains("Eggs"))
  }

  @Test func `an empty line shows an example until something is typed`() {
    var trial = RowTrial.trial()
    trial.press("\ta")
    #expect(trial.message.contains("such as Eggs tomorrow"))
    trial.press("E")
    #expect(!trial.message.contains("such as"))
  }
}
