import Foundation
import WidgetTimeline

/// Caches pictures from the network: in this process's memory, and on disk up to a limit (BW-12).
actor ImageCache {
  /// The most pictures in memory; a page of characters has six.
  private static let maximumCount = 24
  /// The most pixels of a picture, according to its own header (RI-8).
  private static let maximumPixels = 4_000_000
  /// The seconds after which the server is asked whether a picture has changed.
  private static let lifetime: TimeInterval = 7 * 86_400

  private let transport: any Transport
  private let cache: AnswerCache
  private let present: @Sendable () -> Date
  private var pictures: [(url: URL, data: Data)] = []

  init(_ transport: any Transport, cache: AnswerCache, clock: some WallClock = SystemClock()) {
    self.transport = transport
    self.cache = cache
    present = { clock.now.date }
  }

  /// Returns the data of a picture that is small enough to be decoded.
  ///
  /// A cached one is used if its server does not answer.
  /// - Throws: the reason why there is none; `.content` for a picture that is too large or of an
  ///   unknown type.
  func picture(_ request: FeedRequest) async throws(FeedError) -> Data {
    if let known = pictures.first(where: { $0.url == request.url }) { return known.data }
    let kept = cache.answer(to: request.url)
    if let kept, present().timeIntervalSince(kept.fetchedAt) < Self.lifetime {
      return remember(kept.body, of: request.url)
    }
    do throws(FeedError) {
      return remember(try await load(request, kept), of: request.url)
    } catch {
      guard let kept else { throw error }
      return remember(kept.body, of: request.url)
    }
  }

  private func load(
    _ request: FeedRequest,
    _ kept: AnswerCache.Kept?
  ) async throws(FeedError) -> Data {
    var asked = request
    asked.entityTag = kept?.entityTag
    let answer = try await transport.answer(to: asked)
    let body = answer.status == 304 ? kept?.body ?? Data() : answer.body
    try Self.check(body)
    let newest = AnswerCache.Kept(
      body: body,
      entityTag: answer.entityTag ?? kept?.entityTag,
      fetchedAt: present()
    )
    cache.keep(newest, of: request.url)
    return body
  }

  private func remember(_ data: Data, of url: URL) -> Data {
    pictures.removeAll { $0.url == url }
    pictures.append((url, data))
    if pictures.count > Self.maximumCount { pictures.removeFirst() }
    return data
  }

  /// Throws an error for a picture whose header declares no size or one beyond the limit.
  static func check(_ data: Data) throws(FeedError) {
    guard let size = PictureSize(data) else {
      throw .content(
        reason: String(english: "it is neither PNG nor JPEG", turkish: "PNG de JPEG de değil")
      )
    }
    let (pixels, overflows) = size.width.multipliedReportingOverflow(by: size.height)
    guard size.width > 0, size.height > 0, !overflows, pixels <= maximumPixels else {
      throw .content(
        reason: String(
          english: "it is a picture of \(size.width) × \(size.height) pixels",
          turkish: "\(size.width) × \(size.height) piksellik bir resim"
        )
      )
    }
  }
}
