import FixtureServing
import Foundation
import WidgetRender
import WidgetTimeline
import WidgetUI

@testable import FeedWidgets

extension FeedSamples {
  static func feed(_ rows: String) -> FeedSample {
    let picture = articlesPicture(rows)
    return FeedSample(widget: "feed", rows: rows) { family, isASCII, columns in
      try FeedDrawing(title: ArticleTexts.feed.text) { (entry: ArticlesEntry) in
        ArticlesView(picture: entry.picture)
      }
      .picture(
        of: ArticlesEntry(date: FeedWorld.now, picture: picture),
        family,
        isASCII: isASCII,
        columns: columns
      )
    }
  }

  private static func articlesPicture(_ rows: String) -> ArticlesPicture {
    var items = ArticleSamples.items(at: FeedWorld.now)
    var state = ArticlesState.loaded
    var shown: FeedStatus? = status(rows)
    switch rows {
    case "hostile": items = hostileItems
    case "empty": items = []
    case "unconfigured", "idle", "failed":
      items = []
      shown = nil
      state =
        switch rows {
        case "unconfigured": .unconfigured
        case "idle": .idle
        default: .failed(words: problem.words, message: problem.message)
        }
    default: break
    }
    let seen = items.enumerated().filter { [2, 5, 6, 8].contains($0.offset) }
    return ArticlesPicture(
      items,
      seen: Set(seen.map(\.element.article.id)),
      state: state,
      status: shown,
      urls: ["https://a.org/feed"],
      at: FeedWorld.now
    )
  }

  /// Articles whose titles, texts and feed names contain control sequences that would change a
  /// terminal's state if they were printed unchanged.
  private static var hostileItems: [ArticleContents.Item] {
    Hostile.texts.enumerated().map { place, text in
      ArticleContents.Item(
        article: Article(
          id: "\(place)",
          title: text,
          summary: text,
          link: URL(string: "https://a.org/\(place)"),
          publishedAt: place == 1 ? .distantPast : nil
        ),
        source: text
      )
    }
  }
}
