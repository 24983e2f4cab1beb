import Foundation
import WidgetExtension
import WidgetTimeline

/// A transport that enforces the rules for requests (RI-8, RI-10).
///
/// It allows requests to one base address only, follows few redirects within it, and accepts only
/// answers with data.
struct CheckedTransport: Transport {
  private static let maximumRedirects = 5
  private static let redirects = [301, 302, 303, 307, 308]

  private let base: BaseAddress
  private let inner: any Transport
  private let resolve: @Sendable (String) async -> [HostAddress]
  private let present: @Sendable () -> Date

  init(
    _ inner: any Transport,
    base: BaseAddress,
    clock: some WallClock = SystemClock(),
    resolve: @escaping @Sendable (String) async -> [HostAddress] = HostAddress.resolved
  ) {
    self.inner = inner
    self.base = base
    self.resolve = resolve
    present = { clock.now.date }
  }

  /// Returns the answer to a request.
  ///
  /// - Throws: `.offline` if the network must not be used, before the host's name is resolved;
  ///   otherwise the problem with the connection or the answer.
  func answer(to request: FeedRequest) async throws(FeedError) -> FeedAnswer {
    guard RunScope.current.isNetworkAllowed else { throw .offline }
    if let missing = inner.missingLibrary { throw missing }
    var request = request
    var visited: Set<URL> = []
    for _ in 0...Self.maximumRedirects {
      try base.check(request.url)
      guard visited.insert(request.url).inserted else {
        throw .refused(
          request.url.withoutQuery,
          reason: String(english: "it leads back to itself", turkish: "kendine geri götürüyor")
        )
      }
      try await checkAddresses(of: request)
      let answer = try await inner.answer(to: request)
      guard Self.redirects.contains(answer.status) else {
        return try checked(answer, to: request)
      }
      guard let location = answer.location,
        let next = URL(string: location, relativeTo: request.url)?.absoluteURL
      else {
        throw .content(
          reason: String(
            english: "it is a redirect that does not say where to",
            turkish: "nereye olduğunu söylemeyen bir yönlendirme"
          )
        )
      }
      request.url = next
    }
    throw .refused(
      request.url.withoutQuery,
      reason: String(
        english: "it is behind more than \(Self.maximumRedirects) redirects",
        turkish: "\(Self.maximumRedirects) yönlendirmeden fazlasının ardında"
      )
    )
  }

  /// Checks that a public host name does not resolve to an address in the user's own network.
  ///
  /// A host that the user chose may be in that network.
  private func checkAddresses(of request: FeedRequest) async throws(FeedError) {
    guard !base.isChosen else { return }
    let addresses = await resolve(request.host)
    guard !addresses.isEmpty else {
      throw .noAnswer(host: request.host, reason: HostAddress.unknownName)
    }
    guard addresses.allSatisfy(\.isPublic) else {
      throw .refused(
        request.url.withoutQuery,
        reason: String(
          english: "its address is not a public one",
          turkish: "adresi herkese açık değil"
        )
      )
    }
  }

  private func checked(
    _ answer: FeedAnswer,
    to request: FeedRequest
  ) throws(FeedError) -> FeedAnswer {
    switch answer.status {
    case 200..<300:
      guard request.content.accepts(answer.contentType) else {
        let type = String(
          (answer.contentType ?? String(english: "nothing", turkish: "belirsiz")).prefix(40)
        )
        throw .content(
          reason: String(english: "it is of the type \(type)", turkish: "türü \(type)")
        )
      }
      guard !answer.body.isEmpty else {
        throw .content(reason: String(english: "it is empty", turkish: "boş"))
      }
      return answer
    case 304 where request.entityTag != nil: return answer
    case 304:
      throw .content(
        reason: String(
          english: "it only says “not modified”, which was not asked for",
          turkish: "yalnızca “değişmedi” diyor, oysa bu sorulmadı"
        )
      )
    case 404, 410: throw .notFound(path: request.url.path())
    default:
      throw .status(
        answer.status,
        host: request.host,
        retryAfter: answer.retryDelay(at: present())
      )
    }
  }
}
