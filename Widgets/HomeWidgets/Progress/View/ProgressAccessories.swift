import WidgetIntents
import WidgetUI

/// What a status line says: today, the week, and how it compares.
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
        let week = picture.doneThisWeek
        Text(verbatim: String(english: "\(week) this week", turkish: "hafta \(week)"))
        ProgressSign(difference: picture.difference)
      }
    }
    .lineLimit(1)
  }
}

/// Today's count above the bars of a week.
struct ProgressCircularView: View {
  let picture: ProgressPicture

  var body: some View {
    VStack(spacing: 0) {
      if picture.isEmpty {
        Text(verbatim: String(english: "nothing", turkish: "henüz")).foregroundStyle(.secondary)
        Text(verbatim: String(english: "done yet", turkish: "yok")).foregroundStyle(.secondary)
      } else {
        Text(verbatim: "\(picture.doneToday)").font(.title).frame(maxWidth: .infinity)
        Text(verbatim: ProgressWords.today).foregroundStyle(.secondary)
          .frame(maxWidth: .infinity)
        ProgressChart(picture: picture, room: 7)
      }
    }
    .lineLimit(1)
  }
}

/// Today and the days in a row, the bars of eighteen days, and the week.
struct ProgressRectangularView: View {
  let picture: ProgressPicture

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if picture.isEmpty {
        Text(verbatim: ProgressWords.nothing).foregroundStyle(.secondary)
        Text(verbatim: "todo done 1").foregroundStyle(.tint)
      } else {
        ProgressHead(picture: picture)
        ProgressChart(picture: picture, room: 18)
        ProgressFigure(
          label: ProgressWords.thisWeek,
          text: "\(picture.doneThisWeek)",
          difference: picture.difference
        )
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
