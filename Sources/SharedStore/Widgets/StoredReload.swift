/// One stored reload of a timeline, or several that only repeat it; instants are microseconds of 1970 UTC.
///
/// The numbers of results, askers and exemptions are those of the module that plans reloads.
package struct StoredReload: Hashable, Sendable {
  /// The difference of a timeline from the one before.
  package enum Difference: Int64, Sendable {
    /// No shown cell differs.
    case none
    /// The archives differ; whether a cell does was not looked at.
    case archive
    case cell
  }

  /// The resulting timeline.
  package struct Made: Hashable, Sendable {
    package var entries: Int64
    /// The bytes of its archives as they came.
    package var bytes: Int64
    package var policy: StoredPolicy

    package init(entries: Int64, bytes: Int64, policy: StoredPolicy) {
      (self.entries, self.bytes, self.policy) = (entries, bytes, policy)
    }
  }

  /// Its cost; an unknown part is `nil`.
  package struct Cost: Hashable, Sendable {
    /// Microseconds from the request to the answer.
    package var wall: Int64
    /// Microseconds of processor time.
    package var host: Int64?
    package var ofExtension: Int64?
    /// Bytes that came over the network.
    package var network: Int64?

    package init(wall: Int64, host: Int64?, ofExtension: Int64?, network: Int64?) {
      (self.wall, self.host, self.ofExtension, self.network) = (wall, host, ofExtension, network)
    }
  }

  /// Ascends within the timeline; 0 until the row is stored.
  package var number: Int64 = 0
  /// The number of reloads in the row.
  package var count: Int64 = 1
  /// When the first of them was to begin; `nil` for at once.
  package var due: Int64?
  package var begun: Int64
  /// When the last of them ended.
  package var ended: Int64
  package var result: Int64
  package var reason: String
  package var asker: Int64
  package var exemption: Int64?
  /// The change that was the reason; `nil` for other reasons.
  package var mark: DirtyMark?
  /// Failures in a row before it.
  package var tries: Int64
  package var error: String?
  package var isOffline: Bool
  package var made: Made?
  /// When it may be reloaded next; `nil` for never by itself, or if unknown.
  package var next: Int64?
  /// A bit for each kind of diagnostic.
  package var diagnostics: Int64
  /// `nil` if there was nothing before, or if nothing came.
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

  /// Bytes of an error: no text for a reader is longer, and the last 64 of them are kept.
  private static let longestError = 1_000
  /// Bytes of an error in the row itself, which has at most 200.
  private static let longestErrorOfRow = 72

  /// Returns the beginning of an error that fits in a row.
  static func shortened(_ error: String) -> String { text(error, upTo: longestErrorOfRow) }

  private static func text(_ text: String, upTo limit: Int) -> String {
    guard text.utf8.count > limit else { return text }
    var short = ""
    // One character can hold any number of scalars.
    for scalar in text.unicodeScalars {
      guard short.utf8.count + scalar.utf8.count + "…".utf8.count <= limit else { break }
      short.unicodeScalars.append(scalar)
    }
    return short + "…"
  }

  /// The longest time that one row covers, so that the rows of 30 days are below the maximum.
  private static let longestSpan: Int64 = 2 * 3_600_000_000

  /// Whether this reload, after `last`, differs from it in dates and costs only.
  func repeats(_ last: StoredReload) -> Bool {
    // A clock that was set back begins a row of its own.
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
    // The first of a row may have differed from what was before it.
    same.difference = last.difference
    return same == last && last.difference != .cell && last.difference != .archive
  }
}
