import SharedStore

/// Stores which checkboxes were ticked, so that `undo` can change the files back.
struct NoteStore: Sendable {
  /// The number of earlier ticks that are kept when a new one is added; older ones are deleted.
  private static let keptTicks = 100

  let store: SharedStore

  /// Stores that a checkbox was ticked in the file; undoing the intent removes this record.
  func note(_ tick: NoteTick) async throws {
    try await store.write { transaction in
      let kept = try transaction.fetch(NoteTick.self, sortedBy: [.descending("key")])
      for old in kept.dropFirst(Self.keptTicks) {
        try transaction.delete(NoteTick.self, key: old.key)
      }
      try transaction.insert(tick)
    }
  }

  /// Changes the file so that it matches the stored ticks, and returns it.
  ///
  /// A tick that was undone is removed from the file, and one that was redone is written again. A
  /// file that was changed in another way since then is not written.
  func follow(_ file: NoteFile) async throws -> NoteFile {
    guard !file.path.isEmpty else { return file }
    let path = file.path
    let (ticks, written) = try await store.read { transaction in
      (
        try transaction.fetch(NoteTick.self, where: .equals("path", .text(path))),
        try transaction.fetch(
          WrittenTick.self,
          where: .equals("path", .text(path)),
          sortedBy: [.descending("tick")]
        )
      )
    }
    let known = Set(written.map(\.tick))
    let gone = written.filter { one in !ticks.contains { $0.key == one.tick } }
    let new = ticks.filter { !known.contains($0.key) }.sorted { $0.key < $1.key }
    guard !gone.isEmpty || !new.isEmpty else { return file }
    var file = file
    for change in gone.map(\.change) where file.stamp == change.after {
      file = try file.settingTicked(change.wasTicked, line: Int(change.line))
    }
    for change in new.map(\.change) where file.stamp == change.before {
      file = try file.settingTicked(!change.wasTicked, line: Int(change.line))
    }
    // The change does not belong to an intent, so it is not reversed by an undo.
    try await store.write { transaction in
      for tick in gone { try transaction.delete(WrittenTick.self, key: tick.key) }
      for tick in new { try transaction.insert(WrittenTick(tick)) }
    }
    return file
  }
}

/// The store's collections of ticks, with their migrations.
enum NoteSchema {
  static var module: ModuleSchema {
    ModuleSchema(
      name: "note",
      migrations: [
        Migration(
          1,
          [.createCollection(NoteTick.collection), .createCollection(WrittenTick.collection)]
        )
      ]
    )
  }
}
