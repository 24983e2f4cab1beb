import Foundation
import Ground
import SharedStore
import ToDoFormats

/// A folder that is synchronized with a list, and the state of its to-dos after the last sync.
struct SyncedFolder: Sendable {
  /// A to-do's state after the last sync.
  struct Item: Codable, Equatable, Sendable {
    /// The text of the to-do's ``ToDoID``.
    var id: String
    /// The names of the files that contain the to-do's record.
    var files: [String]
    var kept: KeptRecord
    /// The fields that the file cannot contain, each with a digest of its value in the list; `nil`
    /// if there are none.
    var unsaid: [String: String]?
    /// The id of the intent's run that changed the to-do in the list; `nil` if no undo can reverse
    /// it.
    var run: String?
    /// The states after earlier syncs, newest first; `nil` if there are none.
    ///
    /// If the intents that performed later syncs are undone, the newest state that is left is valid
    /// again.
    var earlier: [Item]?

    /// The most earlier states that are kept of a to-do.
    ///
    /// If more syncs are undone, the to-do counts as never synchronized.
    private static let maximumEarlier = 3

    /// Returns this state with `item`, the state before it, as its newest earlier state.
    ///
    /// The earlier states of `item` follow, up to the limit.
    func following(_ item: Item?) -> Item {
      guard var before = item else { return self }
      let others = before.earlier ?? []
      before.earlier = nil
      var following = self
      following.earlier = Array(([before] + others).prefix(Self.maximumEarlier))
      return following
    }

    /// The ids of the intents' runs that led to this state and to the earlier ones.
    fileprivate var runs: [String] { ([self] + (earlier ?? [])).compactMap(\.run) }

    /// Returns the newest of this state and the earlier ones whose intent was not undone; `nil` if
    /// there is none.
    fileprivate func standing(without undone: Set<String>) -> Item? {
      let states = [self] + (earlier ?? [])
      let index = states.firstIndex { $0.run.map { !undone.contains($0) } ?? true }
      guard let index, index > 0 else { return index.map { _ in self } }
      var item = states[index]
      let rest = states[(index + 1)...]
      item.earlier = rest.isEmpty ? nil : Array(rest)
      return item
    }
  }

  /// A conflict that was not yet reported; its files are written, or are about to be.
  struct Conflict: Codable, Equatable, Sendable {
    /// The UID of the copy that has the folder's values, which exists if the conflict was resolved.
    var copy: String
    var sentence: String
  }

  /// The format name in the sources of synchronized folders, which distinguishes them from imported
  /// files.
  static let form = "vdir"
  /// The format of the folder's files, which is iCalendar.
  static let format = ICalendar()

  private(set) var source: ImportSource
  /// The state of each to-do after the last sync, by UID.
  var items: [String: Item]
  /// The conflicts that were not yet reported.
  ///
  /// The keys are the UIDs of the to-dos that were changed both in the folder and in the list.
  var untold: [String: Conflict]

  init(_ source: ImportSource) {
    self.source = source
    items = Self.decoded(source.skeleton) ?? [:]
    untold = Self.decoded(source.written) ?? [:]
  }

  private static func decoded<Value: Decodable>(_ text: String) -> Value? {
    try? JSONDecoder().decode(Value.self, from: Data(text.utf8))
  }

  /// The store's record for the folder, with the states and conflicts as JSON.
  var stored: ImportSource {
    var stored = source
    stored.skeleton = KeptRecord.json(items)
    stored.written = untold.isEmpty ? "" : KeptRecord.json(untold)
    return stored
  }

  var files: [String: [String]] { items.mapValues(\.files) }

  /// The ids of all runs of intents that the stored states refer to; some of these runs may have
  /// been undone.
  var runs: Set<String> { Set(items.values.flatMap(\.runs)) }

  /// Removes the states that undone runs of intents have produced; the newest earlier state becomes
  /// valid again.
  ///
  /// A to-do without such a state is removed.
  mutating func forget(_ undone: Set<String>) {
    guard !undone.isEmpty else { return }
    items = items.compactMapValues { $0.standing(without: undone) }
  }

  /// Returns a digest of a field's value; equal values have equal digests.
  static func digest(_ field: ForeignToDo.Field, of toDo: ForeignToDo) -> String {
    var alone = ForeignToDo()
    alone.take(field, of: toDo)
    return Hexadecimal.digits(
      of: SHA256.digest(of: Array(String(describing: alone).utf8)).prefix(8)
    )
  }
}
