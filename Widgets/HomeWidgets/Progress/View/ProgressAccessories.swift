import WidgetIntents
import WidgetUI

/// The text for a status line: the number of to-dos done today, and the comparison with last week.
struct ProgressInlineView: View {
  let picture: ProgressPicture

  var body: some View {
    HStack {
      if picture.isEmpty {
        Text(verbatim: ProgressWords.nothing).foregroundStyle(.secondary)
      } else {
        Image(systemName: "checkmark.circle.fill").foregroundStyle(.green)
        Text(verbatim: ProgressWords.doneToday(picture.doneToday)).fixedSize()
        Text(verbatim: "·").foregroundStyle(.secondary).accessibilityHidden(true)
        ProgressOnLastWeek(difference: picture.difference)
      }
    }
    .lineLimit(1)
  }
}

/// The number of to-dos done today, in large digits.
struct ProgressCircularView: View {
  let picture: ProgressPicture

  var body: some View {
    VStack(spacing: 0) {
      if picture.isEmpty {
        Text(verbatim: String(english: "nothing", turkish: "henüz")).foregroundStyle(.secondary)
        Text(verbatim: String(english: "done yet", turkish: "yok")).foregroundStyle(.secondary)
      } else {
        count
        Text(verbatim: String(english: "done", turkish: "biten")).frame(maxWidth: .infinity)
        Text(verbatim: ProgressWords.today).foregroundStyle(.secondary)
          .frame(maxWidth: .infinity)
      }
    }
    .lineLimit(1)
  }

  /// The number of to-dos done today, in large digits if they fit.
  private var count: some View {
    ViewThatFits(in: .horizontal) {
      Text(verbatim: "\(picture.doneToday)").font(.system(size: 34, weight: .bold)).fixedSize()
      Text(verbatim: "\(picture.doneToday)").font(.title)
    }
    .frame(maxWidth: .infinity)
  }
}

/// The number of to-dos done today and the streak, the bars of some days, and the comparison with
/// last week.
struct ProgressRectangularView: View {
  let picture: ProgressPicture

  private static let room = 18

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if picture.isEmpty {
        Text(verbatim: ProgressWords.nothing).foregroundStyle(.secondary)
        Text(verbatim: "todo done 1").foregroundStyle(.tint)
      } else {
        ProgressHead(picture: picture)
        ProgressChart(picture: picture, room: Self.room, rows: 2, color: .primary)
        ProgressLetters(picture: picture, room: Self.room)
        ProgressOnLastWeek(difference: picture.difference)
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
