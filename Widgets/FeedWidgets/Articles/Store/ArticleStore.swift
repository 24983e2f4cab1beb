import Foundation
import SharedStore

/// Reads and writes seen articles and recently shown feeds in the shared store.
struct ArticleStore: Sendable {
  /// The most feeds that searches include.
  static let maximumFeeds = 24
  /// The seconds after which a feed that no widget shows is removed.
  ///
  /// `shortestNote` is the time in seconds within which a feed is recorded only once.
  private static let longestUnused: TimeInterval = 14 * 86_400
  private static let shortestNote: TimeInterval = 86_400

  /// The store; `nil` if the widgets run without one, in which case no article counts as seen.
  let store: SharedStore?

  /// Returns the identifiers of seen articles.
  ///
  /// A timeline that reads them becomes outdated when they change.
  func seen() async throws -> Set<String> {
    guard let store else { return [] }
    return try await store.read { transaction in
      Set(try transaction.fetch(SeenArticle.self).map(\.article))
    }
  }

  /// Marks articles as seen.
  ///
  /// - Returns: The number of articles that were not seen before.
  func see(_ articles: [Article]) async throws -> Int {
    guard let store, !articles.isEmpty else { return 0 }
    return try await store.write { transaction in
      let known = Set(try transaction.fetch(SeenArticle.self).map(\.article))
      let unseen = articles.filter { !known.contains($0.id) }
      for article in unseen { try transaction.insert(SeenArticle(article)) }
      let excess = known.count + unseen.count - SeenArticle.maximumCount
      if excess > 0 {
        let oldest = try transaction.fetch(
          SeenArticle.self,
          sortedBy: [.ascending(StoreFilter.keyColumn)],
          limit: excess
        )
        for record in oldest { try transaction.delete(SeenArticle.self, key: record.key) }
      }
      return unseen.count
    }
  }

  /// Marks an article as unseen.
  ///
  /// - Returns: Whether it was seen.
  func unsee(_ id: String) async throws -> Bool {
    guard let store else { return false }
    return try await store.write { transaction in
      let records = try transaction.fetch(SeenArticle.self, where: .equals("article", id))
      for record in records { try transaction.delete(SeenArticle.self, key: record.key) }
      return !records.isEmpty
    }
  }

  /// Records that a placed widget shows these feeds, at most once a day.
  ///
  /// The change cannot be undone and does not make timelines outdated.
  func note(_ addresses: [String], at now: Date) async {
    guard let store, !addresses.isEmpty else { return }
    _ = try? await StoreScope.unobserved {
      let known = try await store.read { try $0.fetch(KnownFeed.self) }
      let fresh = Set(
        known.filter { abs(now.timeIntervalSince($0.usedAt)) < Self.shortestNote }.map(\.address)
      )
      guard !addresses.allSatisfy(fresh.contains) else { return }
      try await store.write(durability: .relaxed) { transaction in
        for feed in try transaction.fetch(KnownFeed.self)
        where addresses.contains(feed.address)
          || now.timeIntervalSince(feed.usedAt) > Self.longestUnused
        {
          try transaction.delete(KnownFeed.self, key: feed.key)
        }
        for address in addresses {
          try transaction.insert(KnownFeed(address: address, usedAt: now))
        }
      }
    }
  }

  /// Returns the addresses of recently shown feeds, the latest first.
  func feeds() async throws -> [String] {
    guard let store else { return [] }
    return try await StoreScope.unobserved {
      try await store.read { transaction in
        try transaction.fetch(
          KnownFeed.self,
          sortedBy: [.descending("usedAt")],
          limit: Self.maximumFeeds
        ).map(\.address)
      }
    }
  }
}
