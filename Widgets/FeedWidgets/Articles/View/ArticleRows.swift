import WidgetUI

/// The widths, in cells, of the columns in a list of articles.
struct ArticleColumns {
  /// The width of the column with the feed's name; 0 if all articles are from one feed.
  let source: Int
  /// Whether the circle before a title has the colour of the article's feed.
  let hasColors: Bool
  /// The width of the column with the age; 0 if no article has a date.
  let age: Int

  init(_ picture: ArticlesPicture, hasSource: Bool = true) {
    source = hasSource ? picture.sourceWidth : 0
    hasColors = picture.hasSources
    age = picture.ageWidth
  }
}

/// A button that opens an article and marks it as seen; its title is a link in terminals that
/// support links.
struct ArticleButton<Label: View>: View {
  let row: ArticlesPicture.Row
  @ViewBuilder let label: () -> Label

  var body: some View {
    Button(
      intent: OpenArticle(ArticleEntity(row.article, source: row.source, isSeen: row.isSeen)),
      label: label
    )
    .buttonStyle(.plain)
  }
}

/// The circle before a title: filled for an unseen article, empty for a seen one.
struct ArticleMark: View {
  let row: ArticlesPicture.Row
  /// Whether the circle has the colour of the article's feed, because the list has several feeds.
  var isOfFeed = false

  var body: some View {
    Image(systemName: row.isSeen ? "circle" : "circle.fill")
      .foregroundStyle(style)
      .accessibilityLabel(
        row.isSeen
          ? String(english: "seen", turkish: "görüldü") : String(english: "new", turkish: "yeni")
      )
  }

  private var style: AnyShapeStyle {
    if isOfFeed { return AnyShapeStyle(NameColor.color(of: row.source)) }
    return row.isSeen ? AnyShapeStyle(.tertiary) : AnyShapeStyle(.tint)
  }
}

/// An article's title, linked to its address; with `isBold`, in bold until the article was seen.
struct ArticleTitle: View {
  let row: ArticlesPicture.Row
  var isBold = false
  var lines = 1

  var body: some View {
    if let link = row.article.link {
      Link(destination: link) { words }
    } else {
      words
    }
  }

  private var words: some View {
    Text(verbatim: row.article.title)
      .bold(isBold && !row.isSeen)
      // Within a link, `.secondary` would be a fainter form of the tint, so `Color.secondary` is
      // used.
      .foregroundStyle(row.isSeen ? Color.secondary : Color.primary)
      .lineLimit(lines)
  }
}

/// A feed's name in its own colour.
struct ArticleSource: View {
  let name: String
  /// Whether only the first word of the name is shown.
  var isShort = false

  var body: some View {
    Text(verbatim: isShort ? ArticlesPicture.short(name) : name)
      .foregroundStyle(NameColor.color(of: name))
      .lineLimit(1)
  }
}

/// An article on one line: circle, title, feed and age.
struct ArticleLine: View {
  let row: ArticlesPicture.Row
  let columns: ArticleColumns

  var body: some View {
    ArticleButton(row: row) {
      HStack(spacing: 8) {
        ArticleMark(row: row, isOfFeed: columns.hasColors)
        ArticleTitle(row: row).frame(maxWidth: .infinity, alignment: .leading)
        if columns.source > 0 {
          ArticleSource(name: row.source, isShort: true)
            .frame(width: Double(columns.source) * 8, alignment: .leading)
        }
        if columns.age > 0 {
          Text(verbatim: row.age).foregroundStyle(.secondary).lineLimit(1)
            .frame(width: Double(columns.age) * 8, alignment: .trailing)
        }
      }
    }
  }
}

/// An article with the beginning of its text, its feed and its date.
struct ArticleCard: View {
  let row: ArticlesPicture.Row
  let hasSource: Bool
  /// Whether only the first word of the feed's name is shown.
  var isNarrow = false
  var titleLines = 1
  var summaryLines = 2

  var body: some View {
    ArticleButton(row: row) {
      VStack(alignment: .leading, spacing: 0) {
        HStack(alignment: .top) {
          ArticleMark(row: row, isOfFeed: hasSource)
          ArticleTitle(row: row, isBold: true, lines: titleLines)
        }
        if summaryLines > 0, !row.article.summary.isEmpty {
          indented {
            Text(verbatim: row.article.summary).foregroundStyle(.secondary).lineLimit(summaryLines)
          }
        }
        indented {
          HStack {
            if hasSource { ArticleSource(name: row.source, isShort: isNarrow) }
            if hasSource, !row.age.isEmpty {
              Text(verbatim: "·").foregroundStyle(.secondary).accessibilityHidden(true)
            }
            Text(verbatim: row.age).foregroundStyle(.secondary).fixedSize()
          }
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  /// Indents content so that it begins below the title, and not below the circle before the title.
  private func indented<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    content().padding(.leading, 16)
  }
}

/// An article as a paragraph: its title, followed by its feed and its age.
struct ArticleParagraph: View {
  let row: ArticlesPicture.Row

  /// The most lines of a paragraph.
  private static let lines = 3

  var body: some View {
    ArticleButton(row: row) {
      HStack(alignment: .top) {
        ArticleMark(row: row, isOfFeed: true)
        if let link = row.article.link {
          Link(destination: link) { words }
        } else {
          words
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private var words: some View {
    // Within a link the levels are those of the tint.
    let title = Text(verbatim: row.article.title).bold(!row.isSeen)
      .foregroundStyle(row.isSeen ? Color.secondary : Color.primary)
    let source = Text(verbatim: "  " + row.source.replacing(" ", with: "\u{A0}"))
      .foregroundStyle(NameColor.color(of: row.source))
    let age = Text(verbatim: "\u{A0}·\u{A0}" + row.age.replacing(" ", with: "\u{A0}"))
      .foregroundStyle(Color.secondary)
    return (row.age.isEmpty ? title + source : title + source + age).lineLimit(Self.lines)
  }
}
