import Foundation
import Ground
import WidgetIntents

/// The reason why nothing could be loaded, or why the loaded data is invalid (BW-9, BW-18).
enum FeedError: ExplainedError, Hashable, Sendable {
  /// A base address that no request can be made of.
  case badAddress(String, reason: String)
  /// A redirect or a link to where this program does not go (RI-8).
  case refused(String, reason: String)
  /// The network may not be used by this command.
  case offline
  case noAnswer(host: String, reason: String)
  case timedOut(host: String, seconds: Int)
  case status(Int, host: String, retryAfter: Duration?)
  case notFound(path: String)
  /// An answer without data of the expected kind.
  case content(reason: String)
  case tooLarge(limitInBytes: Int)
  /// JSON of another shape; the field is written as `[3].price`.
  case decoding(field: String, reason: String)
  /// Earlier failures are still waited for.
  case waiting(until: Date, after: String, words: String)
  case cancelled
  /// A library of the system without which nothing can be loaded.
  case missingLibrary(String, package: String)

  var message: String {
    switch self {
    case .badAddress(let text, let reason): "“\(text)” is not an address to load from: \(reason)"
    case .refused(let text, let reason): "the redirection to “\(text)” was refused: \(reason)"
    case .offline: "the network is not used by this command"
    case .noAnswer(let host, let reason): "\(host) does not answer: \(reason)"
    case .timedOut(let host, let seconds): "\(host) did not answer within \(seconds) s"
    case .status(let code, let host, _): "\(host) answered with status \(code)"
    case .notFound(let path): "there is no \(path)"
    case .content(let reason): "the answer is not used: \(reason)"
    case .tooLarge(let limit): "the answer has more than the \(limit / 1_024) KiB that are read"
    case .decoding(let field, let reason): "the answer's field \(field) \(reason)"
    case .waiting(_, let earlier, _): "not asked again yet after: \(earlier)"
    case .cancelled: "the request was cancelled"
    case .missingLibrary(let library, _):
      "\(library) is not installed, which loads from the network"
    }
  }

  var hint: String? {
    switch self {
    case .badAddress: "give an address such as https://example.org/api"
    case .refused: "set the address of the host itself, if it is to be trusted"
    case .offline: "widgetctl refresh loads what is due"
    case .noAnswer, .timedOut: "the last good rows stay; it is tried again later"
    case .status(_, _, .some), .waiting: "the next attempt is made when the server allows it"
    case .status, .content, .tooLarge, .decoding: "check the address; the last good rows stay"
    case .missingLibrary(_, let package): "install \(package)"
    case .notFound, .cancelled: nil
    }
  }

  /// A mistyped address is a matter of usage; a source that fails is unavailable (CL-2).
  var exitCode: Int32 {
    switch self {
    case .badAddress: ExitCode.usage.rawValue
    case .notFound: 1
    default: ExitCode.unavailable.rawValue
    }
  }
}

extension FeedError {
  /// The same in a few words, for the line that a small widget has.
  var words: String {
    switch self {
    case .badAddress: "bad address"
    case .refused: "refused link"
    case .offline: "offline"
    case .noAnswer: "no answer"
    case .timedOut: "too slow"
    case .status(let code, _, _): "status \(code)"
    case .notFound: "not found"
    case .content: "unusable answer"
    case .tooLarge: "answer too large"
    case .decoding(let field, _): "bad data \(field)"
    case .waiting(_, _, let words): words
    case .cancelled: "cancelled"
    case .missingLibrary(_, let package): "needs \(package)"
    }
  }

  /// Whether the source is left alone for a while: what it answers is not a matter of the one request.
  var isOfTheSource: Bool {
    switch self {
    case .refused, .noAnswer, .timedOut, .status, .content, .tooLarge, .decoding: true
    case .badAddress, .offline, .notFound, .waiting, .cancelled, .missingLibrary: false
    }
  }

  /// Whether the same request may succeed a moment later.
  var isPassing: Bool {
    switch self {
    case .noAnswer: true
    case .status(let code, _, _): code == 429 || code >= 500
    default: false
    }
  }

  /// Whether earlier failures keep the source from being asked.
  var isWaiting: Bool {
    if case .waiting = self { true } else { false }
  }

  /// The time that the server asks to wait.
  var retryAfter: Duration? {
    if case .status(_, _, let delay) = self { delay } else { nil }
  }
}
