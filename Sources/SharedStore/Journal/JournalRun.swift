import Synchronization

/// The intent's run for which the current task changes the store.
///
/// It is passed along with each step of a write, so its texts are behind one reference.
package struct JournalRun: Hashable, Sendable {
  private let words: Words

  /// Unique among all runs of a store.
  package var id: String { words.id }
  package var intent: String { words.intent }
  /// The encoded call, for the log; for a reversal, the ids of the runs.
  package var parameters: [UInt8] { words.parameters }
  /// The caller's idempotency key.
  package var key: String? { words.key }
  /// The origin in one word: a command, a tap, a script.
  package var origin: String { words.origin }

  package init(id: String, intent: String, parameters: [UInt8], key: String?, origin: String) {
    words = Words(id: id, intent: intent, parameters: parameters, key: key, origin: origin)
  }

  /// The origin of runs that undo others.
  package static let undoOrigin = "undo"
  /// The origin of runs that redo undone ones.
  package static let redoOrigin = "redo"

  /// The origin of writes of shared records that no intent made, in a linked store.
  package static let storeOrigin = "store"

  /// The origin of a reversal that another machine made, and whose runs this store does not have.
  package static let linkOrigin = "link"

  /// The intent of runs that make one list of two, as a store joins a hub.
  package static let joiningIntent = "link"
  /// Whether the run joined two lists, which renumbers records, so that it cannot be undone.
  package var isJoining: Bool { origin == Self.linkOrigin && intent == Self.joiningIntent }

  /// Whether it undoes or redoes other runs.
  package var isReversal: Bool { [Self.undoOrigin, Self.redoOrigin].contains(origin) }

  /// The id of the run that is the `number`th of a script: what `script` reads.
  package static func id(_ number: Int, ofScript script: String) -> String {
    "\(script)/\(number)"
  }

  /// The script that the run is part of; `nil` for a separate run.
  package var script: String? {
    guard let slash = id.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return String(id[..<slash])
  }

  /// Whether both have one key: those of scripts and those of single runs are of two kinds.
  func hasKey(of other: JournalRun) -> Bool {
    key != nil && key == other.key && (script == nil) == (other.script == nil)
  }

  /// Whether its end was noted: a task that it left behind may write for it all the same.
  var hasEnded: Bool { words.hasEnded.load(ordering: .relaxed) }

  func noteEnd() { words.hasEnded.store(true, ordering: .relaxed) }

  package static func == (one: JournalRun, other: JournalRun) -> Bool {
    one.words === other.words
      || (one.id, one.intent, one.parameters, one.key, one.origin)
        == (other.id, other.intent, other.parameters, other.key, other.origin)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }

  private final class Words: Sendable {
    let id: String
    let intent: String
    let parameters: [UInt8]
    let key: String?
    let origin: String
    let hasEnded = Atomic(false)

    init(id: String, intent: String, parameters: [UInt8], key: String?, origin: String) {
      self.id = id
      self.intent = intent
      self.parameters = parameters
      self.key = key
      self.origin = origin
    }
  }
}
