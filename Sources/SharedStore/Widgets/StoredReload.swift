/// A stored reload of a timeline, or several similar ones; times are in microseconds since 1970
/// UTC.
///
/// The numbers of results, requesters and exemptions are defined by the module that plans reloads.
package struct StoredReload: Hashable, Sendable {
  /// How a timeline differs from the previous one.
  package enum Difference: Int64, Sendable {
    /// No visible cell of a picture differs.
    case none
    /// The archives differ; whether a visible cell differs was not checked.
    case archive
    case cell
  }

  /// The timeline that a reload produced.
  package struct Made: Hashable, Sendable {
    package var entries: Int64
    /// The size of the timeline's archives in bytes, as received.
    package var bytes: Int64
    package var policy: StoredPolicy

    package init(entries: Int64, bytes: Int64, policy: StoredPolicy) {
      (self.entries, self.bytes, self.policy) = (entries, bytes, policy)
    }
  }

  /// The cost of a reload; a cost that is unknown is `nil`.
  package struct Cost: Hashable, Sendable {
    /// The time from the request to the answer, in microseconds.
    package var wall: Int64
    /// The host's processor time, in microseconds; `ofExtension` is the extension's.
    package var host: Int64?
    package var ofExtension: Int64?
    /// The number of bytes that the extension received over the network.
    package var network: Int64?

    package init(wall: Int64, host: Int64?, ofExtension: Int64?, network: Int64?) {
      (self.wall, self.host, self.ofExtension, self.network) = (wall, host, ofExtension, network)
    }
  }

  /// The number of the row, which ascends within the timeline; 0 until the row is stored.
  package var number: Int64 = 0
  /// The number of reloads that are recorded in the row.
  package var count: Int64 = 1
  /// The time when the first reload of the row was due; `nil` if it was due at once.
  package var due: Int64?
  package var begun: Int64
  /// The time when the last reload of the row ended.
  package var ended: Int64
  package var result: Int64
  package var reason: String
  package var asker: Int64
  package var exemption: Int64?
  /// The change because of which the timeline was reloaded; `nil` for other reasons.
  package var mark: DirtyMark?
  /// The number of consecutive failed reloads before this one.
  package var tries: Int64
  package var error: String?
  package var isOffline: Bool
  package var made: Made?
  /// The earliest time of the next reload; `nil` if it needs a request, or if the time is unknown.
  package var next: Int64?
  /// The kinds of problems with the entries that the reload has found, one bit for each.
  package var diagnostics: Int64
  /// The difference from the previous timeline; `nil` if there was none, or if no timeline was
  /// received.
  package var difference: Difference?
  package var cost: Cost

  package init(
    due: Int64?,
    begun: Int64,
    ended: Int64,
    result: Int64,
    reason: String,
    asker: Int64,
    exemption: Int64?,
    tries: Int64,
    error: String?,
    isOffline: Bool,
    made: Made?,
    next: Int64?,
    diagnostics: Int64,
    cost: Cost
  ) {
    self.due = due
    self.begun = begun
    self.ended = ended
    self.result = result
    self.reason = reason
    self.asker = asker
    self.exemption = exemption
    self.tries = tries
    self.error = error.map { Self.text($0, upTo: Self.longestError) }
    self.isOffline = isOffline
    self.made = made
    self.next = next
    self.diagnostics = diagnostics
    self.cost = cost
  }

  /// The maximum length in bytes of a stored error text; longer ones are shortened.
  private static let longestError = 1_000
  /// The maximum length in bytes of an error text in the row itself, so that a row has at most 200
  /// bytes.
  private static let longestErrorOfRow = 72

  /// Returns the beginning of an error text that fits in a row.
  static func shortened(_ error: String) -> String { text(error, upTo: longestErrorOfRow) }

  private static func text(_ text: String, upTo limit: Int) -> String {
    guard text.utf8.count > limit else { return text }
    var short = ""
    // One character can consist of any number of scalars.
    for scalar in text.unicodeScalars {
      guard short.utf8.count + scalar.utf8.count + "…".utf8.count <= limit else { break }
      short.unicodeScalars.append(scalar)
    }
    return short + "…"
  }

  /// The longest time in microseconds that one row covers, so that the rows of 30 days are below
  /// the maximum.
  private static let longestSpan: Int64 = 2 * 3_600_000_000

  /// Returns whether this reload can be counted in the row of the reload before it, `last`.
  ///
  /// The two may only differ in dates and costs.
  func repeats(_ last: StoredReload) -> Bool {
    // A new row begins if the clock was set back.
    guard begun >= last.ended, begun - last.begun < Self.longestSpan else { return false }
    guard made == nil || difference == StoredReload.Difference.none else { return false }
    var same = self
    same.number = last.number
    same.count = last.count
    (same.due, same.begun, same.ended, same.next) = (last.due, last.begun, last.ended, last.next)
    (same.tries, same.cost) = (last.tries, last.cost)
    if case .after = made?.policy, case .after = last.made?.policy {
      same.made?.policy = last.made?.policy ?? .never
    }
    // The first reload of the row may have differed from the previous timeline.
    same.difference = last.difference
    return same == last && last.difference != .cell && last.difference != .archive
  }
}
