import Foundation

/// Loads the value of a request from the network, a folder or the program.
protocol FeedService: Sendable {
  /// Makes the requests that this service answers.
  var requests: RequestBuilder { get }

  /// The value of an answer.
  ///
  /// Up to `maximumAge`, in seconds, a kept answer serves without a request.
  /// - Throws: why there is neither an answer nor a kept one.
  func load<Value: Decodable & Sendable>(
    _ type: Value.Type,
    _ request: FeedRequest,
    maximumAge: TimeInterval
  ) async throws(FeedError) -> Loaded<Value>
}

/// A value, its origin, and the reason why there is no newer one.
struct Loaded<Value: Sendable>: Sendable {
  var value: Value
  var origin: FeedOrigin
  var problem: FeedProblem?

  func map<Other>(_ change: (Value) throws -> Other) rethrows -> Loaded<Other> {
    Loaded<Other>(value: try change(value), origin: origin, problem: problem)
  }
}

extension Loaded: Equatable where Value: Equatable {}

/// The origin of shown rows, visible on each picture (BW-21).
enum FeedOrigin: Hashable, Sendable {
  /// From the server, which was asked at that moment.
  case live(Date)
  /// From the server at that moment, and not updated since.
  case cached(Date)
  /// From this machine.
  case local

  /// Returns the origin of a picture made of several answers: the least fresh one.
  static func combined(_ origins: [FeedOrigin]) -> FeedOrigin? {
    origins.min { $0.freshness < $1.freshness }
  }

  private var freshness: Double {
    switch self {
    case .live(let date): date.timeIntervalSince1970
    // Never before what was live, whatever the clock says.
    case .cached(let date): date.timeIntervalSince1970 - 1e11
    case .local: -.infinity
    }
  }
}

/// The problem of a source, as its widget shows it.
struct FeedProblem: Hashable, Sendable {
  /// A few words for the picture.
  var words: String
  /// The sentence for messages.
  var message: String
  /// The time before which the source is not asked again; `nil` if it may be asked at once.
  var retryAt: Date?
  /// The error of this run; `nil` if an earlier one failed.
  var error: FeedError?

  init(words: String, message: String, retryAt: Date? = nil, error: FeedError? = nil) {
    self.words = words
    self.message = message
    self.retryAt = retryAt
    self.error = error
  }

  /// Returns the error of an intent that could not load.
  func failure(at now: Date) -> FeedError {
    error ?? .waiting(until: retryAt ?? now, after: message, words: words)
  }

  init(_ error: FeedError) {
    var retryAt: Date?
    if case .waiting(let date, _, _) = error { retryAt = date }
    self.init(words: error.words, message: error.message, retryAt: retryAt, error: error)
  }
}

/// Answers from the program itself or a folder, which are never updated.
struct LocalService: FeedService {
  let requests: RequestBuilder
  private let transport: any Transport

  /// - Parameter document: The text of a document by its name without ending.
  init(document: @escaping @Sendable (String) -> String?) {
    requests = RequestBuilder(base: FixtureTransport.base)
    transport = FixtureTransport(document: document)
  }

  /// - Parameter folder: A `file://` address.
  init(folder: BaseAddress) {
    requests = RequestBuilder(base: folder)
    transport = FileTransport(base: folder)
  }

  func load<Value: Decodable & Sendable>(
    _ type: Value.Type,
    _ request: FeedRequest,
    maximumAge: TimeInterval
  ) async throws(FeedError) -> Loaded<Value> {
    let answer = try await transport.answer(to: request)
    return Loaded(value: try FeedDecoder.decode(type, from: answer.body), origin: .local)
  }
}
