import WidgetUI

/// The widget that shows the episodes of the series.
struct EpisodesWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: EpisodesConfiguration.kind, provider: EpisodesProvider()) {
      EpisodesWidgetView(picture: $0.picture).containerBackground(.clear, for: .widget)
    }
    .configurationDisplayName(EpisodesConfiguration.title)
    .description(
      LocalizedStringResource(
        english: "Episodes of Rick and Morty, and who is in them.",
        turkish: "Rick and Morty bölümleri ve bölümlerdeki karakterler."
      )
    )
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
      .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
  }
}

/// The episodes, laid out for the widget's family.
struct EpisodesWidgetView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.isWidgetScrolled) private var isScrolled
  let picture: EpisodesPicture

  var body: some View {
    switch family {
    case .accessoryInline: EpisodesInlineView(picture: picture)
    case .accessoryCircular, .accessoryCorner: EpisodesCircularView(picture: picture)
    case .accessoryRectangular: framed { EpisodesNarrowView(picture: picture, height: 4) }
    case _ where isScrolled && (picture.detail == nil || !family.showsEpisode):
      framed { ScrollView { list(picture.rows[...]) } }.widgetContinues(rows: picture.rows.count)
    case .systemSmall: framed { EpisodesNarrowView(picture: picture, height: 9) }
    case .systemMedium: framed { lines(shown(9)) }
    case .systemLarge, .systemExtraLargePortrait:
      framed { detailed(columns: 2, rows: 12) { EpisodeSeasons(picture: picture) } }
    case .systemExtraLarge:
      framed { detailed(columns: 3, rows: 8) { EpisodeColumns(picture: picture) } }
    }
  }

  /// Returns the details of the open episode, or the given list if none is open.
  @ViewBuilder private func detailed<Rows: View>(
    columns: Int,
    rows: Int,
    @ViewBuilder _ list: () -> Rows
  ) -> some View {
    if let detail = picture.detail {
      EpisodeDetailView(detail: detail, place: picture.place, columns: columns, rows: rows)
    } else {
      list()
    }
  }

  /// Returns the rows to show, at most `limit`: from the next episode to see on, or all if they
  /// fit.
  private func shown(_ limit: Int) -> ArraySlice<EpisodesPicture.Row> {
    picture.rows[max(0, min(picture.first, picture.rows.count - limit))...].prefix(limit)
  }

  /// Returns a list with each row on two lines.
  private func list(_ rows: ArraySlice<EpisodesPicture.Row>) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(rows) { EpisodeRow(row: $0, place: picture.place) }
    }
    .widgetContinues(rows: picture.rows.count > rows.count ? picture.rows.count : nil)
  }

  /// Returns a list with each row on one line.
  private func lines(_ rows: ArraySlice<EpisodesPicture.Row>) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(rows) { EpisodeShortLine(row: $0, place: picture.place) }
    }
    .widgetContinues(rows: picture.rows.count > rows.count ? picture.rows.count : nil)
  }

  private func framed<Rows: View>(@ViewBuilder _ rows: () -> Rows) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      if picture.rows.isEmpty, picture.detail == nil {
        SeriesEmptyView(words: picture.isLoading ? SeriesWords.loading : SeriesWords.noEpisodes)
      } else {
        rows()
        Spacer(minLength: 0)
      }
      EpisodesFooter(picture: picture, room: family.footerRoom)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// The next episode to see on a single line.
private struct EpisodesInlineView: View {
  let picture: EpisodesPicture

  var body: some View {
    if let row = picture.next {
      let mark = EpisodeMark(row: row, place: picture.place)
      // The full name is more important than the number of further episodes.
      ViewThatFits(in: .horizontal) {
        HStack {
          mark
          EpisodeName(row: row).fixedSize()
          if left > 0 {
            Text(verbatim: "+\(left)").foregroundStyle(.secondary).fixedSize()
          }
        }
        HStack {
          mark
          EpisodeName(row: row).fixedSize()
        }
        EpisodeName(row: row)
      }
    } else if picture.count > 0 {
      Text(verbatim: allSeen).lineLimit(1)
    } else {
      Text(verbatim: SeriesWords.noEpisodes).foregroundStyle(.secondary).lineLimit(1)
    }
  }

  private var allSeen: String {
    String(
      english: "All \(picture.count) episodes seen",
      turkish: "\(picture.count) bölümün hepsi görüldü"
    )
  }

  /// The number of unseen episodes that follow the next episode to see.
  private var left: Int { picture.count - picture.seenCount - 1 }
}

/// The number of unseen episodes, and the fraction of seen ones.
private struct EpisodesCircularView: View {
  let picture: EpisodesPicture

  var body: some View {
    VStack(spacing: 0) {
      let left = picture.count - picture.seenCount
      Text(verbatim: "\(max(0, min(left, 999)))").font(.largeTitle)
        .frame(maxWidth: .infinity)
      Text(
        verbatim: left > 0
          ? String(english: "to see", turkish: "kaldı")
          : String(english: "all seen", turkish: "görüldü")
      )
      if picture.count > 0 {
        ProgressView(
          value: Double(min(picture.seenCount, picture.count)),
          total: Double(picture.count)
        )
        .tint(.green)
        .padding(.horizontal, 8)
        .accessibilityLabel(SeriesWords.seen(picture.seenCount, of: "\(picture.count)"))
      }
    }
    .lineLimit(1)
  }
}

extension WidgetFamily {
  /// The amount of text that fits into the footer of a widget of this family.
  fileprivate var footerRoom: EpisodesFooter.Room {
    switch self {
    case .systemSmall, .accessoryRectangular: .least
    case .systemExtraLarge: .most
    default: .usual
    }
  }
}
