import Foundation
import SharedStore

/// Chooses the service from which users are loaded (BW-18).
struct UserSources: Sendable {
  private static let choice = "users-source"

  let services: FeedServices

  /// Returns the source that `use-source` last set; by default the local directory.
  func chosen() async throws -> UserSource {
    guard let store = services.store else { return .local }
    let choice = try await store.read { try $0.choice(Self.choice) }
    return choice.flatMap { UserSource(rawValue: $0.value) } ?? .local
  }

  /// Sets the default source; returns whether it changed.
  func choose(_ source: UserSource) async throws -> Bool {
    guard let store = services.store else { return false }
    guard try await chosen() != source else { return false }
    return try await store.write { try $0.choose(Self.choice, source.rawValue) }
  }

  /// Returns the service for a source, at the address in a widget's configuration.
  ///
  /// - Throws: `.badAddress` if that address is invalid.
  func service(
    of source: UserSource,
    configured url: String?,
    maximumAge: TimeInterval = 30
  ) throws(FeedError) -> any UserService {
    switch source {
    case .web:
      let feed = try services.connected(to: .users, configured: url).service
      return WebUserService(feed: feed, maximumAge: maximumAge)
    case .local:
      guard let url, !url.isEmpty else { return LocalUserService() }
      let folder = try BaseAddress(url, isChosen: true)
      guard folder.isFolder else {
        throw .badAddress(
          url,
          reason: String(
            english: "the local source needs a folder such as file:///home/me",
            turkish: "yerel kaynak file:///home/me gibi bir klasör ister"
          )
        )
      }
      return LocalUserService(folder: folder)
    case .contacts:
      return ContactService(book: try AddressBook(url, in: services.environment))
    }
  }

  /// Returns whether another process is loading users from the web, from the configured or the
  /// standard address.
  func isLoading(configured url: String?) async -> Bool {
    guard let base = try? FeedEndpoint.users.base(configured: url, in: services.environment)
    else { return false }
    return await services.memory.isBusy(base.text)
  }
}
