public import Foundation
import SharedStore
public import WidgetIntents

/// An article of a feed, for searches and scripts: `find Article where isSeen == false`.
public struct ArticleEntity: AppEntity {
  public static let persistentIdentifier = "Article"
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: ArticleTexts.article)
  }

  public static var defaultQuery: ArticleQuery { ArticleQuery() }

  /// The identifier, which is the same on every machine and after each reading of the feed.
  public let id: String
  @Property(title: ArticleTexts.title) public var title: String
  /// A short name of the feed.
  @Property(title: ArticleTexts.source) public var source: String
  @Property(title: ArticleTexts.summary) public var summary: String
  @Property(title: ArticleTexts.link) public var link: URL?
  @Property(title: ArticleTexts.published) public var published: Date?
  @Property(title: ArticleTexts.isSeen) public var isSeen: Bool

  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: LocalizedStringResource(stringLiteral: title),
      subtitle: LocalizedStringResource(stringLiteral: source)
    )
  }

  init(_ article: Article, source: String, isSeen: Bool) {
    id = article.id
    title = article.title
    self.source = source
    summary = article.summary
    link = article.link
    published = article.publishedAt
    self.isSeen = isSeen
  }
}

extension ArticleEntity {
  /// The same article as a value of the type with which the widgets work.
  var article: Article {
    Article(id: id, title: title, summary: summary, link: link, publishedAt: published)
  }
}

/// Finds the articles of the feeds that widgets have shown recently; never uses the network.
public struct ArticleQuery: KnownEntityQuery {
  public typealias Entity = ArticleEntity
  public typealias Result = [ArticleEntity]

  @AppDependency var services: FeedServices

  public init() {}

  static func known(in services: FeedServices) async throws -> [ArticleEntity] {
    let sources = ArticleSources(services: services)
    let contents = try await sources.known()
    let seen = try await StoreScope.unobserved { try await sources.store.seen() }
    return contents.items.map { item in
      ArticleEntity(item.article, source: item.source, isSeen: seen.contains(item.article.id))
    }
  }
}
