import WidgetUI

/// The episodes by season in two columns, with the next episode to see below them.
///
/// If two columns are too narrow, there is only one.
struct EpisodeColumns: View {
  let picture: EpisodesPicture

  private static let rowsInColumn = 19
  /// The height in lines of the divider and of the next episode in large letters.
  private static let nextRows = 4
  /// The width in points below which two columns are too narrow to read.
  private static let narrowest = 480.0

  private typealias Line = EpisodesPicture.Line

  var body: some View {
    ViewThatFits(in: .horizontal) {
      // Names in full, unless there is no room for their second lines.
      ViewThatFits(in: .vertical) {
        wide(lineLimit: 2)
        wide(lineLimit: 1)
      }
      .frame(minWidth: Self.narrowest, idealWidth: Self.narrowest, maxWidth: .infinity)
      column(picture.lines.prefix(Self.rowsInColumn))
        .widgetContinues(
          rows: picture.rows.count > Self.rowsInColumn ? picture.rows.count : nil
        )
    }
  }

  private func wide(lineLimit: Int) -> some View {
    let lines = picture.lines
    let first = Self.length(ofFirst: lines)
    let second = lines.dropFirst(first).prefix(Self.rowsInColumn)
    return VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .top, spacing: 16) {
        column(lines.prefix(first), lineLimit)
        // A heading at the end is left out, because its episodes are not visible.
        column(second.last?.isSeason == true ? second.dropLast() : second, lineLimit)
      }
      if let next = picture.next, max(first, second.count) + Self.nextRows <= Self.rowsInColumn {
        Spacer(minLength: 0)
        Divider()
        EpisodeNext(row: next, place: picture.place)
        Spacer(minLength: 0)
      }
    }
  }

  /// Returns the number of lines in the first column.
  ///
  /// Both columns have about the same length, and the second one begins with a season if possible.
  private static func length(ofFirst lines: [Line]) -> Int {
    let half = min(rowsInColumn, (lines.count + 1) / 2)
    let fitting = max(1, lines.count - rowsInColumn)...max(1, rowsInColumn)
    let starts = lines.indices.filter { lines[$0].isSeason && fitting.contains($0) }
    let nearest = starts.min { abs($0 - half) < abs($1 - half) }
    // If the start of a season is farther away, the columns would be too uneven.
    let farthest = 4
    if let nearest, abs(nearest - half) <= farthest { return nearest }
    return half > 0 && lines.indices.contains(half - 1) && lines[half - 1].isSeason
      ? half - 1 : half
  }

  private func column(_ lines: ArraySlice<Line>, _ lineLimit: Int = 1) -> some View {
    EpisodeLines(
      lines: lines,
      place: picture.place,
      lineLimit: lineLimit,
      hasDates: lineLimit > 1
    )
  }
}

/// Seasons, each followed by its episodes, in one column.
struct EpisodeLines: View {
  let lines: ArraySlice<EpisodesPicture.Line>
  let place: SeriesPlace
  /// The most lines of a long episode name.
  var lineLimit = 1
  /// Whether every line has its date, also below a name that then needs a second line.
  var hasDates = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(lines.enumerated()), id: \.offset) { _, line in
        switch line {
        case .season(let season): EpisodeSeasonHeading(season: season)
        case .episode(let row):
          EpisodeSeasonLine(row: row, place: place, lines: lineLimit, hasDate: hasDates)
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .topLeading)
  }
}

/// The heading of a season with the number of seen episodes; a `+` shows that the next page may
/// have more.
private struct EpisodeSeasonHeading: View {
  let season: EpisodesPicture.Season

  var body: some View {
    HStack {
      Text(verbatim: season.name).bold().foregroundStyle(.secondary).fixedSize()
      ProgressView(value: Double(season.seen), total: Double(season.count)).tint(.green)
        .accessibilityHidden(true)
      Text(
        verbatim: SeriesWords.seen(season.seen, of: "\(season.count)\(season.goesOn ? "+" : "")")
      )
      .foregroundStyle(.secondary)
      .frame(width: 112, alignment: .trailing)
    }
    .lineLimit(1)
  }
}

/// The next episode to see: its code in large letters, next to its name, its date and the number of
/// its characters.
private struct EpisodeNext: View {
  let row: EpisodesPicture.Row
  let place: SeriesPlace

  var body: some View {
    Button(intent: ShowEpisode(id: row.id, place)) {
      HStack(alignment: .top, spacing: 16) {
        Text(verbatim: row.code).font(.system(size: 34)).foregroundStyle(.blue).fixedSize()
          .accessibilityLabel("\(SeriesWords.nextToSee), \(row.code)")
        VStack(alignment: .leading, spacing: 0) {
          Text(verbatim: SeriesWords.nextToSee).foregroundStyle(.secondary)
          Text(verbatim: row.name).bold()
          Text(verbatim: facts).foregroundStyle(.secondary)
        }
        .lineLimit(1)
      }
    }
    .buttonStyle(.plain)
  }

  private var facts: String {
    let count = row.characterCount
    let people = String(
      english: count == 1 ? "1 character" : "\(count) characters",
      turkish: "\(count) karakter"
    )
    return row.airDate.isEmpty ? people : "\(row.shownDate), \(people)"
  }
}
