import SharedStore

/// A checkbox that was ticked or cleared, with the stamps of the file before and after.
struct BoxChange: Hashable {
  let path: String
  /// The index of the checkbox's line, from 0.
  let line: Int64
  let wasTicked: Bool
  /// The file's stamp before the change; `after` is its stamp after the change.
  let before: String
  let after: String

  init(path: String, line: Int, wasTicked: Bool, from old: NoteFile, to new: NoteFile) {
    (self.path, self.line, self.wasTicked) = (path, Int64(line), wasTicked)
    (before, after) = (old.stamp, new.stamp)
  }

  static let columns = [
    StoreColumn("path", .text),
    StoreColumn("line", .integer, reading: .hidden),
    StoreColumn("wasTicked", .integer, reading: .flag),
    StoreColumn("before", .text, reading: .hidden),
    StoreColumn("after", .text, reading: .hidden),
  ]

  init(row: StoreRow) throws {
    path = try row.value("path")
    line = try row.value("line")
    wasTicked = try row.value("wasTicked")
    before = try row.value("before")
    after = try row.value("after")
  }

  func encode(into values: inout StoreRowValues) {
    values.set("path", to: path)
    values.set("line", to: line)
    values.set("wasTicked", to: wasTicked)
    values.set("before", to: before)
    values.set("after", to: after)
  }
}

/// The record of a change of a checkbox, which `undo` removes; the note's file itself is not in the
/// store.
struct NoteTick: StoreRecord, Hashable {
  var key: Int64 = 0
  let change: BoxChange

  init(_ change: BoxChange) { self.change = change }

  static let collection = StoreCollection(
    "noteTicks",
    columns: BoxChange.columns,
    indexes: [["path"]],
    noun: "tick of a note"
  )

  init(row: StoreRow) throws {
    key = row.key
    change = try BoxChange(row: row)
  }

  func encode(into values: inout StoreRowValues) { change.encode(into: &values) }
}

/// The record that a tick was written to the file.
///
/// It remains when `undo` removes the ``NoteTick``, so that the file can be changed back.
struct WrittenTick: StoreRecord, Hashable {
  var key: Int64 = 0
  /// The key of the ``NoteTick`` that was written to the file.
  let tick: Int64
  let change: BoxChange

  init(_ tick: NoteTick) { (self.tick, change) = (tick.key, tick.change) }

  static let collection = StoreCollection(
    "writtenTicks",
    columns: [StoreColumn("tick", .integer, reading: .hidden)] + BoxChange.columns,
    indexes: [["path"]],
    noun: "written tick"
  )

  init(row: StoreRow) throws {
    key = row.key
    tick = try row.value("tick")
    change = try BoxChange(row: row)
  }

  func encode(into values: inout StoreRowValues) {
    values.set("tick", to: tick)
    change.encode(into: &values)
  }
}
