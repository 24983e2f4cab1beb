import WidgetUI

/// The widget that shows the articles of feeds.
struct FeedWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: FeedConfiguration.kind, provider: ArticlesProvider()) { entry in
      ArticlesView(picture: entry.picture).containerBackground(.clear, for: .widget)
    }
    .configurationDisplayName(ArticleTexts.feed)
    .description(FeedConfiguration.explanation)
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
      .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
  }
}

/// The articles, laid out for the widget's family.
struct ArticlesView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.isWidgetScrolled) private var isScrolled
  let picture: ArticlesPicture

  /// The number of articles above the list that are shown with the beginning of their text.
  ///
  /// It is one if the list has several feeds, because their names below the titles need lines.
  private var leads: Int { picture.hasSources ? 1 : 2 }

  var body: some View {
    switch family {
    case .accessoryInline: ArticlesInlineView(picture: picture)
    case .accessoryCircular, .accessoryCorner: ArticlesCircularView(picture: picture)
    case .accessoryRectangular: ArticlesRectangularView(picture: picture)
    case _ where picture.rows.isEmpty:
      ArticlesEmptyView(
        picture: picture,
        isRoomy: true,
        isLarge: family != .systemSmall && family != .systemMedium
      )
    case _ where isScrolled: framed { ScrollView { lines(picture.rows[...]) } }
    case .systemSmall: framed { wholeCards(titleLines: 3) }
    case .systemMedium:
      framed {
        if picture.hasSources {
          paragraphs
        } else {
          clipped { lines(picture.rows[...]) }
        }
      }
    case .systemLarge, .systemExtraLargePortrait:
      framed {
        cards(picture.rows.prefix(leads), titleLines: 2, summaryLines: 2)
        Divider()
        clipped { list(picture.rows.dropFirst(leads)) }
      }
    case .systemExtraLarge: framed { ArticleTwoColumns(picture: picture) }
    }
  }

  /// Returns the list of articles, one line each if they are from one feed.
  ///
  /// Articles of several feeds have the feed's name below their title, since a colour alone is not
  /// enough.
  @ViewBuilder private func list(_ rows: ArraySlice<ArticlesPicture.Row>) -> some View {
    if picture.hasSources {
      cards(rows, titleLines: 2, summaryLines: 0)
    } else {
      lines(rows)
    }
  }

  private func lines(_ rows: ArraySlice<ArticlesPicture.Row>) -> some View {
    // Feed names are left out so that titles have space; the circles have the feeds' colours.
    let columns = ArticleColumns(picture, hasSource: family == .systemExtraLarge)
    return VStack(alignment: .leading, spacing: 0) {
      ForEach(rows) { ArticleLine(row: $0, columns: columns) }
    }
  }

  private func cards(
    _ rows: ArraySlice<ArticlesPicture.Row>,
    titleLines: Int,
    summaryLines: Int
  ) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(rows) { row in
        ArticleCard(
          row: row,
          hasSource: picture.hasSources,
          isNarrow: family == .systemSmall,
          titleLines: titleLines,
          summaryLines: summaryLines
        )
      }
    }
  }

  /// The most articles that a small or medium widget shows with full titles.
  private static let mostCards = 6

  /// Returns as many articles as fit with their full titles and the names of their feeds.
  private func wholeCards(titleLines: Int) -> some View {
    ViewThatFits(in: .vertical) {
      ForEach((0..<min(picture.rows.count, Self.mostCards)).reversed(), id: \.self) { last in
        cards(picture.rows.prefix(last + 1), titleLines: titleLines, summaryLines: 0)
          .fixedSize(horizontal: false, vertical: true)
      }
    }
  }

  /// The articles that fit, whose feed and age follow the title on the same lines.
  private var paragraphs: some View {
    ViewThatFits(in: .vertical) {
      ForEach((0..<min(picture.rows.count, Self.mostCards)).reversed(), id: \.self) { last in
        VStack(alignment: .leading, spacing: 0) {
          ForEach(picture.rows.prefix(last + 1)) { ArticleParagraph(row: $0) }
        }
        .fixedSize(horizontal: false, vertical: true)
      }
    }
  }

  /// Clips rows that do not fit, so that a taller widget shows more.
  private func clipped<Rows: View>(@ViewBuilder _ rows: () -> Rows) -> some View {
    rows()
      .fixedSize(horizontal: false, vertical: true)
      .frame(minHeight: 0, idealHeight: 16, maxHeight: .infinity, alignment: .topLeading)
      .clipped()
  }

  /// Returns the rows, and below them the footer with their origin and the buttons.
  private func framed<Rows: View>(@ViewBuilder _ rows: () -> Rows) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      rows()
      Spacer(minLength: 0)
      ArticlesFooter(picture: picture)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .widgetContinues(rows: picture.count)
  }
}

/// Articles with the beginning of their text, next to a list of the following ones.
private struct ArticleTwoColumns: View {
  let picture: ArticlesPicture

  /// The number of articles next to the list, each four lines high.
  private static let cards = 5
  /// The width in points below which two columns are too narrow to read.
  private static let narrowest = 480.0

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(alignment: .top, spacing: 16) {
        column {
          ForEach(picture.rows.prefix(Self.cards)) { row in
            ArticleCard(row: row, hasSource: picture.hasSources, titleLines: 2)
          }
        }
        Divider()
        // These cards have complete titles of up to two lines, with the feed and the age below
        // them.
        column {
          ForEach(picture.rows.dropFirst(Self.cards)) { row in
            ArticleCard(
              row: row,
              hasSource: picture.hasSources,
              titleLines: 2,
              summaryLines: 0
            )
          }
        }
      }
      .frame(minWidth: Self.narrowest, idealWidth: Self.narrowest, maxWidth: .infinity)
      column {
        let columns = ArticleColumns(picture)
        ForEach(picture.rows) { ArticleLine(row: $0, columns: columns) }
      }
    }
  }

  private func column<Rows: View>(@ViewBuilder _ rows: () -> Rows) -> some View {
    VStack(alignment: .leading, spacing: 0) { rows() }
      .fixedSize(horizontal: false, vertical: true)
      .frame(
        minHeight: 0,
        idealHeight: 16,
        maxHeight: .infinity,
        alignment: .topLeading
      )
      .frame(maxWidth: .infinity, alignment: .leading)
      .clipped()
  }
}

/// The footer of the widget: the origin of the articles, the number of unseen ones, and the
/// buttons.
struct ArticlesFooter: View {
  let picture: ArticlesPicture

  var body: some View {
    HStack {
      if let status = picture.status { FeedStatusView(status: status) }
      Spacer(minLength: 0)
      if picture.unseenCount > 0 {
        // The word is kept if possible, because a number alone before a check mark looks like a
        // number of done items.
        ViewThatFits(in: .horizontal) {
          Text(verbatim: picture.newWords).fixedSize()
          Text(verbatim: "\(picture.unseenCount)").fixedSize()
        }
        .foregroundStyle(.secondary)
        Button(intent: MarkFeedSeen(urls: picture.urls)) {
          Image(systemName: "checkmark").foregroundStyle(.tint)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(
          String(english: "mark all as seen", turkish: "hepsini görüldü işaretle")
        )
      }
      Button(intent: RefreshFeed(urls: picture.urls)) {
        Image(systemName: "arrow.clockwise").foregroundStyle(.tint)
      }
      .buttonStyle(.plain)
      .accessibilityLabel(String(english: "refresh", turkish: "yenile"))
    }
  }
}
