/// The run of an intent on whose behalf the current task changes the store.
package struct JournalRun: Hashable, Sendable {
  /// Unique among all runs of a store.
  package let id: String
  package let intent: String
  /// As JSON, for the log.
  package let parameters: String
  /// What the caller chose so that a repetition does nothing twice.
  package let key: String?
  /// Who asked, in a word: a command, a tap, a script.
  package let origin: String

  package init(id: String, intent: String, parameters: String, key: String?, origin: String) {
    self.id = id
    self.intent = intent
    self.parameters = parameters
    self.key = key
    self.origin = origin
  }

  /// The origin of runs that take others back.
  package static let undoOrigin = "undo"

  /// The id of the run that is the `number`th of a script: what `script` reads.
  package static func id(_ number: Int, ofScript script: String) -> String {
    "\(script)/\(number)"
  }

  /// The script that the run is part of; `nil` for one of its own.
  package var script: String? {
    guard let slash = id.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return String(id[..<slash])
  }

  /// Set around `perform()` by whoever serves the intent: every write inside is journalled.
  @TaskLocal package static var current: JournalRun?
}
