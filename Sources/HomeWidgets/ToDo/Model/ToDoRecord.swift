import SharedStore
import WidgetIntents

/// A to-do as it is stored; its key is the short number that people type, which is never reused.
struct ToDoRecord: StoreRecord, Equatable {
  var key: Int64 = 0
  var id = ToDoID.random()
  var name: String
  /// When it was done, in microseconds since 1970 UTC; `nil` while it is open.
  var doneAt: Int64?
  var due: Due?
  var priority = ToDoPriority.none
  var notes = ""
  var tags: [String] = []
  var list = ""
  /// The rule by which it comes back, as iCalendar writes it (RFC 5545, RRULE); empty for none.
  var recurrence = ""
  /// Fields of imports that mean nothing here, as JSON, so that an export gives them back.
  var imported = ""
  /// Orders the open to-dos, smallest first.
  var position: Int64 = 0
  /// When it was added, in microseconds since 1970 UTC.
  var addedAt: Int64 = 0

  var isDone: Bool { doneAt != nil }
}

extension ToDoRecord {
  static let collection = StoreCollection(
    "todos",
    columns: [
      StoreColumn("id", .text, reading: .hidden),
      StoreColumn("name", .text, isSearched: true),
      StoreColumn("isDone", .integer, reading: .flag),
      StoreColumn("doneAt", .integer, isOptional: true, reading: .hidden),
      StoreColumn("dueDay", .text, isOptional: true),
      StoreColumn("dueAt", .integer, isOptional: true, reading: .instant),
      StoreColumn("priority", .integer, reading: .choice(ToDoPriority.words)),
      StoreColumn("notes", .text, isSearched: true),
      StoreColumn("tags", .text, isSearched: true),
      StoreColumn("list", .text, isSearched: true),
      StoreColumn("recurrence", .text),
      StoreColumn("imported", .text, reading: .unspoken),
      StoreColumn("position", .integer, reading: .unspoken),
      StoreColumn("addedAt", .integer, reading: .hidden),
      StoreColumn("nameFolded", foldedFrom: "name"),
      StoreColumn("notesFolded", foldedFrom: "notes"),
      StoreColumn("listFolded", foldedFrom: "list"),
    ],
    indexes: [
      ["id"], ["position"], ["isDone", "position"], ["isDone", "doneAt"], ["isDone", "dueDay"],
      ["isDone", "dueAt"],
    ],
    noun: "to-do",
    titleColumn: "name"
  )

  init(row: StoreRow) throws {
    key = row.key
    let text: String = try row.value("id")
    guard let id = ToDoID(text) else {
      throw StoreError.malformedRecord(
        collection: Self.collection.name,
        column: "id",
        expected: "ToDoID"
      )
    }
    self.id = id
    name = try row.value("name")
    doneAt = try row.value("doneAt")
    if let instant: Int64 = try row.value("dueAt") {
      due = .instant(instant)
    } else if let text: String = try row.value("dueDay"), let day = Day(text: text) {
      due = .day(day)
    }
    priority = ToDoPriority(rank: try row.value("priority"))
    notes = try row.value("notes")
    // Of characters, a tag that ends in a carriage return would be one with the line break.
    tags = (try row.value("tags") as String).utf8.split(separator: UInt8(ascii: "\n"))
      .map { String(decoding: $0, as: UTF8.self) }
    list = try row.value("list")
    recurrence = try row.value("recurrence")
    imported = try row.value("imported")
    position = try row.value("position")
    addedAt = try row.value("addedAt")
  }

  func encode(into values: inout StoreRowValues) {
    values.set("id", to: id.text)
    values.set("name", to: name)
    values.set("isDone", to: isDone)
    values.set("doneAt", to: doneAt)
    switch due {
    case .day(let day): values.set("dueDay", to: day.text)
    case .instant(let instant): values.set("dueAt", to: instant)
    case nil: break
    }
    values.set("priority", to: priority.rank)
    values.set("notes", to: notes)
    values.set("tags", to: tags.isEmpty ? "" : tags.joined(separator: "\n"))
    values.set("list", to: list)
    values.set("recurrence", to: recurrence)
    values.set("imported", to: imported)
    values.set("position", to: position)
    values.set("addedAt", to: addedAt)
  }
}

/// How much a to-do matters among the others.
public enum ToDoPriority: String, AppEnum {
  case none, low, medium, high

  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Priority" }

  public static var caseDisplayRepresentations: [ToDoPriority: DisplayRepresentation] {
    [.none: "None", .low: "Low", .medium: "Medium", .high: "High"]
  }

  /// From 0, none, to 3, high: the form in which it is stored and sorted.
  var rank: Int64 {
    switch self {
    case .none: 0
    case .low: 1
    case .medium: 2
    case .high: 3
    }
  }

  /// By rank.
  static let words = allCases.sorted { $0.rank < $1.rank }.map(\.rawValue)

  /// The priority of that rank; ranks that later versions may know count as high.
  init(rank: Int64) {
    switch rank {
    case ...0: self = .none
    case 1: self = .low
    case 2: self = .medium
    default: self = .high
    }
  }
}

/// What a to-do is known by for ever: 64 random bits as 16 letters from k to z.
///
/// Without a digit it is never mistaken for a short number, and any unique beginning of it will do.
public struct ToDoID: Hashable, Sendable {
  public let text: String

  private static let length = 16
  private static let firstLetter = UInt8(ascii: "k")

  /// Four bits a letter, the highest first.
  init(bits: UInt64) {
    text = String(unsafeUninitializedCapacity: Self.length) { letters in
      for index in 0..<Self.length {
        let shift = UInt64((Self.length - 1 - index) * 4)
        letters.initializeElement(at: index, to: Self.firstLetter + UInt8((bits >> shift) & 0xF))
      }
      return Self.length
    }
  }

  /// A whole identifier; `nil` for anything else.
  init?(_ text: String) {
    guard text.utf8.count == Self.length, Self.isBeginning(text) else { return nil }
    self.text = text
  }

  static func random() -> ToDoID {
    ToDoID(bits: UInt64.random(in: .min ... .max))
  }

  /// Whether identifiers may begin with `text`.
  static func isBeginning(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= length
      && text.utf8.allSatisfy { (firstLetter...firstLetter + 0xF).contains($0) }
  }
}
