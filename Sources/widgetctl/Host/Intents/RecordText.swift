import Moments
import SharedStore
import WidgetExtension
import WidgetIntents
import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// Describes the changes of records by an undo or a redo, as text and as JSON.
struct RecordText {
  /// The extensions' descriptions of the records in their collections.
  let descriptions: [RecordDescription]
  let zone: TimeZoneRules
  /// The names of widget kinds that users type, by extension and kind; a kind without an entry is
  /// shown by its own name.
  var kindNames: [String: String] = [:]
  /// The boards after the change, whose names the text contains.
  var boards = BoardSelector(boards: [])

  /// The most columns that one line describes.
  private static let mostColumns = 6
  /// The most characters of a text that a line quotes.
  private static let quotedLength = 40

  /// Returns the name of a record, such as `to-do 4 “Buy milk”`.
  func name(
    of collection: String,
    _ key: Int64,
    _ columns: [RecordedChange.ColumnValue]?
  ) -> String {
    if collection == PlacedWidget.journalName { return widgetName(key, columns) }
    let description = description(of: collection)
    let name = "\(description?.noun ?? collection) \(key)"
    let title = columns?.first { $0.column == description?.titleColumn }
    guard case .text(let text) = title?.value else { return name }
    return "\(name) \(Self.quoted(text))"
  }

  /// Returns the name of a widget, such as `widget 2 (to-do, small)`.
  private func widgetName(
    _ id: Int64,
    _ columns: [RecordedChange.ColumnValue]?
  ) -> String {
    guard var widget = columns.flatMap({ PlacedWidget(id: id, columns: $0) }) else {
      return "widget \(id)"
    }
    widget.kindName = kindNames["\(widget.extensionName)/\(widget.kind)"]
    return "widget \(PlacedWidgetText.name(widget))"
  }

  func line(_ record: RestoredRecord) -> String {
    let name = name(of: record.collection, record.key, record.before ?? record.after)
    switch (record.before, record.after) {
    case (nil, _): return String(english: "\(name) is back", turkish: "\(name) geri geldi")
    case (_, nil): return String(english: "\(name) is gone", turkish: "\(name) artık yok")
    default: break
    }
    let titleColumn = description(of: record.collection)?.titleColumn ?? "name"
    let changes = changes(record).compactMap { words(of: $0, isTitle: $0.name == titleColumn) }
    if changes.isEmpty {
      return String(english: "\(name) is as it was", turkish: "\(name) eskisi gibi")
    }
    let rest = changes.count > Self.mostColumns ? ["…"] : []
    return "\(name): " + (changes.prefix(Self.mostColumns) + rest).joined(separator: ", ")
  }

  /// Returns a change in words, such as `called “Buy milk” again` or `due 2026-12-01 → none`; `nil`
  /// for a hidden column.
  private func words(of change: Change, isTitle: Bool) -> String? {
    let property = PropertyWords(change.name)
    switch (change.reading, change.after) {
    case (.hidden, _): return nil
    case (.unspoken, _):
      return String(
        english: "\(property.title) as it was",
        turkish: "\(property.title) eskisi gibi"
      )
    case (.flag, .integer(let flag)): return property.words(isOn: flag != 0)
    case (_, .text(let title)) where isTitle && !title.isEmpty:
      let quoted = Self.quoted(title)
      return String(english: "called \(quoted) again", turkish: "adı yine \(quoted)")
    case (_, .text(let rule)) where Self.isRule(rule) || Self.isRule(change.before):
      return String(
        english: "\(property.title) as it was",
        turkish: "\(property.title) eskisi gibi"
      )
    default:
      return "\(property.title) \(text(change.before, change.reading)) → "
        + text(change.after, change.reading)
    }
  }

  /// Returns whether a text is a recurrence rule of iCalendar (RFC 5545), which is not displayed.
  private static func isRule(_ text: String) -> Bool { text.hasPrefix("FREQ=") }

  private static func isRule(_ value: StoreValue) -> Bool {
    if case .text(let text) = value { isRule(text) } else { false }
  }

  func json(_ record: RestoredRecord) -> JSONText {
    .object([
      ("collection", .string(record.collection)),
      ("key", .integer(record.key)),
      ("name", .string(name(of: record.collection, record.key, record.before ?? record.after))),
      ("isBack", .bool(record.before == nil)),
      ("isGone", .bool(record.after == nil)),
      (
        "changes",
        .array(
          changes(record).filter { $0.reading != .hidden }.map { change in
            .object([
              ("property", .string(change.name)),
              ("before", json(change.before, change.reading)),
              ("after", json(change.after, change.reading)),
            ])
          }
        )
      ),
    ])
  }

  private struct Change {
    let name: String
    let reading: RecordDescription.Reading
    let before: StoreValue
    let after: StoreValue

    init(
      _ name: String,
      as reading: RecordDescription.Reading = .value,
      _ before: StoreValue,
      _ after: StoreValue
    ) {
      self.name = name
      self.reading = reading
      self.before = before
      self.after = after
    }
  }

