import Synchronization

/// A run of an intent, on whose behalf the current task changes the store.
///
/// It is passed to each step of a write, so its texts are stored behind one reference.
package struct JournalRun: Hashable, Sendable {
  private let words: Words

  /// The run's identifier, which is unique in a store.
  package var id: String { words.id }
  package var intent: String { words.intent }
  /// The encoded call of the intent, for the log; for an undo or redo, the ids of the reversed
  /// runs.
  package var parameters: [UInt8] { words.parameters }
  /// The idempotency key that the caller chose; `nil` if there is none.
  package var key: String? { words.key }
  /// The origin of the run in one word, such as a command, a tap or a script.
  package var origin: String { words.origin }

  package init(id: String, intent: String, parameters: [UInt8], key: String?, origin: String) {
    words = Words(id: id, intent: intent, parameters: parameters, key: key, origin: origin)
  }

  /// The origin of runs that undo others.
  package static let undoOrigin = "undo"
  /// The origin of runs that redo undone ones.
  package static let redoOrigin = "redo"

  /// The origin of runs that a linked store creates for writes of shared records without an intent.
  package static let storeOrigin = "store"

  /// The origin of a reversal by another machine, if this store does not have the reversed runs.
  package static let linkOrigin = "link"

  /// The name in place of an intent's for runs that merge this store's records with a hub's when
  /// the store joins that hub.
  package static let joiningIntent = "link"
  /// Whether the run merged the store's records with those of the hub that it joined.
  ///
  /// Such a run renumbers records, so it cannot be undone.
  package var isJoining: Bool { origin == Self.linkOrigin && intent == Self.joiningIntent }

  /// Whether the run undoes or redoes other runs.
  package var isReversal: Bool { [Self.undoOrigin, Self.redoOrigin].contains(origin) }

  /// Returns the id of a script's run: `number` is the run's index in the script.
  ///
  /// The property `script` parses such an id.
  package static func id(_ number: Int, ofScript script: String) -> String {
    "\(script)/\(number)"
  }

  /// The id of the script to which the run belongs; `nil` for a run outside of a script.
  package var script: String? {
    guard let slash = id.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return String(id[..<slash])
  }

  /// Returns whether both runs have the same idempotency key; the key of a script never equals that
  /// of a single run.
  func hasKey(of other: JournalRun) -> Bool {
    key != nil && key == other.key && (script == nil) == (other.script == nil)
  }

  /// Whether the end of the run was recorded.
  ///
  /// A task that the intent left running may still write on its behalf.
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
