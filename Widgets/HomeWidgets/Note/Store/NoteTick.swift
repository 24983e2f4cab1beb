import SharedStore

/// A box that was ticked or cleared in a file, as far as `undo` must know it: the file itself is not in the store.
struct NoteTick: StoreRecord, Hashable {
  var key: Int64 = 0
  let path: String
  /// From 0.
  let line: Int64
  let wasTicked: Bool
  /// The stamps of the file before and after.
  let before: String
  let after: String

  init(path: String, line: Int, wasTicked: Bool, from old: NoteFile, to new: NoteFile) {
    (self.path, self.line, self.wasTicked) = (path, Int64(line), wasTicked)
    (before, after) = (old.stamp, new.stamp)
  }

  static let collection = StoreCollection(
    "noteTicks",
    columns: [
      StoreColumn("path", .text),
      StoreColumn("line", .integer, reading: .hidden),
      StoreColumn("wasTicked", .integer, reading: .flag),
      StoreColumn("before", .text, reading: .hidden),
      StoreColumn("after", .text, reading: .hidden),
    ],
    indexes: [["path"]],
    noun: "tick of a note"
  )

  init(row: StoreRow) throws {
    key = row.key
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

/// That a tick is in the file: it stays where `undo` takes the tick itself away, so that the file can follow.
struct WrittenTick: StoreRecord, Hashable {
  var key: Int64 = 0
  /// The key of the tick.
  let tick: Int64
  let path: String
  let line: Int64
  let wasTicked: Bool
  let before: String
  let after: String

  init(_ tick: NoteTick) {
    (self.tick, path, line, wasTicked) = (tick.key, tick.path, tick.line, tick.wasTicked)
    (before, after) = (tick.before, tick.after)
  }

  static let collection = StoreCollection(
    "writtenTicks",
    columns: [
      StoreColumn("tick", .integer, reading: .hidden),
      StoreColumn("path", .text),
      StoreColumn("line", .integer, reading: .hidden),
      StoreColumn("wasTicked", .integer, reading: .flag),
      StoreColumn("before", .text, reading: .hidden),
      StoreColumn("after", .text, reading: .hidden),
    ],
    indexes: [["path"]],
    noun: "written tick"
  )

  init(row: StoreRow) throws {
    key = row.key
    tick = try row.value("tick")
    path = try row.value("path")
    line = try row.value("line")
    wasTicked = try row.value("wasTicked")
    before = try row.value("before")
    after = try row.value("after")
  }

  func encode(into values: inout StoreRowValues) {
    values.set("tick", to: tick)
    values.set("path", to: path)
    values.set("line", to: line)
    values.set("wasTicked", to: wasTicked)
    values.set("before", to: before)
    values.set("after", to: after)
  }
}
