/// The intents that were performed, of which only the last are remembered one by one.
struct IntentLedger: Sendable {
  struct Entry: Sendable {
    let site: Int32
    let pc: Int32
  }

  private(set) var count = 0
  private var recent: [Entry] = []

  /// The last ones, oldest first.
  var last: ArraySlice<Entry> { recent.suffix(ScriptOutcome.mostListed) }

  mutating func append(_ entry: Entry) {
    count += 1
    recent.append(entry)
    shorten()
  }

  mutating func append(_ other: IntentLedger) {
    count += other.count
    recent += other.recent
    shorten()
  }

  /// Twice as many as are told are kept, so that shortening is rare.
  private mutating func shorten() {
    guard recent.count > 2 * ScriptOutcome.mostListed else { return }
    recent.removeFirst(recent.count - ScriptOutcome.mostListed)
  }
}
