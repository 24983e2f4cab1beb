import WidgetUI

/// What is said where there are no articles: which parameter there is, that nothing came yet, or what failed.
struct ArticlesEmptyView: View {
  let picture: ArticlesPicture
  /// Whether there is room for sentences.
  let isRoomy: Bool

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

extension ArticlesPicture {
  /// Why there is nothing, in few words.
  fileprivate var emptyWords: String {
    switch state {
    case .unconfigured: String(english: "No feeds yet", turkish: "Henüz akış yok")
    case .idle: String(english: "Not loaded yet", turkish: "Henüz yüklenmedi")
    case .loaded: String(english: "Nothing new", turkish: "Yeni bir şey yok")
    case .failed(let words, _): "! \(words)"
    }
  }
}

/// How many articles are new, and the newest ones on a line each.
struct ArticlesRectangularView: View {
  let picture: ArticlesPicture

  /// Of two lines each: a title that is cut after a word or two says little.
  private static let limit = 2

  var body: some View {
    if picture.rows.isEmpty {
      ArticlesEmptyView(picture: picture, isRoomy: false)
    } else {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(picture.rows.prefix(Self.limit)) { row in
          ArticleButton(row: row) {
            HStack(alignment: .top) {
              ArticleMark(row: row)
              ArticleTitle(row: row, lines: 2)
            }
          }
        }
        Spacer(minLength: 0)
        HStack {
          if let status = picture.status { FeedStatusView(status: status) }
          Spacer(minLength: 0)
          let count = picture.unseenCount
          if count > 0, picture.status?.problem == nil {
            Text(verbatim: String(english: "\(count) new", turkish: "\(count) yeni"))
              .foregroundStyle(.secondary)
              .fixedSize()
          }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }
}

/// The newest article on the only line there is, and how many others are new.
struct ArticlesInlineView: View {
  let picture: ArticlesPicture

  var body: some View {
    if let row = picture.rows.first(where: { !$0.isSeen }) ?? picture.rows.first {
      HStack {
        ArticleMark(row: row)
        ArticleTitle(row: row)
        let others = picture.unseenCount - (row.isSeen ? 0 : 1)
        if others > 0 { Text(verbatim: "+\(others)").foregroundStyle(.secondary).fixedSize() }
      }
    } else {
      Text(verbatim: picture.emptyWords).foregroundStyle(.secondary).lineLimit(1)
    }
  }
}

/// How many articles are new.
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
          Text(verbatim: age).foregroundStyle(.secondary).lineLimit(1)
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
