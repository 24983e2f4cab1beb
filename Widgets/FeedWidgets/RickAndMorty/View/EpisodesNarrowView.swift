import WidgetUI

/// The next episode to see with its full name, and the episodes after it; the last ones if all were
/// seen.
struct EpisodesNarrowView: View {
  let picture: EpisodesPicture
  /// The number of available lines.
  let height: Int

  /// The most episodes that are shown below the next episode to see.
  private static let most = 4

  var body: some View {
    Group {
      if let next = picture.next {
        ViewThatFits(in: .vertical) {
          ForEach(counts, id: \.self) { whole(next, following.prefix($0)) }
          nextEpisode(next, hasDate: true)
          nextEpisode(next, hasDate: false)
        }
      } else {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(picture.rows.suffix(height)) {
            EpisodeShortLine(row: $0, place: picture.place, isNarrow: true)
          }
        }
      }
    }
    .widgetContinues(rows: picture.rows.count > height ? picture.rows.count : nil)
  }

  /// How many of the following episodes may be shown, the greatest number first; the first number
  /// that fits is used.
  private var counts: [Int] {
    height > Self.most ? (0..<min(Self.most, following.count)).reversed().map { $0 + 1 } : []
  }

  private var following: ArraySlice<EpisodesPicture.Row> {
    picture.rows.dropFirst(picture.first + 1)
  }

  private func whole(
    _ next: EpisodesPicture.Row,
    _ rows: ArraySlice<EpisodesPicture.Row>
  ) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      nextEpisode(next, hasDate: true)
      Divider()
      ForEach(rows) { EpisodeShortLine(row: $0, place: picture.place, isNarrow: true) }
    }
  }

  private func nextEpisode(_ row: EpisodesPicture.Row, hasDate: Bool) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        EpisodeMark(row: row, place: picture.place)
        EpisodeCode(row: row)
        Spacer(minLength: 0)
        Text(verbatim: String(english: "next up", turkish: "sıradaki")).foregroundStyle(.secondary)
          .fixedSize()
      }
      Button(intent: ShowEpisode(id: row.id, picture.place)) {
        VStack(alignment: .leading, spacing: 0) {
          EpisodeTitle(row: row, lines: 2)
          if hasDate, !row.airDate.isEmpty {
            Text(verbatim: row.shownDate).foregroundStyle(.secondary).lineLimit(1)
          }
        }
      }
      .buttonStyle(.plain)
    }
  }
}
