import WidgetIntents
import WidgetUI

/// The status line: today, and how the week compares.
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

/// Today's count in large digits, and the days in a row.
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

  /// The number, in large letters if it has at most two digits.
  private var count: some View {
    ViewThatFits(in: .horizontal) {
      Text(verbatim: "\(picture.doneToday)").font(.system(size: 34, weight: .bold)).fixedSize()
      Text(verbatim: "\(picture.doneToday)").font(.title)
    }
    .frame(maxWidth: .infinity)
  }
}

/// Today and the days in a row, the bars of some days with their letters, and how the week compares.
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
