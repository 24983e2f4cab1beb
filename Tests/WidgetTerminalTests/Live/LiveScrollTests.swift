import Testing
import WidgetIntents
import WidgetRender

@testable import WidgetTerminal

/// A list in a frame of ten rows, of which eight can be seen.
enum ScrollTrial {
  /// The picture of a list's beginning, or of all of it.
  static func list(_ count: Int, isWhole: Bool) -> ArchivedView {
    if isWhole { return list(order(count)) }
    return list(Array(order(count).prefix(5)), of: count)
  }

  static func order(_ count: Int) -> [Int] { Array(1...count) }

  /// All rows in an order, or the first of so many.
  static func list(_ numbers: [Int], of count: Int? = nil) -> ArchivedView {
    let rows = numbers.map { toDo("\($0)", "row \($0)") }
    let column = ArchivedView.stack(
      ArchivedStack(.vertical, alignment: .topLeading, spacing: 0, rows)
    )
    let content = count == nil ? ArchivedView.modified(column, .scroll(.vertical)) : column
    let filled = ArchivedView.modified(
      content,
      .flexibleFrame(
        .init(maximumWidth: 1_000, maximumHeight: 1_000, alignment: .topLeading)
      )
    )
    let isContinued = count.map { $0 > numbers.count } ?? true
    return isContinued ? .modified(filled, .continued(rows: count ?? numbers.count)) : filled
  }

  /// Keys that move a row below or above the one beside it.
  static let keys = LiveRowKeys(
    [
      ShortCommandsMetadata(
        name: "todo",
        summary: "",
        commands: [("above", "K", .previous), ("below", "J", .next)].map(command)
      )
    ],
    [intent("Toggle", ["id"]), intent("Place", ["id", "other"])],
    [],
    kind: "List"
  )

  private static func command(
    _ name: String,
    _ key: String,
    _ neighbour: ShortCommand.Neighbour
  ) -> ShortCommandMetadata {
    ShortCommandMetadata(
      names: [name],
      summary: "",
      example: "",
      intent: IntentInvocation(identifier: "Place", arguments: []),
      words: .entityAndText(entity: "id", text: "other"),
      key: ShortCommandMetadata.Key(key: key, title: name, neighbour: neighbour)
    )
  }

  private static func intent(_ identifier: String, _ parameters: [String]) -> IntentMetadata {
    IntentMetadata(
      name: identifier.lowercased(),
      identifier: identifier,
      title: identifier,
      description: nil,
      category: nil,
      summary: nil,
      role: .action,
      parameters: parameters.map {
        ParameterMetadata(name: $0, title: $0, type: .entity("ToDo"))
      },
      resultType: .nothing,
      isDiscoverable: true
    )
  }

  static func toDo(_ id: String, _ words: String) -> ArchivedView {
    let action = ArchivedAction(intent: "Toggle", parameters: [.init(name: "id", value: id)])
    return .stack(
      ArchivedStack(
        .horizontal,
        spacing: 1,
        [.modified(plain("○"), .action(action)), plain(words)]
      )
    )
  }

  static func trial(_ count: Int, _ others: [LiveTrial.Widget] = []) -> LiveTrial {
    var trial = LiveTrial(
      columns: 40,
      rows: 11,
      [LiveTrial.Widget(id: 1, title: "Rows", lines: [], keys: keys)] + others
    )
    trial.take(entry(count), of: 1)
    return trial
  }

  static func entry(_ count: Int, isWhole: Bool = false) -> LiveEntry {
    LiveEntry(
      view: list(count, isWhole: false),
      rows: isWhole ? list(count, isWhole: true) : nil
    )
  }
}

@Suite("Scrolling in a widget of the live view", .timeLimit(.minutes(2)))
struct LiveScrollTests {
  private static let down = "\u{1B}[B"
  private static let up = "\u{1B}[A"

  private static func wheel(_ button: Int) -> String { "\u{1B}[<\(button);5;5M" }

  /// The rows that are seen.
  private static func rows(_ trial: LiveTrial) -> [Int] {
    trial.lines.prefix(trial.model.size.rows - 1).compactMap { line in
      line.firstMatch(of: /row (\d+)/).flatMap { Int($0.output.1) }
    }
  }

  /// A list whose focus is on the fifth row, with all rows there.
  private static func whole(_ count: Int) -> LiveTrial {
    var trial = ScrollTrial.trial(count)
    trial.press("\t" + String(repeating: down, count: 5))
    trial.take(ScrollTrial.entry(count, isWhole: true), of: 1)
    return trial
  }

