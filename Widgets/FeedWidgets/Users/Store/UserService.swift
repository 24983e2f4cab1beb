import Foundation

/// A source of users.
///
/// All sources are used in the same way, and each has its own file or connection (BW-18).
protocol UserService: Sendable {
  var source: UserSource { get }
  /// Loads all users of the source.
  ///
  /// - Throws: the reason why there are no users.
  func users() async throws(FeedError) -> Loaded<[User]>
}

/// Loads the users of a directory on the web.
struct WebUserService: UserService {
  let feed: any FeedService
  /// The age in seconds up to which cached users are used without a request.
  var maximumAge: TimeInterval = 30

  var source: UserSource { .web }

  func users() async throws(FeedError) -> Loaded<[User]> {
    let request = try feed.requests.request("users")
    return try await feed.load([User].self, request, maximumAge: maximumAge)
  }
}

/// Loads users from JSON on this machine: the built-in directory, or `users.json` in a folder.
struct LocalUserService: UserService {
  private let feed: LocalService

  var source: UserSource { .local }

  init() {
    feed = LocalService { name in name == "users" ? UserSamples.document : nil }
  }

  /// Creates a service that reads `users.json` in a folder.
  ///
  /// - Parameter folder: The `file://` address of the folder.
  init(folder: BaseAddress) {
    feed = LocalService(folder: folder)
  }

  func users() async throws(FeedError) -> Loaded<[User]> {
    let request = try feed.requests.request("users")
    return try await feed.load([User].self, request, maximumAge: 0)
  }
}
