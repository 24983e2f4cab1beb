import Foundation

/// Loads and decodes the answer to a request, from the network, a folder or built-in data.
protocol FeedService: Sendable {
  /// Builds the requests that this service can answer.
  var requests: RequestBuilder { get }

  /// Loads the answer to a request and decodes it.
  ///
  /// A cached answer up to `maximumAge` seconds old is used without a request.
  /// - Throws: the reason why there is neither an answer nor a cached one.
  func load<Value: Decodable & Sendable>(
    _ type: Value.Type,
    _ request: FeedRequest,
    maximumAge: TimeInterval
  ) async throws(FeedError) -> Loaded<Value>
}

/// A loaded value, its origin, and the reason why a newer one could not be loaded.
struct Loaded<Value: Sendable>: Sendable {
  var value: Value
  var origin: FeedOrigin
  var problem: FeedProblem?

  func map<Other>(_ change: (Value) throws -> Other) rethrows -> Loaded<Other> {
    Loaded<Other>(value: try change(value), origin: origin, problem: problem)
  }
}

extension Loaded: Equatable where Value: Equatable {}

/// The origin of the data in a widget, which each widget shows (BW-21).
enum FeedOrigin: Hashable, Sendable {
  /// Data from the server, which sent or confirmed it at that time.
  case live(Date)
  /// Data that the server sent or confirmed at that time, and that could not be updated since.
  case cached(Date)
  /// Data from this machine, which is never updated.
  case local

  /// Returns the origin of data from several answers, which is the least fresh one; `nil` if there
  /// are none.
  static func combined(_ origins: [FeedOrigin]) -> FeedOrigin? {
    origins.min { $0.freshness < $1.freshness }
  }

  private var freshness: Double {
    switch self {
    case .live(let date): date.timeIntervalSince1970
    // Cached data always counts as less fresh than live data, whatever its date.
    case .cached(let date): date.timeIntervalSince1970 - 1e11
    case .local: -.infinity
    }
  }
}

/// The problem of a source, as its widget shows it.
struct FeedProblem: Hashable, Sendable {
  /// The problem in a few words, for the widget.
  var words: String
  /// The problem as a sentence, for messages.
  var message: String
  /// The time before which no request is sent to the source again; `nil` if one may be sent at
  /// once.
  var retryAt: Date?
  /// The error of the current request; `nil` if only an earlier one failed.
  var error: FeedError?

  init(words: String, message: String, retryAt: Date? = nil, error: FeedError? = nil) {
    self.words = words
    self.message = message
    self.retryAt = retryAt
    self.error = error
  }

  /// Returns the error that an intent throws because its data could not be loaded.
  func failure(at now: Date) -> FeedError {
    error ?? .waiting(until: retryAt ?? now, after: message, words: words)
  }

  init(_ error: FeedError) {
    var retryAt: Date?
    if case .waiting(let date, _, _) = error { retryAt = date }
    self.init(words: error.words, message: error.message, retryAt: retryAt, error: error)
  }
}

/// Answers from built-in data or from a folder, which are never updated.
struct LocalService: FeedService {
  let requests: RequestBuilder
  private let transport: any Transport

  /// Creates a service that answers from data in the program.
  ///
  /// - Parameter document: Returns the text of a document by its name without extension; `nil` if
  ///   there is none.
  init(document: @escaping @Sendable (String) -> String?) {
    requests = RequestBuilder(base: FixtureTransport.base)
    transport = FixtureTransport(document: document)
  }

  /// Creates a service that answers from files in a folder.
  ///
  /// - Parameter folder: The `file://` address of the folder.
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
