import WidgetUI

/// The progress widget: the number of to-dos done each day, in all terminal sizes.
struct ProgressWidget: Widget {
  let kind = "ProgressWidget"

  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: kind, provider: ProgressProvider()) { (entry: ProgressEntry) in
      ProgressWidgetView(picture: entry.picture).containerBackground(.clear, for: .widget)
    }
    .configurationDisplayName(ProgressTexts.widgetName)
    .description(ProgressTexts.explanation)
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
      .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
  }
}

/// The progress, laid out for the widget's family.
struct ProgressWidgetView: View {
  @Environment(\.widgetFamily) private var family
  let picture: ProgressPicture

  var body: some View {
    switch family {
    case .accessoryInline: ProgressInlineView(picture: picture)
    case .accessoryCircular, .accessoryCorner: ProgressCircularView(picture: picture)
    case .accessoryRectangular: ProgressRectangularView(picture: picture)
    default:
      if picture.isEmpty {
        ProgressEmptyView()
      } else {
        system
      }
    }
  }

  @ViewBuilder private var system: some View {
    switch family {
    case .systemMedium: ProgressMediumView(picture: picture)
    case .systemLarge, .systemExtraLargePortrait: ProgressLargeView(picture: picture)
    case .systemExtraLarge: ProgressWideView(picture: picture)
    default: ProgressSmallView(picture: picture)
    }
  }
}

/// The message that nothing is done yet, with the command that completes a to-do.
private struct ProgressEmptyView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: ProgressWords.nothing).bold()
      Text(verbatim: "")
      Text(verbatim: String(english: "Tick one off:", turkish: "Bir görevi bitirin:"))
        .foregroundStyle(.secondary)
      Text(verbatim: "todo done 1").foregroundStyle(.tint)
      Spacer(minLength: 0)
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// The number of to-dos done today and the streak above the bars, and the week below them.
private struct ProgressSmallView: View {
  let picture: ProgressPicture

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ProgressHead(picture: picture)
      ProgressChart(picture: picture, room: 18, rows: 5)
      ProgressAxis(picture: picture, room: 18)
      ProgressFigure(label: ProgressWords.thisWeek, text: "\(picture.doneThisWeek)")
      ProgressOnLastWeek(difference: picture.difference)
      ProgressFigure(label: ProgressWords.open, text: "\(picture.openCount)")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// The bars of the days, and next to them the numbers in one column.
private struct ProgressMediumView: View {
  let picture: ProgressPicture

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      VStack(alignment: .leading, spacing: 0) {
        ProgressChart(picture: picture, room: 22, rows: 9)
        ProgressAxis(picture: picture, room: 22)
      }
      ProgressFigures(picture: picture).frame(width: 16 * 8)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// The number of to-dos done today in large digits, the bars, both weeks, and the ages of open
/// to-dos.
private struct ProgressLargeView: View {
  let picture: ProgressPicture

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ProgressToday(picture: picture)
      ProgressChart(picture: picture, room: 40, rows: 8)
      ProgressAxis(picture: picture, room: 40)
      Divider()
      ProgressWeeks(picture: picture)
      Divider()
      ProgressOpen(picture: picture)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// The bars, and next to them both weeks, the days of sixteen weeks, and the ages of open to-dos.
private struct ProgressWideView: View {
  let picture: ProgressPicture

  var body: some View {
    HStack(alignment: .top, spacing: 24) {
      VStack(alignment: .leading, spacing: 0) {
        ProgressToday(picture: picture)
        ProgressChart(picture: picture, room: 36, rows: 15)
        ProgressCounts(picture: picture, room: 36)
        ProgressAxis(picture: picture, room: 36)
      }
      VStack(alignment: .leading, spacing: 0) {
        ProgressWeeks(picture: picture)
        Spacer(minLength: 0)
        Divider()
        ProgressMonths(picture: picture)
        Spacer(minLength: 0)
        Divider()
        ProgressOpen(picture: picture)
        if picture.undatedCount > 0 { ProgressUndated(count: picture.undatedCount) }
      }
      .frame(width: 37 * 8)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
