/// What a picture leaves out, in sentences for the extension's log: each is said once (SU-3).
@MainActor
package final class ArchiveNotes {
  /// More kinds of gaps than any widget has.
  private static let maximumCount = 100

  package private(set) var sentences: [String] = []

  package init() {}

  /// Notes `sentence` unless it was noted before.
  func add(_ sentence: String) {
    guard sentences.count < Self.maximumCount, !sentences.contains(sentence) else { return }
    sentences.append(sentence)
  }
}
