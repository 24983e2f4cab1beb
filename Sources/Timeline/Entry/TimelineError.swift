/// The reason why there is no new timeline: an error of a provider, an extension or the store.
package enum TimelineError: Error, Equatable, Sendable {
  /// The provider did not answer within its time limit.
  case timedOut(afterSeconds: Int)
  /// The provider released its completion handler without calling it.
  case completionDropped
  /// The timeline has no entries, so that it cannot be shown.
  case noEntries
  case tooManyEntries(count: Int, limit: Int)
  /// The extension finished without an answer for this timeline.
  case notAnswered
  /// The caller cancelled the request, for instance because the program was interrupted.
  case cancelled
  /// An error that the extension reported, or an error in reaching it.
  case failed(message: String, hint: String?)

  /// A one-line description of the error that includes the value, without a full stop.
  package var message: String {
    switch self {
    case .timedOut(let seconds): "the widget made no timeline within \(seconds) s"
    case .completionDropped: "the provider never called its completion"
    case .noEntries: "the timeline has no entries"
    case .tooManyEntries(let count, let limit):
      "the timeline has \(count) entries, more than \(limit)"
    case .notAnswered: "the extension sent no timeline"
    case .cancelled: "the reload was interrupted"
    case .failed(let message, _): message
    }
  }

  /// Advice on fixing the error; `nil` if there is none.
  package var hint: String? {
    switch self {
    case .timedOut: "the widget keeps its last timeline; the next attempt follows later"
    case .completionDropped: "call the completion once on every path"
    case .noEntries: "return at least one entry, dated now"
    case .tooManyEntries: "return fewer entries and an earlier policy date"
    case .notAnswered, .cancelled: nil
    case .failed(_, let hint): hint
    }
  }
}
