import Foundation
import WidgetRender
import WidgetTimeline
import WidgetUI

/// The articles as a widget shows them from `date` on.
struct ArticlesEntry: TimelineEntry {
  let date: Date
  let picture: ArticlesPicture

  /// The relevance of the entry: the number of unseen articles.
  var relevance: TimelineEntryRelevance? {
    TimelineEntryRelevance(score: Float(picture.unseenCount))
  }
}

/// The state of loading the articles of a widget's feeds.
enum ArticlesState: Hashable, Sendable {
  /// The user has configured no feed address.
  case unconfigured
  /// Nothing has been requested yet.
  case idle
  case loaded
  /// The request failed; `words` is the short text in the widget, `message` the sentence for
  /// messages.
  case failed(words: String, message: String)
}

/// All data that a view of articles shows; equal values look the same.
struct ArticlesPicture: Hashable, Sendable {
  /// An article's row in the list, with its feed, its age, and whether it was seen.
  struct Row: Hashable, Sendable, Identifiable {
    let article: Article
    /// The short name of the article's feed.
    let source: String
    /// The time since publication, such as `2 h`; empty if the date is unknown.
    let age: String
    let isSeen: Bool

    var id: String { article.id }
  }

  /// The newest articles first, at most ``rowLimit``.
  var rows: [Row]
  var count: Int
  var unseenCount: Int
  /// Whether each row shows the name of its feed, because there are several feeds.
  var hasSources: Bool
  var state: ArticlesState
  /// The origin and age of the articles; `nil` while nothing was loaded.
  var status: FeedStatus?
  /// The configured feeds, which the widget's buttons act on.
  var urls: [String]

  /// The most rows, enough for the tallest widget; rows that do not fit are clipped.
  static let rowLimit = 40
  /// The number of rows that have a summary, counted from the first row; all further rows have
  /// none.
  private static let summaryLimit = 6

  init(
    _ items: [ArticleContents.Item],
    seen: Set<String> = [],
    state: ArticlesState = .loaded,
    status: FeedStatus?,
    urls: [String] = [],
    unseenOnly: Bool = false,
    limit: Int = Self.rowLimit,
    at moment: Date
  ) {
    let listed = unseenOnly ? items.filter { !seen.contains($0.article.id) } : items
    rows = listed.prefix(limit).enumerated().map { place, item in
      var article = item.article
      // A text that no widget shows is left out, so that archives are small.
      if place >= Self.summaryLimit { article.summary = "" }
      return Row(
        article: article,
        source: item.source,
        age: article.publishedAt.map { FeedAge.words(from: $0, to: moment) } ?? "",
        isSeen: seen.contains(article.id)
      )
    }
    count = listed.count
    unseenCount = items.count { !seen.contains($0.article.id) }
    hasSources = Set(items.lazy.map(\.source)).count > 1
    self.state = state
    self.status = status
    self.urls = urls
  }

  /// The width of the column of feed names, in cells; 0 if all rows are from one feed.
  var sourceWidth: Int {
    hasSources ? rows.map { TextWidth.columns(of: Self.short($0.source)) }.max() ?? 0 : 0
  }

  /// Returns the first word of a feed's name, cut to the width of the column in a list.
  static func short(_ name: String) -> String {
    let word = name.split(separator: " ").first.map(String.init) ?? name
    let chosen = word.count < 3 ? name : word
    return String(String.UnicodeScalarView(chosen.unicodeScalars.prefix(8)))
  }

  /// The width of the column with the articles' ages, in cells.
  var ageWidth: Int { rows.map { TextWidth.columns(of: $0.age) }.max() ?? 0 }
}

extension ArticlesEntry {
  /// Returns an entry with built-in articles for the gallery and placeholders; reads neither store
  /// nor network.
  static func sample(at date: Date) -> ArticlesEntry {
    let items = ArticleSamples.items(at: date)
    return ArticlesEntry(
      date: date,
      picture: ArticlesPicture(
        items,
        seen: Set(
          items.enumerated().filter { [2, 5, 6, 8].contains($0.offset) }.map(\.element.article.id)
        ),
        status: FeedStatus(.local, problem: nil, at: date),
        at: date
      )
    )
  }
}
