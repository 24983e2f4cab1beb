import Foundation
import Ground
import Moments
import WidgetExtension

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Sends requests over HTTP, each in a separate session, and reads no more of an answer than the
/// limit (RI-9).
///
/// The completion handlers and `data(from:)` of URLSession collect a body before anything can be
/// checked, so a delegate counts the bytes as they arrive. Redirects are returned, not followed.
struct URLSessionTransport: Transport {
  func answer(to request: FeedRequest) async throws(FeedError) -> FeedAnswer {
    let meter = RunScope.current.network
    meter?.receive(0)
    let receiver = AnswerReceiver(host: request.host, limit: request.content.limit, meter: meter)
    let session = URLSession(
      configuration: Self.configuration,
      delegate: receiver,
      delegateQueue: DirectQueue()
    )
    // Cancelling a session whose task has just ended may end the process: Foundation looks for the task in vain.
    // An early end has already cancelled it.
    defer { session.finishTasksAndInvalidate() }
    let task = session.dataTask(with: Self.message(of: request))
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in receiver.receive(task, continuation) }
    } onCancel: {
      receiver.end(.failure(.cancelled))
      task.cancel()
    }
    return try result.get()
  }

  #if os(Linux)
  /// The error if libcurl is missing, which FoundationNetworking needs; `nil` if it is installed.
  ///
  /// The second name is that of Debian's build with GnuTLS.
  var missingLibrary: FeedError? {
    let names = ["libcurl.so.4", "libcurl-gnutls.so.4"]
    let isThere = names.contains { dlopen($0, RTLD_NOW | RTLD_LOCAL) != nil }
    return isThere ? nil : .missingLibrary(names[0], package: "libcurl4")
  }
  #endif

  /// A configuration that keeps nothing between requests: no cookies, no cache, no credentials.
  private static var configuration: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCredentialStorage = nil
    configuration.timeoutIntervalForRequest = 15
    return configuration
  }

  private static func message(of request: FeedRequest) -> URLRequest {
    var message = URLRequest(url: request.url, cachePolicy: .reloadIgnoringLocalCacheData)
    message.setValue(request.content.accepted, forHTTPHeaderField: "Accept")
    // A compressed body may be small on the network and of any size when it is decompressed.
    message.setValue("identity", forHTTPHeaderField: "Accept-Encoding")
    message.setValue("widgetctl", forHTTPHeaderField: "User-Agent")
    if let tag = request.entityTag { message.setValue(tag, forHTTPHeaderField: "If-None-Match") }
    return message
  }
}

/// A queue that calls the session's delegate on the reading thread, so that no more is read than
/// was checked.
///
/// A separate queue would buffer data without a limit: a fast server would fill the memory before
/// the first piece is counted.
private final class DirectQueue: OperationQueue, @unchecked Sendable {
  override func addOperation(_ block: @escaping @Sendable () -> Void) { block() }
}

/// The delegate that receives one answer.
///
/// It cancels the request if the answer is too large, compressed or not of the expected type.
private final class AnswerReceiver: NSObject, URLSessionDataDelegate, Sendable {
  typealias Outcome = Result<FeedAnswer, FeedError>

  private struct State {
    var continuation: CheckedContinuation<Outcome, Never>?
    /// The result of the request; `nil` until it has ended.
    ///
    /// A request that was cancelled before it began has a result before it has a continuation.
    var outcome: Outcome?
    var answer: FeedAnswer?
    /// The length in bytes that the server announced; `nil` if it announced none.
    var expected: Int64?
  }

  private let host: String
  private let limit: Int
  /// Counts the network use of the timeline for which the request is sent.
  private let meter: NetworkMeter?
  /// The language of error messages, which the threads of a session do not inherit.
  private let language = UserLanguage.spoken
  private let state = Guarded(State())

  init(host: String, limit: Int, meter: NetworkMeter?) {
    self.host = host
    self.limit = limit
    self.meter = meter
  }

  func receive(_ task: URLSessionDataTask, _ continuation: CheckedContinuation<Outcome, Never>) {
    let outcome = state.withLock { state -> Outcome? in
      if state.outcome == nil { state.continuation = continuation }
      return state.outcome
    }
    if let outcome { continuation.resume(returning: outcome) } else { task.resume() }
  }