  @Test func `all rows are asked for at the last one that is seen, and the focus goes on`() {
    var trial = ScrollTrial.trial(30)
    trial.press("\t" + String(repeating: Self.down, count: 4))
    #expect(trial.model.scrolled.isEmpty)
    #expect(trial.press(Self.down).isEmpty)
    #expect(trial.model.scrolled.keys.sorted() == [1])
    #expect(trial.model.focus?.action?.parameters[0].value == "5")
    // What is pressed meanwhile is done when they are there.
    trial.press(Self.down)
    trial.take(ScrollTrial.entry(30, isWhole: true), of: 1)
    #expect(trial.model.focus?.action?.parameters[0].value == "7")
    #expect(trial.lines[0].contains("7 of 30"))
  }

  @Test func `a list that shows all of its rows asks for nothing`() {
    var trial = ScrollTrial.trial(4)
    trial.press("\t" + String(repeating: Self.down, count: 4))
    #expect(trial.model.scrolled.isEmpty)
    #expect(trial.message.contains("Nothing further in that direct"))
  }

  @Test func `the window follows the focus down and up, with a row beside it`() {
    var trial = Self.whole(30)
    trial.press(String(repeating: Self.down, count: 4))
    #expect(trial.model.focus?.action?.parameters[0].value == "10")
    #expect(Self.rows(trial) == Array(4...11))
    trial.press(String(repeating: Self.up, count: 6))
    #expect(Self.rows(trial).first == 3)
    #expect(trial.marked.contains("row 4"))
  }

  @Test func `Home and End go to both ends, and a press acts on the row there`() {
    var trial = Self.whole(30)
    trial.press("\u{1B}[F")
    #expect(Self.rows(trial).last == 30)
    let action = ArchivedAction(intent: "Toggle", parameters: [.init(name: "id", value: "30")])
    #expect(
      trial.press("\r")
        == [.begin(.press(action, of: 1, in: trial.model.places[0].family), number: 1)]
    )
    trial.press("\u{1B}[H")
    #expect(Self.rows(trial).first == 1)
  }

  @Test func `the page keys turn the rows over, then the pages`() {
    var trial = Self.whole(30)
    trial.press("\u{1B}[6~")
    #expect(Self.rows(trial).first == 8)
    trial.press("\u{1B}[5~")
    #expect(Self.rows(trial).first == 1)
    trial.press("\u{1B}[5~")
    #expect(trial.message.contains("This is the first page"))
  }

  @Test func `the wheel moves the rows under it, and the focus is found again`() {
    var trial = Self.whole(30)
    trial.press(Self.wheel(65))
    #expect(Self.rows(trial).first == 4)
    trial.press(Self.wheel(65) + Self.wheel(65))
    // The focus is out of sight and comes back with the next arrow.
    #expect(!trial.marked.contains("row 6"))
    trial.press(Self.down)
    #expect(trial.marked.contains("row 7"))
    trial.press(Self.wheel(64))
    trial.press(Self.wheel(64) + Self.wheel(64))
    #expect(Self.rows(trial).first == 1)
  }

  @Test func `down from the last of all rows leaves the widget`() {
    var trial = Self.whole(7)
    trial.press("\u{1B}[F" + Self.down)
    #expect(trial.message.contains("Nothing further in that direct"))
  }

  @Test func `Tab goes to what is seen alone`() {
    var trial = Self.whole(30)
    trial.press(String(repeating: "\t", count: 3))
    let focus = trial.model.focus
    #expect(focus?.isBeyond == false)
    #expect(Self.rows(trial).first == 1)
  }

  @Test func `Esc without a focus shows the beginning again`() {
    var trial = Self.whole(30)
    trial.press("\u{1B}[F\u{1B}")
    #expect(trial.model.scrolled.keys.sorted() == [1])
    trial.press("\u{1B}")
    #expect(trial.model.scrolled.isEmpty)
    #expect(Self.rows(trial) == Array(1...5))
  }

  @Test func `zoom asks for all rows`() {
    var trial = ScrollTrial.trial(30)
    trial.press("z")
    #expect(trial.model.scrolled.keys.sorted() == [1])
  }

  @Test func `a row that moves out of sight, as it was done, leaves the focus to the next one`() {
    var trial = Self.whole(30)
    var rows = ScrollTrial.order(30)
    rows.append(rows.remove(at: 4))
    trial.take(
      LiveEntry(view: ScrollTrial.list(30, isWhole: false), rows: ScrollTrial.list(rows)),
      of: 1
    )
    #expect(trial.marked.contains("row 6"))
  }

  @Test func `a row that is gone leaves the focus on the one nearest to it`() {
    var trial = Self.whole(30)
    trial.press("\u{1B}[F")
    trial.take(ScrollTrial.entry(20, isWhole: true), of: 1)
    #expect(Self.rows(trial).last == 20)
  }
}

