import Foundation
import Ground
import SharedStore
import ToDoFormats

/// A folder that is kept alike with a list, and the state of its to-dos when both sides were last alike.
struct SyncedFolder: Sendable {
  /// A to-do as both sides had it.
  struct Item: Codable, Equatable, Sendable {
    /// The sixteen letters of the to-do.
    var id: String
    /// The files of the record's parts.
    var files: [String]
    var kept: KeptRecord
    /// The fields that have no place in a file, each with a digest of its value here.
    var unsaid: [String: String]?
    /// The id of the run that made the to-do like this here; `nil` if no undo can reverse it.
    var run: String?
    /// The earlier states that an undo of such runs restores, newest first.
    var earlier: [Item]?

    /// The number of syncs of a to-do that can be undone one after the other; then it counts as never seen.
    private static let maximumEarlier = 3

    /// The item with this state before it.
    func following(_ item: Item?) -> Item {
      guard var before = item else { return self }
      let others = before.earlier ?? []
      before.earlier = nil
      var following = self
      following.earlier = Array(([before] + others).prefix(Self.maximumEarlier))
      return following
    }

    /// The runs that made it what it is and what it was.
    fileprivate var runs: [String] { ([self] + (earlier ?? [])).compactMap(\.run) }

    /// Returns the newest state whose run is not undone; `nil` if there is none.
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

  /// A conflict whose files are written, or will be, and which is not reported yet.
  struct Conflict: Codable, Equatable, Sendable {
    /// The UID of the to-do that has the neighbour's values: it exists if the conflict was carried out.
    var copy: String
    var sentence: String
  }

  /// The form of these folders' sources, which files that were imported do not have.
  static let form = "vdir"
  /// The format of the folder's files.
  static let format = ICalendar()

  private(set) var source: ImportSource
  /// The to-dos by UID.
  var items: [String: Item]
  /// The conflicts by the UID of the to-do that both sides changed.
  var untold: [String: Conflict]

  init(_ source: ImportSource) {
    self.source = source
    items = Self.decoded(source.skeleton) ?? [:]
    untold = Self.decoded(source.written) ?? [:]
  }

  private static func decoded<Value: Decodable>(_ text: String) -> Value? {
    try? JSONDecoder().decode(Value.self, from: Data(text.utf8))
  }

  /// The record that is stored of it.
  var stored: ImportSource {
    var stored = source
    stored.skeleton = KeptRecord.json(items)
    stored.written = untold.isEmpty ? "" : KeptRecord.json(untold)
    return stored
  }

  var files: [String: [String]] { items.mapValues(\.files) }

  /// The runs that may have been undone since.
  var runs: Set<String> { Set(items.values.flatMap(\.runs)) }

  /// Forgets what these runs made: the to-dos are as they were before them.
  mutating func forget(_ undone: Set<String>) {
    guard !undone.isEmpty else { return }
    items = items.compactMapValues { $0.standing(without: undone) }
  }

  /// A digest of a field's value: equal for equal values.
  static func digest(_ field: ForeignToDo.Field, of toDo: ForeignToDo) -> String {
    var alone = ForeignToDo()
    alone.take(field, of: toDo)
    return Hexadecimal.digits(
      of: SHA256.digest(of: Array(String(describing: alone).utf8)).prefix(8)
    )
  }
}
