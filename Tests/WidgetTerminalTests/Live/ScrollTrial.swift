import WidgetIntents
import WidgetRender

@testable import WidgetTerminal

/// A list in a frame of ten rows, of which eight are visible.
enum ScrollTrial {
  /// Returns the picture of a list's first rows, or of all its rows.
  static func list(_ count: Int, isWhole: Bool) -> ArchivedView {
    if isWhole { return list(order(count)) }
    return list(Array(order(count).prefix(5)), of: count)
  }

  static func order(_ count: Int) -> [Int] { Array(1...count) }

  /// Returns the rows with these numbers; `count` is the number of all rows if these are only the
  /// first ones.
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

  /// The keys that move a row above or below its neighbour.
  static let keys = LiveRowKeys(
    [
      ShortCommandsMetadata(
        name: "todo",
        summary: "",
        commands: [("above", "K", .previous), ("below", "J", .next)].map(command)
      )
    ],
    [
      RowTrial.intent("Toggle", [("id", .entity("ToDo"))]),
      RowTrial.intent("Place", [("id", .entity("ToDo")), ("other", .entity("ToDo"))]),
    ],
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