@Suite("Filtering the rows of a widget", .timeLimit(.minutes(2)))
struct LiveFilterTests {
  private static func filtered(_ typed: String) -> LiveTrial {
    var trial = ScrollTrial.trial(30)
    trial.press("\t/")
    trial.take(ScrollTrial.entry(30, isWhole: true), of: 1)
    trial.press(typed)
    return trial
  }

  private static func count(_ trial: LiveTrial) -> Int {
    trial.lines.prefix(trial.model.size.rows - 1).count { $0.contains("○") }
  }

  @Test func `what is typed filters at once, and is seen in the last row`() {
    let trial = Self.filtered("row 2")
    #expect(trial.message.hasPrefix("/row 2"))
    // 2, 12, 20 … 29: each word is in the row.
    #expect(Self.count(trial) == 8)
    #expect(trial.lines[0].contains("/row 2"))
  }

  @Test func `Enter keeps the filter, and Esc takes it away`() {
    var trial = Self.filtered("17\r")
    #expect(Self.count(trial) == 1)
    #expect(trial.lines[0].contains("/17 1 of 1"))
    trial.press("\u{1B}")
    #expect(Self.count(trial) == 8)
    // The row that was found is seen among all of them.
    #expect(trial.marked.contains("row 17"))
  }

  @Test func `Esc while typing brings back what was there before`() {
    var trial = Self.filtered("17\r")
    trial.press("/9\u{1B}")
    #expect(trial.lines[0].contains("/17"))
    trial.press("/\u{7F}\u{7F}\u{7F}")
    #expect(trial.lines[0].contains("/17"))
  }

  @Test func `keys act on the rows that are left`() {
    var trial = Self.filtered("17\r")
    let action = ArchivedAction(intent: "Toggle", parameters: [.init(name: "id", value: "17")])
    #expect(
      trial.press("\r")
        == [.begin(.press(action, of: 1, in: trial.model.places[0].family), number: 1)]
    )
  }

  @Test func `words that no row has leave none, in words`() {
    let trial = Self.filtered("zebra")
    #expect(Self.count(trial) == 0)
    #expect(trial.lines[0].contains("/zebra 0"))
  }

  @Test func `letters that are bare find those with marks`() {
    var trial = ScrollTrial.trial(6)
    trial.press("\t/")
    let rows = ArchivedView.stack(
      ArchivedStack(
        .vertical,
        alignment: .topLeading,
        [ScrollTrial.toDo("1", "Crème brûlée"), ScrollTrial.toDo("2", "Işık")]
      )
    )
    trial.take(
      LiveEntry(
        view: ScrollTrial.list(6, isWhole: false),
        rows: .modified(rows, .scroll(.vertical))
      ),
      of: 1
    )
    trial.press("brul")
    #expect(trial.lines.contains { $0.contains("Crème") })
    #expect(!trial.lines.contains { $0.contains("Işık") })
  }

  @Test func `without a focus it is the name of a widget that is looked for`() {
    var trial = ScrollTrial.trial(30)
    trial.press("/Ro")
    #expect(trial.message.hasPrefix("/Ro"))
    #expect(trial.model.scrolled.isEmpty)
  }
}

@Suite("Moving rows in the live view", .timeLimit(.minutes(2)))
struct LiveRowMoveTests {
  private static func moved(_ id: String, beside other: String) -> [ArchivedAction.Parameter] {
    [.init(name: "id", value: id), .init(name: "other", value: other)]
  }

  private static func performed(_ effects: [LiveModel.Effect]) -> ArchivedAction? {
    if case .begin(.row(let performance), _)? = effects.first { performance.action } else { nil }
  }

  @Test func `a key with a neighbour takes the row beside the one in focus`() {
    var trial = ScrollTrial.trial(5)
    trial.press("\t\u{1B}[B")
    let below = Self.performed(trial.press("J"))
    #expect(below?.intent == "Place" && below?.parameters == Self.moved("2", beside: "3"))
    let above = Self.performed(trial.press("K"))
    #expect(above?.parameters == Self.moved("2", beside: "1"))
  }

  @Test func `at an end there is none, in words`() {
    var trial = ScrollTrial.trial(5)
    trial.press("\t")
    #expect(trial.press("K") == [.ring])
    #expect(trial.message.contains("There is no row above this one"))
    trial.press("\u{1B}[F")
    #expect(trial.press("J") == [.ring])
    #expect(trial.message.contains("There is no row below this one"))
  }

  @Test func `a row out of sight is a neighbour too`() {
    var trial = ScrollTrial.trial(30)
    trial.press("\tz")
    trial.take(ScrollTrial.entry(30, isWhole: true), of: 1)
    trial.press("\u{1B}[F\u{1B}[A")
    #expect(Self.performed(trial.press("J"))?.parameters == Self.moved("29", beside: "30"))
  }
}
