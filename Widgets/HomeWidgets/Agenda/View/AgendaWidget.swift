import WidgetUI

/// The agenda widget: the events of today and the next days, in all terminal sizes.
struct AgendaWidget: Widget {
  let kind = AgendaConfiguration.kind

  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: kind,
      intent: AgendaConfiguration.self,
      provider: AgendaProvider()
    ) { entry in
      AgendaWidgetView(picture: entry.picture).containerBackground(.clear, for: .widget)
    }
    .configurationDisplayName(AgendaConfiguration.widgetName)
    .description(AgendaConfiguration.explanation)
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
      .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
  }
}

/// The agenda, laid out for the widget's family.
struct AgendaWidgetView: View {
  @Environment(\.widgetFamily) private var family
  let picture: AgendaPicture

  var body: some View {
    switch family {
    case .accessoryInline: AgendaInlineView(picture: picture)
    case .accessoryCircular, .accessoryCorner: AgendaCircularView(picture: picture)
    case .accessoryRectangular: AgendaRectangularView(picture: picture)
    default:
      if picture.isEmpty {
        AgendaEmptyView(picture: picture)
      } else if family == .systemSmall {
        AgendaSmallView(picture: picture)
      } else if family == .systemExtraLarge {
        AgendaColumnsView(picture: picture)
      } else {
        let isTall = family != .systemMedium
        AgendaPageView(picture: picture, days: isTall ? picture.days : ahead, isTall: isTall)
      }
    }
  }

  /// The days without past events and without the line for the current time, for widgets with few
  /// rows.
  private var ahead: [AgendaPicture.Day] {
    picture.days.map { day in
      var day = day
      day.lines.removeAll { line in
        if case .event(let event) = line { event.phase == .over } else { line == .now }
      }
      return day
    }
  }
}

/// The days in one column, above the names of the calendars.
private struct AgendaPageView: View {
  let picture: AgendaPicture
  let days: [AgendaPicture.Day]
  let isTall: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      AgendaDays(days: days[...], picture: picture)
      Spacer(minLength: 0)
      AgendaFooter(picture: picture, isTall: isTall)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// Today, and next to it the later days; in a narrow widget all days are in one column.
private struct AgendaColumnsView: View {
  let picture: AgendaPicture

  /// The width in points below which two columns have no space for titles.
  private static let narrowest = 480.0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ViewThatFits(in: .horizontal) {
        HStack(alignment: .top, spacing: 16) {
          AgendaTodayColumn(picture: picture)
          Divider()
          AgendaComingColumn(picture: picture)
        }
        .frame(minWidth: Self.narrowest, idealWidth: Self.narrowest, maxWidth: .infinity)
        AgendaList(days: picture.days[...], picture: picture)
      }
      Spacer(minLength: 0)
      AgendaFooter(picture: picture, isTall: true)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// The next event with its place, and below it to-dos and later events under the titles of their days.
private struct AgendaSmallView: View {
  let picture: AgendaPicture

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let next = picture.next.first {
        HStack {
          AgendaMark(calendar: next.item.calendar, picture: picture)
          Text(verbatim: next.item.title).bold().lineLimit(1)
        }
        HStack {
          if next.day != picture.today {
            Text(verbatim: next.day.weekday.shortName(in: .spoken)).foregroundStyle(.secondary)
              .fixedSize()
          }
          Text(verbatim: next.times).foregroundStyle(.secondary).lineLimit(1)
        }
        if next.day == picture.today {
          AgendaCountdown(event: next)
        }
        if !next.item.place.isEmpty {
          Text(verbatim: next.item.place).foregroundStyle(.secondary).lineLimit(1)
        }
        Divider()
      }
      AgendaList(days: rest[...], picture: picture, isWide: false)
      Spacer(minLength: 0)
      if picture.isSample || picture.problemCount > 0 { AgendaFooter(picture: picture) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  /// The days without the event above the divider, without past events, and without free time.
  private var rest: [AgendaPicture.Day] {
    let first = picture.next.first
    return picture.days.compactMap { day in
      var day = day
      day.lines.removeAll { line in
        switch line {
        case .event(let event):
          event.phase == .over || event.item == first?.item && event.day == first?.day
        case .toDo: false
        case .free, .now: true
        }
      }
      return day.lines.isEmpty ? nil : day
    }
  }
}
