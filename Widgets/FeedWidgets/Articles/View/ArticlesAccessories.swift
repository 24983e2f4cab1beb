import WidgetUI

/// The view if there are no articles: it asks for addresses, or shows the error, or that nothing
/// was loaded yet.
struct ArticlesEmptyView: View {
  let picture: ArticlesPicture
  /// Whether there is space for whole sentences.
  let isRoomy: Bool
  /// Whether there is also space for hints about commands and keys.
  var isLarge = false

  var body: some View {
    VStack(spacing: 0) {
      switch picture.state {
      case .unconfigured:
        title(String(english: "No feeds yet", turkish: "Henüz akış yok"))
        if isRoomy {
          hint(String(english: "Choose some:", turkish: "Birkaç tane seçin:"))
          Text(verbatim: "widgetctl configure feed --urls swift.org/atom.xml")
            .multilineTextAlignment(.center)
            .lineLimit(4)
        }
        if isLarge { ArticleHints(isConfigured: false) }
      case .idle:
        title(String(english: "Not loaded yet", turkish: "Henüz yüklenmedi"))
        if isRoomy {
          hint(
            String(
              english: "widgetctl refresh loads the feeds",
              turkish: "widgetctl refresh akışları yükler"
            )
          )
        }
        if isLarge { ArticleHints(isConfigured: true) }
      case .loaded:
        title(String(english: "Nothing new", turkish: "Yeni bir şey yok"))
        if isRoomy, let status = picture.status { FeedStatusView(status: status) }
      case .failed(let words, let message):
        Text(verbatim: "! \(words)").foregroundStyle(.orange).lineLimit(1)
        if isRoomy { hint(message) }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private func title(_ words: String) -> some View {
    Text(verbatim: words).font(.headline).lineLimit(1)
  }

  private func hint(_ words: String) -> some View {
    Text(verbatim: words)
      .foregroundStyle(.secondary)
      .multilineTextAlignment(.center)
      .lineLimit(3)
  }
}

/// Hints about commands and keys, shown if there are no articles.
private struct ArticleHints: View {
  let isConfigured: Bool

  /// The width of the two columns together in points, so that they are centred as one block.
  private static let width = 288.0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: " ")
      if !isConfigured {
        row("--urls …", String(english: "once for each feed", turkish: "her akış için bir kez"))
        row("RSS, Atom", String(english: "both are read", turkish: "ikisi de okunur"))
        row("swift.org/…", String(english: "is https://swift.org/…", turkish: "https:// demektir"))
        Text(verbatim: " ")
      }
      Text(verbatim: String(english: "KEYS IN WATCH", turkish: "WATCH TUŞLARI"))
        .bold()
        .foregroundStyle(.secondary)
      row("o", String(english: "opens an article", turkish: "bir yazıyı açar"))
      row("s", String(english: "marks it as seen", turkish: "görüldü işaretler"))
      row("S", String(english: "marks all as seen", turkish: "hepsini işaretler"))
    }
    .frame(width: Self.width)
    // Screen readers read only why there are no articles.
    .accessibilityHidden(true)
  }

  private func row(_ typed: String, _ meaning: String) -> some View {
    HStack {
      Text(verbatim: typed).foregroundStyle(.tint).lineLimit(1).layoutPriority(1)
      Spacer(minLength: 8)
      Text(verbatim: meaning).foregroundStyle(.secondary).lineLimit(1)
    }
  }
}

extension String {
  /// Returns the text without the space between a number and its unit.
  fileprivate func withoutFirstSpace() -> String {
    guard let space = firstIndex(of: " ") else { return self }
    return String(self[..<space] + self[index(after: space)...])
  }
}

extension ArticlesPicture {
  /// The number of articles that were not seen yet, as a phrase: `17 new`.
  var newWords: String {
    String(english: "\(unseenCount) new", turkish: "\(unseenCount) yeni")
  }

  /// Returns the age of an article as a phrase: `12 min ago`.
  fileprivate static func ago(_ age: String) -> String {
    String(english: "\(age) ago", turkish: "\(age) önce")
  }

