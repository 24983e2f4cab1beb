import WidgetRender
import WidgetUI

extension EpisodesPicture {
  /// A line in the list of episodes: the heading of a season, or an episode.
  enum Line: Hashable {
    case season(Season)
    case episode(Row)

    var isSeason: Bool {
      if case .season = self { true } else { false }
    }
  }

  /// The lines of the list: each season's heading, followed by its episodes.
  var lines: [Line] {
    var lines: [Line] = []
    var season: Int?
    for row in rows {
      if let own = row.parts?.season, own != season {
        season = own
        if let whole = seasons.first(where: { $0.number == own }) { lines.append(.season(whole)) }
      }
      lines.append(.episode(row))
    }
    return lines
  }
}

/// The episodes by season in one column, beginning with the season of the next episode to see.
///
/// Long names have two lines.
struct EpisodeSeasons: View {
  let picture: EpisodesPicture

  /// The number of lines that the large family has for the list; `nameWidth` is the width of a name
  /// in cells.
  private static let height = 21
  private static let nameWidth = 35
  /// The most lines of a season before the next episode to see; earlier ones are left out.
  private static let mostBefore = 12

  var body: some View {
    let shown = shown
    EpisodeLines(lines: shown, place: picture.place, lineLimit: 2)
      .widgetContinues(rows: shown.count < picture.lines.count ? picture.rows.count : nil)
  }

  private var shown: ArraySlice<EpisodesPicture.Line> {
    let lines = picture.lines
    var first = self.first(of: lines)
    // If lines are left at the end, earlier episodes are shown too.
    while first > 0, height(of: lines[(first - 1)...]) <= Self.height { first -= 1 }
    var end = first
    var room = Self.height
    while end < lines.count, room >= height(of: lines[end]) {
      room -= height(of: lines[end])
      end += 1
    }
    // A heading at the end is left out, because its episodes are not visible.
    if end > first, end < lines.count, lines[end - 1].isSeason { end -= 1 }
    return lines[first..<end]
  }

  /// Returns the index of the first line to show.
  ///
  /// It is the heading above the next episode, or a line a few before that episode.
  private func first(of lines: [EpisodesPicture.Line]) -> Int {
    guard let next = picture.next, let place = lines.firstIndex(of: .episode(next)) else {
      return 0
    }
    let heading = lines[..<place].lastIndex { $0.isSeason } ?? 0
    return place - heading <= Self.mostBefore ? heading : place - Self.mostBefore
  }

  private func height(of lines: ArraySlice<EpisodesPicture.Line>) -> Int {
    lines.reduce(0) { $0 + height(of: $1) }
  }

  private func height(of line: EpisodesPicture.Line) -> Int {
    guard case .episode(let row) = line else { return 1 }
    return TextWidth.columns(of: row.name) > Self.nameWidth ? 2 : 1
  }
}
