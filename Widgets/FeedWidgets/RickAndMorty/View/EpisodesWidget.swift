import WidgetUI

/// The episodes in all sizes of a terminal.
struct EpisodesWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: EpisodesConfiguration.kind, provider: EpisodesProvider()) {
      EpisodesWidgetView(picture: $0.picture).containerBackground(.clear, for: .widget)
    }
    .configurationDisplayName("Episodes")
    .description("Episodes of Rick and Morty, and who is in them.")
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
      .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
  }
}

/// The episodes, laid out for the size that the widget has.
struct EpisodesWidgetView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.isWidgetScrolled) private var isScrolled
  let picture: EpisodesPicture

  var body: some View {
    switch family {
    case .accessoryInline: EpisodesInlineView(picture: picture)
    case .accessoryCircular, .accessoryCorner: EpisodesCircularView(picture: picture)
    case .accessoryRectangular: framed { narrow(shown(2)) }
    case _ where isScrolled && (picture.detail == nil || !family.showsEpisode):
      framed { ScrollView { list(picture.rows[...]) } }.widgetContinues(rows: picture.rows.count)
    case .systemSmall: framed { EpisodesNarrowList(rows: shown(9), picture: picture, height: 9) }
    case .systemMedium: framed { lines(shown(9)) }
    case .systemLarge, .systemExtraLargePortrait:
      framed { detailed(columns: 2, rows: 12) { list(shown(10)) } }
    case .systemExtraLarge:
      framed { detailed(columns: 3, rows: 8) { EpisodeColumns(picture: picture) } }
    }
  }

  /// Returns the open episode if there is one, otherwise the list.
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

  /// Returns the next episode to see and those after it; from the first one on if there is room.
  private func shown(_ limit: Int) -> ArraySlice<EpisodesPicture.Row> {
    picture.rows[max(0, min(picture.first, picture.rows.count - limit))...].prefix(limit)
  }

  /// Rows on two lines each.
  private func list(_ rows: ArraySlice<EpisodesPicture.Row>) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(rows) { EpisodeRow(row: $0, place: picture.place) }
    }
    .widgetContinues(rows: picture.rows.count > rows.count ? picture.rows.count : nil)
  }

  /// Rows of a line each.
  private func lines(_ rows: ArraySlice<EpisodesPicture.Row>) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(rows) { EpisodeShortLine(row: $0, place: picture.place) }
    }
    .widgetContinues(rows: picture.rows.count > rows.count ? picture.rows.count : nil)
  }

  /// Rows whose names have the whole width.
  private func narrow(_ rows: ArraySlice<EpisodesPicture.Row>) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(rows) { EpisodeNarrowRow(row: $0, place: picture.place) }
    }
    .widgetContinues(rows: picture.rows.count > rows.count ? picture.rows.count : nil)
  }

  private func framed<Rows: View>(@ViewBuilder _ rows: () -> Rows) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      if picture.rows.isEmpty, picture.detail == nil {
        SeriesEmptyView(words: picture.isLoading ? "loading …" : "No episodes")
      } else {
        rows()
        Spacer(minLength: 0)
      }
      EpisodesFooter(picture: picture, room: family.footerRoom)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// Names below the season that they are of, which leaves them the width of its part of the code.
private struct EpisodesNarrowList: View {
  let rows: ArraySlice<EpisodesPicture.Row>
  let picture: EpisodesPicture
  /// The lines that there are.
  let height: Int

  private enum Line: Hashable {
    case season(Int)
    case episode(EpisodesPicture.Row)
  }

  var body: some View {
    let lines = lines
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(lines.enumerated()), id: \.offset) { _, line in
        switch line {
        case .season(let number):
          Text(verbatim: "Season \(number)").bold().foregroundStyle(.secondary).lineLimit(1)
        case .episode(let row): EpisodeShortLine(row: row, place: picture.place, isNarrow: true)
        }
      }
    }
    .widgetContinues(rows: picture.rows.count > lines.count ? picture.rows.count : nil)
  }

  private var lines: [Line] {
    var lines: [Line] = []
    var season: Int?
    for row in rows {
      if let own = row.parts?.season, own != season {
        season = own
        lines.append(.season(own))
      }
      lines.append(.episode(row))
    }
    // A heading without the line below it says nothing.
    if lines.count > height, case .season = lines[height - 1] {
      return Array(lines.prefix(height - 1))
    }
    return Array(lines.prefix(height))
  }
}

/// The next episode to see on the only line there is.
private struct EpisodesInlineView: View {
  let picture: EpisodesPicture

  var body: some View {
    if let row = picture.next {
      HStack {
        EpisodeMark(row: row, place: picture.place)
        EpisodeName(row: row)
        if picture.count > 1 {
          Text(verbatim: "+\(picture.count - picture.seenCount - 1)").foregroundStyle(.secondary)
            .fixedSize()
        }
      }
    } else if picture.count > 0 {
      Text(verbatim: "All \(picture.count) episodes seen").lineLimit(1)
    } else {
      Text(verbatim: "No episodes").foregroundStyle(.secondary).lineLimit(1)
    }
  }
}

/// The number of unseen episodes, and the fraction of seen ones.
private struct EpisodesCircularView: View {
  let picture: EpisodesPicture

  var body: some View {
    VStack(spacing: 0) {
      let left = picture.count - picture.seenCount
      Text(verbatim: "\(max(0, min(left, 999)))").font(.largeTitle)
        .frame(maxWidth: .infinity)
      Text(verbatim: left > 0 ? "to see" : "all seen")
      if picture.count > 0 {
        ProgressView(
          value: Double(min(picture.seenCount, picture.count)),
          total: Double(picture.count)
        )
        .tint(.green)
        .padding(.horizontal, 8)
        .accessibilityLabel("\(picture.seenCount) of \(picture.count) seen")
      }
    }
    .lineLimit(1)
  }
}

extension WidgetFamily {
  /// How much an episodes widget's last line has room for.
  fileprivate var footerRoom: EpisodesFooter.Room {
    switch self {
    case .systemSmall, .accessoryRectangular: .least
    case .systemExtraLarge: .most
    default: .usual
    }
  }
}
