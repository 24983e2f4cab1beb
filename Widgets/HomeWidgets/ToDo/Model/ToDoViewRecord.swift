import Ground
import SharedStore
public import WidgetIntents

/// A column of a saved view; the columns with the number and the name are always shown.
public enum ToDoColumn: String, AppEnum {
  case number, name, due, priority, tags, list, steps, repeats, notes

  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: ToDoViewTexts.columns)
  }

  public static var caseDisplayRepresentations: [ToDoColumn: DisplayRepresentation] {
    [
      .number: title(ToDoTexts.number), .name: title(ToDoTexts.name), .due: title(ToDoTexts.due),
      .priority: title(ToDoTexts.priority), .tags: title(ToDoTexts.tags),
      .list: title(ToDoTexts.list), .steps: title(ToDoTexts.steps),
      .repeats: title(ToDoTexts.repeats), .notes: title(ToDoTexts.notes),
    ]
  }

  private static func title(_ title: LocalizedStringResource) -> DisplayRepresentation {
    DisplayRepresentation(title: title)
  }

  /// Parses the names of columns, which may be separated by commas, and removes duplicates:
  /// `due,tags`.
  ///
  /// - Throws: `ToDoViewError.noColumn` for an unknown column.
  static func columns(_ words: [String]) throws(ToDoViewError) -> [ToDoColumn] {
    var columns: [ToDoColumn] = []
    for word in words.flatMap({ $0.split(separator: ",") }) {
      let text = String(word.filter { !$0.isWhitespace })
      guard let column = ToDoColumn(rawValue: text.lowercased()) else {
        throw .noColumn(String(text.prefix(40)))
      }
      if !columns.contains(column) { columns.append(column) }
    }
    return columns
  }

  /// Returns the to-do without the fields that are not among the columns; unchanged if `columns` is
  /// empty.
  static func masked(_ record: ToDoRecord, to columns: [ToDoColumn]) -> ToDoRecord {
    guard !columns.isEmpty else { return record }
    var masked = record
    if !columns.contains(.due) { (masked.due, masked.dueZone) = (nil, "") }
    if !columns.contains(.priority) { masked.priority = .none }
    if !columns.contains(.tags) { masked.tags = [] }
    if !columns.contains(.list) { masked.list = "" }
    if !columns.contains(.steps) { masked.checklist = [] }
    if !columns.contains(.repeats) { masked.recurrence = "" }
    if !columns.contains(.notes) { masked.notes = "" }
    return masked
  }
}

/// A saved view: the conditions of a list, its order, and its columns.
struct ToDoViewRecord: StoreRecord, Hashable {
  var key: Int64 = 0
  /// The name, which is one word.
  var name: String
  /// The conditions that to-dos in the view meet, as in `todo ls`.
  var words: [String]
  /// The order; `nil` for the order of the list in which the view is shown.
  var order: ToDoListOrder?
  /// The columns that are shown; empty for all columns.
  var columns: [ToDoColumn]

  init(name: String, words: [String], order: ToDoListOrder?, columns: [ToDoColumn]) {
    (self.name, self.words, self.order, self.columns) = (name, words, order, columns)
  }

  static let collection = StoreCollection(
    "toDoViews",
    columns: [
      StoreColumn("name", .text),
      StoreColumn("words", .text),
      StoreColumn("order", .text),
      StoreColumn("columns", .text),
    ],
    noun: "view",
    titleColumn: "name",
    entity: "ToDoView"
  )

  /// Decodes a stored view; an order and columns that only a later version knows are ignored.
  init(row: StoreRow) throws {
    name = try row.value("name")
    words = Self.parts(try row.value("words"), "\n")
    order = ToDoListOrder(rawValue: try row.value("order"))
    columns = Self.parts(try row.value("columns"), ",").compactMap { ToDoColumn(rawValue: $0) }
    key = row.key
  }

  func encode(into values: inout StoreRowValues) {
    values.set("name", to: name)
    values.set("words", to: words.joined(separator: "\n"))
    values.set("order", to: order?.rawValue ?? "")
    values.set("columns", to: columns.map(\.rawValue).joined(separator: ","))
  }

  private static func parts(_ text: String, _ separator: Character) -> [String] {
    text.split(separator: separator).map(String.init)
  }

  /// The conditions, order and columns as details after the view's name in a list: `late +home  by
  /// due  due, tags`.
  var detail: String { parts.joined(separator: "  ") }

  /// The conditions, order and columns for use in a sentence: `late +home; by due; due, tags`.
  var summary: String { parts.joined(separator: "; ") }

  private var parts: [String] {
    var parts: [String] = []
    if !words.isEmpty { parts.append(words.joined(separator: " ")) }
    if let order {
      let word = order.rawValue
      parts.append(String(english: "by \(word)", turkish: "sıra: \(word)"))
    }
    if !columns.isEmpty { parts.append(columns.map(\.rawValue).joined(separator: ", ")) }
    return parts
  }
}

/// The store's collection of saved views, with its migrations.
enum ToDoViewSchema {
  static let module = ModuleSchema(
    name: "to-do-views",
    migrations: [Migration(1, [.createCollection(ToDoViewRecord.collection)])]
  )
}