  /// The reason why there are no articles, in a few words.
  fileprivate var emptyWords: String {
    switch state {
    case .unconfigured: String(english: "No feeds yet", turkish: "Henüz akış yok")
    case .idle: String(english: "Not loaded yet", turkish: "Henüz yüklenmedi")
    case .loaded: String(english: "Nothing new", turkish: "Yeni bir şey yok")
    case .failed(let words, _): "! \(words)"
    }
  }
}

/// The newest article with its full title, a second one if it fits, and the number of unseen ones.
struct ArticlesRectangularView: View {
  let picture: ArticlesPicture

  var body: some View {
    if let first = picture.rows.first(where: { !$0.isSeen }) ?? picture.rows.first {
      VStack(alignment: .leading, spacing: 0) {
        // One title that can be read is better than two that are cut.
        ViewThatFits(in: .vertical) {
          if let second = picture.rows.first(where: { $0.id != first.id }) {
            VStack(alignment: .leading, spacing: 0) {
              lead(first)
              ArticleButton(row: second) {
                HStack {
                  ArticleMark(row: second)
                  ArticleTitle(row: second)
                }
              }
            }
          }
          lead(first)
        }
        .frame(maxHeight: .infinity, alignment: .top)
        HStack {
          if let status = picture.status { FeedStatusView(status: status) }
          Spacer(minLength: 0)
          if picture.unseenCount > 0, picture.status?.problem == nil {
            Text(verbatim: picture.newWords)
              .foregroundStyle(.secondary)
              .fixedSize()
          }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    } else {
      ArticlesEmptyView(picture: picture, isRoomy: false)
    }
  }

  private func lead(_ row: ArticlesPicture.Row) -> some View {
    ArticleCard(
      row: row,
      hasSource: picture.hasSources,
      isNarrow: true,
      titleLines: 3,
      summaryLines: 0
    )
  }
}

/// The newest unseen article on one line, and the number of other unseen ones.
///
/// If the title is too long, it is cut, after the number of new articles.
struct ArticlesInlineView: View {
  let picture: ArticlesPicture

  var body: some View {
    if let row = picture.rows.first(where: { !$0.isSeen }) ?? picture.rows.first {
      let others = picture.unseenCount - (row.isSeen ? 0 : 1)
      ViewThatFits(in: .horizontal) {
        HStack {
          ArticleMark(row: row)
          ArticleTitle(row: row).fixedSize()
          if others > 0 { Text(verbatim: "+\(others)").foregroundStyle(.secondary).fixedSize() }
        }
        HStack {
          ArticleMark(row: row)
          ArticleTitle(row: row).fixedSize()
        }
        HStack {
          if picture.unseenCount > 0 {
            Text(verbatim: picture.newWords).bold().fixedSize()
            Text(verbatim: "·").foregroundStyle(.secondary).fixedSize().accessibilityHidden(true)
          }
          ArticleTitle(row: row)
        }
      }
    } else {
      Text(verbatim: picture.emptyWords).foregroundStyle(.secondary).lineLimit(1)
    }
  }
}

/// The number of unseen articles.
struct ArticlesCircularView: View {
  let picture: ArticlesPicture

  var body: some View {
    VStack(spacing: 0) {
      if picture.rows.isEmpty {
        Text(verbatim: picture.emptyWords)
          .foregroundStyle(.secondary)
          .multilineTextAlignment(.center)
          .lineLimit(3)
      } else if picture.unseenCount == 0 {
        Image(systemName: "checkmark").foregroundStyle(.green)
        Text(verbatim: String(english: "all seen", turkish: "görüldü")).lineLimit(1)
      } else {
        Text(verbatim: "\(min(picture.unseenCount, 999))").font(.largeTitle)
        Text(verbatim: String(english: "new", turkish: "yeni"))
        if let age = picture.rows.first?.age, !age.isEmpty {
          let words = ArticlesPicture.ago(age)
          ViewThatFits(in: .horizontal) {
            Text(verbatim: words).fixedSize()
            // Nine cells are enough for `12min ago`.
            Text(verbatim: words.withoutFirstSpace()).fixedSize()
            Text(verbatim: age).lineLimit(1)
          }
          .foregroundStyle(.secondary)
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
