import Foundation

/// Loads from one service, and from a second one if the first has nothing: the web, then the
/// built-in data (BW-21).
struct FallbackService: FeedService {
  let first: any FeedService
  let second: any FeedService

  var requests: RequestBuilder { first.requests }

  func load<Value: Decodable & Sendable>(
    _ type: Value.Type,
    _ request: FeedRequest,
    maximumAge: TimeInterval
  ) async throws(FeedError) -> Loaded<Value> {
    do throws(FeedError) {
      return try await first.load(type, request, maximumAge: maximumAge)
    } catch {
      // The built-in data does not replace an answer of not found or an invalid address.
      guard error == .offline || error.isOfTheSource || error.isWaiting else { throw error }
      var local = request
      guard let moved = second.requests.base.place(of: request.url, below: first.requests.base)
      else { throw error }
      local.url = moved
      guard var loaded = try? await second.load(type, local, maximumAge: 0) else { throw error }
      if error != .offline { loaded.problem = FeedProblem(error) }
      return loaded
    }
  }
}
