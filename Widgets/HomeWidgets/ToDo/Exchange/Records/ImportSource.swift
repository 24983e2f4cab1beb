import Foundation
import SharedStore

/// A stored file from which to-dos were imported, with the text between its records.
struct ImportSource: StoreRecord, Equatable {
  var key: Int64 = 0
  /// The name of the format, such as `todo.txt`.
  var form: String
  /// The absolute path of the file; `-` for standard input.
  var path: String
  /// The list for records that name none; empty for no list.
  var list = ""
  /// The identifier of the time zone for times without one.
  var zone = ""
  /// The name of the encoding, as `--charset` accepts it; empty for UTF-8.
  var charset = ""
  /// The SHA-256 digest of the file when it was last imported or exported; empty for standard
  /// input.
  var digest = ""
  /// Whether an export created the file.
  ///
  /// A later export then writes all open to-dos to it, otherwise only those that were imported from
  /// it.
  var isOfExport = false
  /// The text of the file with references in place of its records, as JSON; see ``pieces``.
  var skeleton = "[]"
  /// The texts of the file's records that differ from the texts stored with their to-dos, as JSON;
  /// empty if there are none.
  var written = ""

  /// The path that is stored for standard input.
  static let standardInput = "-"

  static let collection = StoreCollection(
    "todo_sources",
    columns: [
      StoreColumn("form", .text, reading: .hidden),
      StoreColumn("path", .text, reading: .hidden),
      StoreColumn("list", .text, reading: .hidden),
      StoreColumn("zone", .text, reading: .hidden),
      StoreColumn("charset", .text, reading: .hidden),
      StoreColumn("digest", .text, reading: .hidden),
      StoreColumn("isOfExport", .integer, reading: .hidden),
      StoreColumn("skeleton", .text, reading: .hidden),
      StoreColumn("written", .text, reading: .hidden),
    ],
    indexes: [["path"]],
    noun: "imported file",
    titleColumn: "path"
  )

  init(form: String, path: String) {
    self.form = form
    self.path = path
  }

  init(row: StoreRow) throws {
    self.init(form: try row.value("form"), path: try row.value("path"))
    key = row.key
    list = try row.value("list")
    zone = try row.value("zone")
    charset = try row.value("charset")
    digest = try row.value("digest")
    isOfExport = try row.value("isOfExport")
    skeleton = try row.value("skeleton")
    written = try row.value("written")
  }

  func encode(into values: inout StoreRowValues) {
    values.set("form", to: form)
    values.set("path", to: path)
    values.set("list", to: list)
    values.set("zone", to: zone)
    values.set("charset", to: charset)
    values.set("digest", to: digest)
    values.set("isOfExport", to: isOfExport)
    values.set("skeleton", to: skeleton)
    values.set("written", to: written)
  }

  /// A piece of the file: text between records, or a part of a record.
  enum Piece: Codable, Equatable {
    case text(String)
    /// A part of the record with this origin; the number is the index of the part, as a record can
    /// have several.
    case part(Int, of: String)

    init(from decoder: any Decoder) throws {
      if let text = try? decoder.singleValueContainer().decode(String.self) {
        self = .text(text)
      } else {
        var pair = try decoder.unkeyedContainer()
        let origin = try pair.decode(String.self)
        self = .part(try pair.decode(Int.self), of: origin)
      }
    }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .text(let text):
        var container = encoder.singleValueContainer()
        try container.encode(text)
      case .part(let part, let origin):
        var pair = encoder.unkeyedContainer()
        try pair.encode(origin)
        try pair.encode(part)
      }
    }
  }

  var pieces: [Piece] {
    get { (try? JSONDecoder().decode([Piece].self, from: Data(skeleton.utf8))) ?? [] }
    set { skeleton = KeptRecord.json(newValue) }
  }

  /// The text of a to-do in this file, if another text is stored with the to-do.
  struct Written: Codable, Equatable, Sendable {
    /// The text of the to-do's ``ToDoID``.
    var id: String
    var kept: KeptRecord
  }

  /// The texts of the file's records that differ from the texts stored with their to-dos, by the
  /// origins of the records.
  var writtenRecords: [String: Written] {
    get {
      written.isEmpty
        ? [:]
        : (try? JSONDecoder().decode([String: Written].self, from: Data(written.utf8))) ?? [:]
    }
    set { written = newValue.isEmpty ? "" : KeptRecord.json(newValue) }
  }

  /// The origins of all records in the file.
  var origins: Set<String> {
    Set(pieces.compactMap { if case .part(_, let origin) = $0 { origin } else { nil } })
  }
}

/// The store's collections for imported data, with their migrations.
enum ExchangeSchema {
  static let module = ModuleSchema(
    name: "to-do-exchange",
    migrations: [
      Migration(
        1,
        [.createCollection(ImportSource.collection), .createCollection(LongRecord.collection)]
      )
    ]
  )
}
