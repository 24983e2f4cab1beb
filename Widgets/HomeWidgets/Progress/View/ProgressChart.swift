import Moments
import WidgetIntents
import WidgetUI

/// A bar for the number of to-dos done on each day, the last one for today; the bars fill the
/// available space.
struct ProgressChart: View {
  let picture: ProgressPicture
  /// The number of columns that are available for all bars.
  let room: Int
  /// The height of the tallest bar in rows.
  let rows: Int
  /// The colour of all bars, for a widget without colours; `nil` for the usual colours.
  var color: Color?

  var body: some View {
    let bars = picture.bars(room: room)
    let most = max(bars.counts.max() ?? 0, 1)
    // A day without done to-dos has a bar of an eighth of a row, so that the day is visible.
    let ground = 1 / Double(rows * 8)
    HStack(spacing: 0) {
      ForEach(Array(bars.counts.enumerated()), id: \.offset) { place, count in
        let isToday = place == bars.counts.count - 1
        Rectangle().scale(y: max(Double(count) / Double(most), ground), anchor: .bottom)
          .fill(color ?? (count == 0 ? .secondary : isToday ? Color.blue : .green))
          .padding(.leading, bars.cells > 1 ? 8 : 0)
          .frame(maxWidth: .infinity)
      }
    }
    .width(of: bars, in: room)
    .frame(minHeight: 16, maxHeight: .infinity)
    .accessibilityLabel(words(bars.counts))
  }

  private func words(_ counts: [Int]) -> String {
    let (days, sum) = (counts.count, counts.reduce(0, +))
    return String(
      english: "\(sum) done in \(days) days, at most \(counts.max() ?? 0) a day",
      turkish: "\(days) günde \(sum) görev bitti, günde en çok \(counts.max() ?? 0)"
    )
  }
}

/// The first letter of each weekday below its bar, or an axis if the bars are too narrow.
struct ProgressLetters: View {
  let picture: ProgressPicture
  let room: Int

  var body: some View {
    let bars = picture.bars(room: room)
    if bars.cells > 1 {
      HStack(spacing: 0) {
        ForEach(0..<bars.counts.count, id: \.self) { place in
          let day = picture.today.adding(days: place + 1 - bars.counts.count)
          let isToday = place == bars.counts.count - 1
          Text(verbatim: String(day.weekday.shortName(in: .spoken).prefix(1))).bold(isToday)
            .foregroundStyle(isToday ? Color.blue : .secondary)
            .frame(maxWidth: .infinity, alignment: .trailing)
        }
      }
      .width(of: bars, in: room)
      .accessibilityHidden(true)
    } else {
      ProgressAxis(picture: picture, room: room)
    }
  }
}

/// The number of done to-dos below each bar; nothing if a bar is too narrow for its number.
struct ProgressCounts: View {
  let picture: ProgressPicture
  let room: Int

  var body: some View {
    let bars = picture.bars(room: room)
    if bars.cells > 1, (bars.counts.max() ?? 0) < (bars.cells > 2 ? 100 : 10) {
      HStack(spacing: 0) {
        ForEach(Array(bars.counts.enumerated()), id: \.offset) { place, count in
          Text(verbatim: count == 0 ? "·" : "\(count)")
            .foregroundStyle(place == bars.counts.count - 1 ? Color.blue : .secondary)
            .lineLimit(1)
            .frame(maxWidth: .infinity, alignment: .trailing)
        }
      }
      .width(of: bars, in: room)
      .accessibilityHidden(true)
    }
  }
}

/// The line below the bars: the first day, the greatest number, and today.
struct ProgressAxis: View {
  let picture: ProgressPicture
  let room: Int

  var body: some View {
    let bars = picture.bars(room: room)
    let first = picture.today.adding(days: 1 - bars.counts.count)
    let most = bars.counts.max() ?? 0
    // As an overlay, long words are cut and do not take space from the numbers beside the bars.
    Color.clear.frame(height: 16).overlay {
      HStack(spacing: 0) {
        Text(verbatim: first.dayAndMonth(in: .spoken)).fixedSize()
        Spacer(minLength: 8)
        if room > 20, most > 0 {
          Text(verbatim: String(english: "max \(most)", turkish: "en çok \(most)"))
          Spacer(minLength: 8)
        }
        Text(verbatim: ProgressWords.today).foregroundStyle(.blue).fixedSize()
      }
    }
    .foregroundStyle(.secondary)
    .lineLimit(1)
    .width(of: bars, in: room)
  }
}

extension View {
  /// Returns the view with the width of the bars; if the bars fill `room` columns, the view may
  /// grow wider.
  fileprivate func width(of bars: (counts: [Int], cells: Int), in room: Int) -> some View {
    let width = Double(bars.cells * bars.counts.count) * 8
    return frame(minWidth: width, maxWidth: width == Double(room) * 8 ? .infinity : width)
  }
}
