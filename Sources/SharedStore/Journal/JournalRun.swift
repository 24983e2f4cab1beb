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

  /// Set around `perform()` by whoever serves the intent: every write inside is journalled.
  @TaskLocal package static var current: JournalRun?
}
