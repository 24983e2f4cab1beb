import Foundation
import WidgetExtension

/// Loads several feeds at the same time and merges their articles by date.
struct ArticleSources: Sendable {
  /// The most feeds of one widget, because each needs a request.
  static let maximumFeeds = 12

  let services: FeedServices

  var store: ArticleStore { ArticleStore(store: services.store) }

  /// Loads the feeds at these addresses; the result has an error for each feed that fails.
  ///
  /// A cached feed up to `maximumAge` seconds old is used without a request.
  func load(_ addresses: [String], maximumAge: TimeInterval) async -> ArticleContents {
    let addresses = Self.distinct(addresses)
    let now = services.now
    let sources = await withTaskGroup(of: (Int, ArticleContents.Source).self) { group in
      for (place, address) in addresses.prefix(Self.maximumFeeds).enumerated() {
        group.addTask { (place, await source(address, maximumAge, now)) }
      }
      var sources: [(Int, ArticleContents.Source)] = []
      for await source in group { sources.append(source) }
      return sources.sorted { $0.0 < $1.0 }.map(\.1)
    }
    return ArticleContents(
      sources: sources,
      leftOut: max(0, addresses.count - Self.maximumFeeds)
    )
  }

  /// Returns the cached feeds of recently shown widgets, without a request.
  func known() async throws -> ArticleContents {
    let addresses = try await store.feeds()
    return await Unasked.run { await load(addresses, maximumAge: .infinity) }
  }

  private func source(
    _ written: String,
    _ maximumAge: TimeInterval,
    _ now: Date
  ) async -> ArticleContents.Source {
    do throws(FeedError) {
      let address = try FeedAddress(written)
      do throws(FeedError) {
        let loaded = try await services.document(at: address.base).load(
          address.request,
          maximumAge: maximumAge
        ) { (body) throws(FeedError) in
          try ArticleReader.feed(body, from: address.url, now: now)
        }
        return .init(host: address.host, loaded: loaded, error: nil)
      } catch {
        return .init(host: address.host, loaded: nil, error: error)
      }
    } catch {
      return .init(host: String(written.prefix(24)), loaded: nil, error: error)
    }
  }

  private static func distinct(_ addresses: [String]) -> [String] {
    var known: Set<String> = []
    return addresses.filter { !$0.isEmpty && known.insert($0).inserted }
  }
}

/// The articles of several feeds, and the errors of feeds that could not be loaded.
struct ArticleContents: Sendable {
  /// One feed: its address, its articles, and its error.
  struct Source: Sendable {
    let host: String
    var loaded: Loaded<ArticleFeed>?
    /// The reason why the feed could not be loaded; `nil` if it was loaded.
    var error: FeedError?

    /// The short name of the feed: the part of a long name before a dash, a colon or a slash.
    var name: String {
      let title = loaded?.value.title ?? ""
      guard !title.isEmpty else { return host }
      for separator in [": ", " - ", " – ", " — ", " | ", " · ", " » "] {
        if let range = title.range(of: separator) {
          let head = title[..<range.lowerBound].trimmingCharacters(in: .whitespaces)
          if head.count >= 3 { return head }
        }
      }
      return title
    }
  }

  /// An article together with its feed.
  struct Item: Sendable {
    let article: Article
    /// The short name of the article's feed.
    let source: String
  }

  var sources: [Source] = []
  /// The number of feeds that are not loaded, because the widget has more than the limit.
  var leftOut = 0

  /// The articles of all feeds, the newest first, each once; those without a date come last.
  var items: [Item] {
    var known: Set<String> = []
    var links: Set<URL> = []
    var items: [Item] = []
    for source in sources {
      for article in source.loaded?.value.articles ?? [] {
        // Two feeds may have the same article, by another name but at one address.
        guard known.insert(article.id).inserted,
          article.link.map({ links.insert($0).inserted }) ?? true
        else { continue }
        items.append(Item(article: article, source: source.name))
      }
    }
    return items.enumerated().sorted { left, right in
      let dates = (
        left.element.article.publishedAt ?? .distantPast,
        right.element.article.publishedAt ?? .distantPast
      )
      return dates.0 == dates.1 ? left.offset < right.offset : dates.0 > dates.1
    }.map(\.element)
  }

  var origin: FeedOrigin? { FeedOrigin.combined(sources.compactMap { $0.loaded?.origin }) }

  /// The problem of the first feed that could not be loaded, with the feed's host if there are
  /// several; `nil` if there is none.
  var problem: FeedProblem? {
    let problems = sources.compactMap { source -> FeedProblem? in
      let error = source.error == .offline ? nil : source.error
      guard var problem = source.loaded?.problem ?? error.map({ FeedProblem($0) }) else {
        return nil
      }
      if sources.count > 1 { problem.words = "\(source.host) \(problem.words)" }
      return problem
    }
    guard var first = problems.first else { return nil }
    first.retryAt = problems.compactMap(\.retryAt).min()
    return first
  }
}
