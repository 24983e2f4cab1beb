import Foundation

/// A source of users; the sources are interchangeable, and each owns its resource (BW-18).
protocol UserService: Sendable {
  var source: UserSource { get }
  /// - Throws: why there are no users; nothing is fatal.
  func users() async throws(FeedError) -> Loaded<[User]>
}

/// The directory of the web.
struct WebUserService: UserService {
  let feed: any FeedService
  /// Up to it, in seconds, kept users serve.
  var maximumAge: TimeInterval = 30

  var source: UserSource { .web }

  func users() async throws(FeedError) -> Loaded<[User]> {
    let request = try feed.requests.request("users")
    return try await feed.load([User].self, request, maximumAge: maximumAge)
  }
}

/// A JSON file of this machine: the program's own, or `users.json` of a folder.
struct LocalUserService: UserService {
  private let feed: LocalService

  var source: UserSource { .local }

  init() {
    feed = LocalService { name in name == "users" ? UserSamples.document : nil }
  }

  /// - Parameter folder: A `file://` address.
  init(folder: BaseAddress) {
    feed = LocalService(folder: folder)
  }

  func users() async throws(FeedError) -> Loaded<[User]> {
    let request = try feed.requests.request("users")
    return try await feed.load([User].self, request, maximumAge: 0)
  }
}
