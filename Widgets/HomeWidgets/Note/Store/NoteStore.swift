import SharedStore

/// The ticks of notes in the shared store, so that `undo` can change the files.
struct NoteStore: Sendable {
  /// Ticks that are kept: earlier ones are of another day.
  private static let keptTicks = 100

  let store: SharedStore

  /// Records a tick that was written; it is part of the run, and is undone with it.
  func note(_ tick: NoteTick) async throws {
    try await store.write { transaction in
      let kept = try transaction.fetch(NoteTick.self, sortedBy: [.descending("key")])
      for old in kept.dropFirst(Self.keptTicks) {
        try transaction.delete(NoteTick.self, key: old.key)
      }
      try transaction.insert(tick)
    }
  }

  /// Changes a file according to its ticks: an undone tick restores the box, a redone one sets it again.
  ///
  /// A file that was changed since is not written.
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
    // No run has this, so no undo takes it back.
    try await store.write { transaction in
      for tick in gone { try transaction.delete(WrittenTick.self, key: tick.key) }
      for tick in new { try transaction.insert(WrittenTick(tick)) }
    }
    return file
  }
}

/// The shape of the ticks in the store.
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
