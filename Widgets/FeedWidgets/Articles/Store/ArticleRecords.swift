import Foundation
import Moments
import SharedStore

/// The store's record that the user has seen an article.
struct SeenArticle: StoreRecord {
  var key: Int64 = 0
  /// The identifier of the article.
  var article: String
  var title: String

  /// The most records; the oldest ones are removed.
  ///
  /// It is more than the articles of twelve feeds.
  static let maximumCount = 5_000
  /// The most characters of a title: enough to name the article when an undo makes it unseen again.
  private static let maximumTitle = 80

  static let collection = StoreCollection(
    "seenArticles",
    columns: [
      StoreColumn("article", .text, reading: .hidden),
      StoreColumn("title", .text),
    ],
    indexes: [["article"]],
    noun: "seen article",
    titleColumn: "title"
  )

  init(_ article: Article) {
    self.article = article.id
    title = String(article.title.prefix(Self.maximumTitle))
  }

  init(row: StoreRow) throws {
    key = row.key
    article = try row.value("article")
    title = try row.value("title")
  }

  func encode(into values: inout StoreRowValues) {
    values.set("article", to: article)
    values.set("title", to: title)
  }
}

/// A feed that a placed widget has shown recently; searches include its articles.
struct KnownFeed: StoreRecord {
  var key: Int64 = 0
  /// The feed's address in the widget's configuration.
  var address: String
  var usedAt: Date

  static let collection = StoreCollection(
    "knownFeeds",
    columns: [
      StoreColumn("address", .text),
      StoreColumn("usedAt", .integer, reading: .hidden),
    ],
    indexes: [["address"]],
    noun: "feed",
    titleColumn: "address"
  )

  init(address: String, usedAt: Date) {
    self.address = address
    self.usedAt = usedAt
  }

  init(row: StoreRow) throws {
    key = row.key
    address = try row.value("address")
    usedAt = Instant(microseconds: try row.value("usedAt")).date
  }

  func encode(into values: inout StoreRowValues) {
    values.set("address", to: address)
    values.set("usedAt", to: Instant(usedAt).microseconds)
  }
}
