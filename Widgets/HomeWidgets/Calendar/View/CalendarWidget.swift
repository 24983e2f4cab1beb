import WidgetUI

/// The calendar widget: the month with its to-dos, in all terminal sizes.
struct CalendarWidget: Widget {
  let kind = "CalendarWidget"

  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: kind,
      intent: CalendarConfiguration.self,
      provider: CalendarProvider()
    ) { entry in
      CalendarWidgetView(picture: entry.picture).containerBackground(.clear, for: .widget)
    }
    .configurationDisplayName(CalendarConfiguration.widgetName)
    .description(CalendarConfiguration.explanation)
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
      .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
    // Seven days of two digits take the whole width of the small size.
    .contentMarginsDisabled()
  }
}

/// The month, laid out for the widget's family.
struct CalendarWidgetView: View {
  @Environment(\.widgetFamily) private var family
  let picture: CalendarPicture

  var body: some View {
    switch family {
    case .accessoryInline: CalendarInlineView(picture: picture)
    case .accessoryCircular, .accessoryCorner: CalendarCircularView(picture: picture)
    case .accessoryRectangular: CalendarRectangularView(picture: picture)
    case .systemSmall: CalendarSmallView(picture: picture)
    case .systemMedium: CalendarMediumView(picture: picture).padding(.horizontal, 8)
    case .systemLarge, .systemExtraLargePortrait:
      CalendarLargeView(picture: picture).padding(.horizontal, 8)
    case .systemExtraLarge: CalendarColumnsView(picture: picture).padding(.horizontal, 8)
    }
  }
}

/// The month, and below it today's to-dos.
private struct CalendarSmallView: View {
  let picture: CalendarPicture

  /// The number of rows for to-dos below the month; a month with fewer weeks leaves more rows.
  private var rowCount: Int { 8 - picture.month.weeks.count }

  var body: some View {
    VStack(spacing: 0) {
      CalendarTitle(picture: picture, month: picture.month).padding(.horizontal, 8)
      CalendarDenseMonth(
        picture: picture,
        month: picture.month,
        mayShowWeeks: false,
        runsOn: true
      )
      Spacer(minLength: 0)
      CalendarShortAgenda(picture: picture, rowCount: rowCount).padding(.horizontal, 8)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The month, and next to it the to-dos.
private struct CalendarMediumView: View {
  let picture: CalendarPicture

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      VStack(spacing: 0) {
        CalendarTitle(
          picture: picture,
          month: picture.month,
          hasButtons: true,
          hasRoomForToday: false
        )
        CalendarDenseMonth(picture: picture, month: picture.month, runsOn: true)
        Spacer(minLength: 0)
        // The list beside the month has a row for each to-do, so their number is not repeated.
        CalendarSummary(picture: picture, hasCount: false)
      }
      .fixedSize(horizontal: true, vertical: false)
      CalendarAgenda(picture: picture, lineCount: 10, hasDue: false)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A month whose days can be selected, above the to-dos.
///
/// The next month is shown too if there is space.
private struct CalendarLargeView: View {
  let picture: CalendarPicture

  /// The number of rows for to-dos below the title, the weekday names, the month and the divider.
  private var lineCount: Int { 22 - 3 - picture.month.weeks.count }
  /// The number of rows for to-dos if the next month is shown too.
  private var lineCountBelowNext: Int { lineCount - 2 - picture.month.adding(1).weeks.count }

  var body: some View {
    VStack(spacing: 0) {
      CalendarTitle(picture: picture, month: picture.month, hasButtons: true)
      grid(picture.month)
      let next = picture.month.adding(1)
      if picture.agenda.isEmpty {
        Spacer(minLength: 0)
        CalendarTitle(picture: picture, month: next).padding(.leading, 16)
        grid(next)
        Spacer(minLength: 0)
        CalendarSummary(picture: picture)
      } else {
        if picture.lineCount <= lineCountBelowNext {
          if picture.lineCount < lineCountBelowNext { Text(verbatim: " ") }
          CalendarTitle(picture: picture, month: next).padding(.leading, 16)
          grid(next)
        }
        Divider()
        CalendarAgenda(picture: picture, lineCount: lineCount, hasDue: true)
        Spacer(minLength: 0)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
  }

  /// Returns the month's days; if the widget is narrow, there is no space for a sign after each
  /// day.
  private func grid(_ month: CalendarMonth) -> some View {
    ViewThatFits(in: .horizontal) {
      CalendarGrid(picture: picture, month: month)
      CalendarDenseMonth(picture: picture, month: month)
    }
  }
}

/// Three months next to each other, above the to-dos in two columns.
///
/// Three more months follow if there are few to-dos.
private struct CalendarColumnsView: View {
  /// The height in rows of a month with six weeks, its title and the weekday names.
  private static let monthHeight = 8

  let picture: CalendarPicture

  /// Whether two rows of three months leave enough lines for all to-dos.
  private var hasTwoRows: Bool {
    (picture.lineCount + 1) / 2 <= 20 - 1 - 2 * Self.monthHeight
  }

  var body: some View {
    VStack(spacing: 0) {
      row(from: 0)
      if hasTwoRows {
        Spacer(minLength: 0)
        row(from: CalendarPicture.monthsInColumns)
      }
      Divider()
      CalendarAgenda(
        picture: picture,
        lineCount: 20 - 1 - (hasTwoRows ? 2 : 1) * Self.monthHeight,
        hasDue: true,
        columnCount: 2
      )
      if !hasTwoRows { Spacer(minLength: 0) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
  }

  private func row(from first: Int) -> some View {
    ViewThatFits(in: .horizontal) {
      ForEach((1...CalendarPicture.monthsInColumns).reversed(), id: \.self) {
        months($0, from: first)
      }
    }
  }

  private func months(_ count: Int, from first: Int) -> some View {
    HStack(alignment: .top, spacing: 0) {
      ForEach(first..<first + count, id: \.self) { index in
        let month = picture.month.adding(index)
        if index > first { Spacer(minLength: 8) }
        VStack(spacing: 0) {
          CalendarTitle(picture: picture, month: month, hasButtons: index == 0)
          CalendarDenseMonth(picture: picture, month: month)
        }
        .fixedSize(horizontal: true, vertical: false)
      }
    }
  }
}
