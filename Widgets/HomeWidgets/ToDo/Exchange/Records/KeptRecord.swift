import Foundation
import SharedStore
import ToDoFormats

/// The text of another program's record, with the data that is needed to parse it again.
///
/// It is stored as JSON in the to-do's `imported`.
struct KeptRecord: Codable, Equatable, Sendable {
  /// The name of the format, such as `todo.txt`.
  var form: String
  /// The number of the file from which the record was imported.
  var source: Int64
  /// The identifier of the time zone for times without one.
  var zone: String
  /// The list that the import used because the record names none; `nil` for no list.
  var list: String?
  var parts: [String]
  var surroundings: [String]?
  /// The origins of blockers that other records of the file require for this to-do, although its
  /// own record does not name them.
  ///
  /// It is `nil` if there are none.
  var blockers: [String]?
  /// The origins of blockers that the record names, but for which the to-do does not wait, for
  /// example because they do not exist.
  ///
  /// It is `nil` if there are none.
  var leftOut: [String]?
  /// The number of the `LongRecord` that contains the texts; `nil` if they are short enough for
  /// this record.
  var long: Int64?

  /// The most bytes of JSON that are stored with a to-do; more would make reading the list slow.
  static let maximumBytes = 65_536
  /// The most bytes of a record that is stored separately from its to-do: enough for a picture, but
  /// not for a film.
  static let maximumLongBytes = 4 << 20

  init(
    form: String,
    source: Int64,
    zone: String,
    list: String?,
    raw: RawRecord,
    blockers: [String] = [],
    leftOut: [String] = []
  ) {
    self.form = form
    self.source = source
    self.zone = zone
    self.list = list
    parts = raw.parts
    surroundings = raw.surroundings.isEmpty ? nil : raw.surroundings
    self.blockers = blockers.isEmpty ? nil : blockers
    self.leftOut = leftOut.isEmpty ? nil : leftOut
  }

  /// Parses the JSON of a stored record; returns `nil` for any other text.
  init?(json: String) {
    guard !json.isEmpty,
      let kept = try? JSONDecoder().decode(KeptRecord.self, from: Data(json.utf8))
    else { return nil }
    self = kept
  }

  var raw: RawRecord {
    get { RawRecord(parts: parts, surroundings: surroundings ?? []) }
    set {
      parts = newValue.parts
      surroundings = newValue.surroundings.isEmpty ? nil : newValue.surroundings
    }
  }

  static func json(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return "" }
    return String(decoding: data, as: UTF8.self)
  }

  /// Returns whether the record's text has the same bytes as another one.
  func hasText(of raw: RawRecord) -> Bool {
    parts.count == raw.parts.count
      && zip(parts, raw.parts).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
  }

  /// Returns whether both records have the same bytes.
  ///
  /// Swift's `==` also accepts texts that differ only in how characters are composed.
  func hasBytes(of other: KeptRecord) -> Bool { json.utf8.elementsEqual(other.json.utf8) }
}

/// The text of a record that is too long to be stored with its to-do.
struct LongRecord: StoreRecord, Equatable {
  var key: Int64 = 0
  /// The record as the JSON of a `KeptRecord`.
  var text: String

  static let collection = StoreCollection(
    "todo_long_records",
    columns: [StoreColumn("text", .text, reading: .hidden)],
    noun: "imported record"
  )

  init(text: String) {
    self.text = text
  }

  init(row: StoreRow) throws {
    self.init(text: try row.value("text"))
    key = row.key
  }

  func encode(into values: inout StoreRowValues) {
    values.set("text", to: text)
  }
}

extension StoreReading where Self: ~Copyable {
  /// Returns the record from which a to-do was imported; `nil` if it was not imported.
  func kept(of toDo: ToDoRecord) throws -> KeptRecord? {
    guard let kept = KeptRecord(json: toDo.imported), let number = kept.long else {
      return KeptRecord(json: toDo.imported)
    }
    guard let long: LongRecord = try record(number) else { return nil }
    return KeptRecord(json: long.text)
  }
}

extension WriteTransaction {
  /// Returns the text to store with a to-do: the record itself, or the number of the `LongRecord`
  /// that contains it.
  ///
  /// `before` is the text stored so far; a `LongRecord` to which it refers is reused or deleted.
  func stored(_ kept: KeptRecord, replacing before: String = "") throws -> String {
    let json = kept.json
    let known = KeptRecord(json: before)?.long
    guard json.utf8.count > KeptRecord.maximumBytes else {
      if let known { try delete(LongRecord.self, key: known) }
      return json
    }
    var place = KeptRecord(
      form: kept.form,
      source: kept.source,
      zone: kept.zone,
      list: kept.list,
      raw: RawRecord(parts: []),
      leftOut: kept.leftOut ?? []
    )
    // The left-out blockers are stored with the to-do for searches, unless they are too long.
    if place.json.utf8.count > KeptRecord.maximumBytes / 2 { place.leftOut = nil }
    var long = LongRecord(text: json)
    if let known, let earlier: LongRecord = try record(known) {
      long.key = earlier.key
      try update(long)
      place.long = known
    } else {
      place.long = try insert(long).key
    }
    return place.json
  }
}