  /// Returns the columns that differ in a record that exists both before and after the change.
  private func changes(_ record: RestoredRecord) -> [Change] {
    guard let before = record.before, let after = record.after else { return [] }
    if record.collection == PlacedWidget.journalName {
      return widgetChanges(record.key, before, after)
    }
    let description = description(of: record.collection)
    return before.compactMap { column in
      guard let now = after.first(where: { $0.column == column.column })?.value,
        now != column.value
      else { return nil }
      let reading = description?.columns.first { $0.name == column.column }?.reading
      return Change(
        column.column,
        // A column that the extension does not describe is for internal use.
        as: reading ?? (description == nil ? .value : .hidden),
        column.value,
        now
      )
    }
  }

  /// Returns the changes of a widget that is still placed, in the terms that users know: positions
  /// are counted from 1.
  private func widgetChanges(
    _ id: Int64,
    _ before: [RecordedChange.ColumnValue],
    _ after: [RecordedChange.ColumnValue]
  ) -> [Change] {
    guard let before = PlacedWidget(id: id, columns: before),
      let after = PlacedWidget(id: id, columns: after)
    else { return [] }
    let sizes = (0...Int(max(before.family, after.family))).map { number in
      WidgetFamily(rawValue: number)?.commandLineName ?? "\(number)"
    }
    let board = [before, after].map { widget in
      (boards.boards.first { $0.key == widget.board }?.name ?? "\(widget.board)").storeValue
    }
    let changes = [
      Change("board", board[0], board[1]),
      // With several boards, positions are not shown, because they are counted over all boards.
      Change(
        "position",
        as: boards.areSeveral ? .unspoken : .value,
        .integer(before.position + 1),
        .integer(after.position + 1)
      ),
      Change("stack", before.stack.storeValue, after.stack.storeValue),
      Change("name", before.name.storeValue, after.name.storeValue),
      Change("budget", before.budget.storeValue, after.budget.storeValue),
      Change("size", as: .choice(sizes), .integer(before.family), .integer(after.family)),
    ]
    let isKeptSize = before.family == after.family
    let named = Change(
      "size chosen",
      as: .flag,
      before.isSizeNamed.storeValue,
      after.isSizeNamed.storeValue
    )
    let all = changes + (isKeptSize ? [named] : []) + Self.configurationChanges(before, after)
    return all.filter { $0.before != $0.after }
  }

  private static func configurationChanges(
    _ before: PlacedWidget,
    _ after: PlacedWidget
  ) -> [Change] {
    let (old, new) = (PlacedWidgetText.arguments(before), PlacedWidgetText.arguments(after))
    var names: [String] = []
    for argument in old + new where !names.contains(argument.name) { names.append(argument.name) }
    return names.map { name in
      let values = [old, new].map { arguments in
        arguments.first { $0.name == name }?.input.title.storeValue ?? .null
      }
      return Change(CommandLineName.kebab(name), values[0], values[1])
    }
  }

  func description(of collection: String) -> RecordDescription? {
    (Self.own + descriptions).first { $0.collection == collection }
  }

  /// The descriptions of collections that belong to the host, so that no extension describes them.
  private static let own = [
    RecordDescription(StoredAppearance.collection), RecordDescription(LanguageRecord.collection),
    RecordDescription(StoredBoard.collection),
  ]

  func text(_ value: StoreValue, _ reading: RecordDescription.Reading) -> String {
    switch (value, reading) {
    case (.null, _), (.text(""), _): String(english: "none", turkish: "yok")
    case (.integer(let number), .flag):
      number == 0
        ? String(english: "no", turkish: "hayır") : String(english: "yes", turkish: "evet")
    case (.integer(let number), .instant):
      ISODate.minuteText(Instant(microseconds: number), in: zone)
    case (.integer(let number), .choice(let words)):
      words.indices.contains(Int(clamping: number))
        ? PropertyWords.value(words[Int(number)]) : "\(number)"
    case (.integer(let number), _): "\(number)"
    case (.real(let number), _): "\(number)"
    case (.text(let text), _): Self.quoted(text)
    case (.blob(let bytes), _): bytes.count == 1 ? "1 byte" : "\(bytes.count) bytes"
    }
  }

  func json(_ value: StoreValue, _ reading: RecordDescription.Reading) -> JSONText {
    switch (value, reading) {
    case (.null, _): .null
    case (.integer(let number), .flag): .bool(number != 0)
    case (.integer(let number), .instant): .instant(number)
    case (.integer, .choice): .string(text(value, reading))
    case (.integer(let number), _): .integer(number)
    case (.text(let text), _): .string(text)
    case (.real, _), (.blob, _): .string(text(value, reading))
    }
  }

  /// Returns a text in quotes on one line, truncated to its beginning.
  private static func quoted(_ text: String) -> String {
    let line = text.split(separator: "\n").joined(separator: ", ")
    return "“\(line.prefix(quotedLength))\(line.count > quotedLength ? "…" : "")”"
  }
}