  /// Ends the request with its first outcome; later ones are ignored.
  func end(_ outcome: @autoclosure () -> Outcome) {
    let outcome = UserLanguage.$spoken.withValue(language, operation: outcome)
    let continuation = state.withLock { state -> CheckedContinuation<Outcome, Never>? in
      guard state.outcome == nil else { return nil }
      state.outcome = outcome
      state.answer = nil
      defer { state.continuation = nil }
      return state.continuation
    }
    continuation?.resume(returning: outcome)
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }

  func urlSession(
    _ session: URLSession,
    dataTask: URLSessionDataTask,
    didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    guard let response = response as? HTTPURLResponse else {
      end(.failure(.content(reason: Self.notHTTP)))
      return completionHandler(.cancel)
    }
    let encoding = response.value(forHTTPHeaderField: "Content-Encoding")
    if let encoding, !["", "identity"].contains(encoding.lowercased()) {
      end(
        .failure(
          .content(
            reason: String(
              english: "it is compressed, which was not asked for",
              turkish: "sıkıştırılmış, oysa bu istenmedi"
            )
          )
        )
      )
      return completionHandler(.cancel)
    }
    let length = response.value(forHTTPHeaderField: "Content-Length").flatMap { Int64($0) }
    if let length, length > Int64(limit) {
      end(.failure(.tooLarge(limitInBytes: limit)))
      return completionHandler(.cancel)
    }
    state.withLock { state in
      state.expected = length
      state.answer = FeedAnswer(
        status: response.statusCode,
        contentType: response.value(forHTTPHeaderField: "Content-Type"),
        contentEncoding: encoding,
        entityTag: response.value(forHTTPHeaderField: "ETag"),
        location: response.value(forHTTPHeaderField: "Location"),
        retryAfter: response.value(forHTTPHeaderField: "Retry-After")
      )
    }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    meter?.receive(data.count)
    let isTooLarge = state.withLock { state -> Bool in
      guard state.answer != nil else { return false }
      state.answer?.body.append(data)
      return state.answer.map { $0.body.count > limit } ?? false
    }
    guard isTooLarge else { return }
    end(.failure(.tooLarge(limitInBytes: limit)))
    // Data that still arrives is ignored; cancelling synchronously here would be a deadlock.
    Task { dataTask.cancel() }
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {
    if let error { return end(.failure(.noAnswer(host: host, reason: Self.reason(of: error)))) }
    let (answer, expected) = state.withLock { ($0.answer, $0.expected) }
    guard let answer else { return end(.failure(.noAnswer(host: host, reason: Self.notHTTP))) }
    // The body of a redirect is not read, and an answer without changes has none.
    let isWhole =
      !(200..<300).contains(answer.status)
      || expected.map { $0 == Int64(answer.body.count) } ?? true
    end(
      isWhole
        ? .success(answer)
        : .failure(.content(reason: String(english: "it broke off", turkish: "yarım kaldı")))
    )
  }

  private static var notHTTP: String { String(english: "it is not HTTP", turkish: "HTTP değil") }

  /// Returns the system's description of a failure without the request's address, which may contain
  /// secrets.
  private static func reason(of error: any Error) -> String {
    switch (error as? URLError)?.code {
    case .cannotFindHost?, .dnsLookupFailed?: HostAddress.unknownName
    case .cannotConnectToHost?:
      String(english: "nothing accepts connections there", turkish: "orada bağlantı kabul eden yok")
    case .timedOut?: String(english: "it took too long", turkish: "çok uzun sürdü")
    case .secureConnectionFailed?, .serverCertificateUntrusted?, .serverCertificateHasBadDate?,
      .serverCertificateHasUnknownRoot?, .serverCertificateNotYetValid?:
      String(english: "its certificate is not trusted", turkish: "sertifikasına güvenilmiyor")
    case .notConnectedToInternet?:
      String(english: "this machine has no network", turkish: "bu makinede ağ yok")
    default: String(english: "the connection broke off", turkish: "bağlantı koptu")
    }
  }
}
