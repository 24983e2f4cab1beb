import WidgetUI

/// The clock widget: the time in all terminal sizes.
struct ClockWidget: Widget {
  let kind = "ClockWidget"

  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: kind, intent: ClockConfiguration.self, provider: ClockProvider()) {
      entry in
      ClockWidgetView(picture: entry.picture).containerBackground(.clear, for: .widget)
    }
    .configurationDisplayName(ClockConfiguration.widgetName)
    .description(ClockConfiguration.explanation)
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
      .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
  }
}

/// The time, laid out for the widget's family.
struct ClockWidgetView: View {
  @Environment(\.widgetFamily) private var family
  let picture: ClockPicture

  var body: some View {
    switch family {
    case .accessoryInline: ClockInlineView(picture: picture)
    case .accessoryCircular, .accessoryCorner: ClockCircularView(picture: picture)
    case .accessoryRectangular: ClockRectangularView(picture: picture)
    case .systemSmall: ClockSmallView(picture: picture)
    case .systemMedium: ClockMediumView(picture: picture)
    case .systemLarge, .systemExtraLargePortrait: ClockLargeView(picture: picture)
    case .systemExtraLarge: ClockColumnsView(picture: picture)
    }
  }
}

/// The time, how much of the day has passed, the date, the sun, and as many cities as fit.
private struct ClockSmallView: View {
  let picture: ClockPicture

  private var cityRows: Int { picture.sun == nil ? 4 : 3 }

  var body: some View {
    VStack(spacing: 0) {
      Spacer(minLength: 0)
      ClockDigits(picture: picture, size: 34)
      ClockPassedBar(span: picture.span)
      HStack {
        ClockDate(picture: picture, isShort: true)
        Spacer(minLength: 0)
        Text(verbatim: picture.period ?? picture.shortWeek).foregroundStyle(.secondary)
      }
      .lineLimit(1)
      if let sun = picture.sun { ClockSunLine(sun: sun, hasLength: false) }
      if picture.cities.isEmpty {
        Text(verbatim: picture.dayOfYear).foregroundStyle(.secondary).lineLimit(1)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
      Spacer(minLength: 0)
      ClockCities(cities: picture.cities, clock: picture.clock, isShort: true, limit: cityRows)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The time in the largest digits, the date, the sun, and the cities below.
private struct ClockMediumView: View {
  let picture: ClockPicture

  private var cityRows: Int { picture.sun == nil ? 4 : 3 }

  var body: some View {
    VStack(spacing: 0) {
      Spacer(minLength: 0)
      ClockDigits(picture: picture, size: 60)
      Spacer(minLength: 0)
      HStack {
        ClockDate(picture: picture)
        Spacer(minLength: 0)
        ClockWeek(picture: picture)
      }
      if let sun = picture.sun { ClockSunLine(sun: sun) }
      ClockCities(cities: picture.cities, clock: picture.clock, limit: cityRows)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The time, how much of the day or daylight has passed, and below them the cities.
private struct ClockLargeView: View {
  let picture: ClockPicture

  /// The number of rows for cities below the time and the divider.
  private var cityRows: Int { picture.sun == nil ? ClockCity.limit : 8 }
  /// Whether each city has a line for its daylight: two rows for each, and one for the hours.
  private var hasLines: Bool {
    picture.cities.count * 2 + (picture.sun?.place.isEmpty == false ? 1 : 0) <= cityRows
  }
  /// Whether the cities leave space for the bars of the week, the month and the year.
  private var hasParts: Bool { picture.cities.count * 2 + 4 <= cityRows }

  var body: some View {
    VStack(spacing: 0) {
      // The space above keeps the digits away from the title in the frame.
      Spacer(minLength: picture.cities.count > cityRows / 2 ? 0 : 16)
      ClockFace(picture: picture)
      if picture.cities.isEmpty {
        Text(verbatim: " ")
        ClockMonth(picture: picture, isShort: true)
        Text(verbatim: " ")
        ClockPartBars(picture: picture)
      } else {
        if hasParts {
          Text(verbatim: " ")
          ClockPartBars(picture: picture)
        }
        Spacer(minLength: 0)
        if !hasLines { Divider() }
        ClockCities(
          cities: picture.cities,
          clock: picture.clock,
          limit: cityRows,
          span: hasLines ? picture.span : nil,
          hasLegend: picture.cities.count * 2 + 2 <= cityRows
        )
      }
      Spacer(minLength: 0)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The time with its bars, and next to it the cities, or the month and a hint on adding cities.
private struct ClockColumnsView: View {
  let picture: ClockPicture

  /// The most cities for which the list is not dense: each has a line for its daylight and a blank
  /// row.
  private static let looseCities = 5

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      VStack(spacing: 0) {
        Spacer(minLength: 0)
        ClockFace(picture: picture)
        Text(verbatim: " ")
        Divider()
        Text(verbatim: " ")
        ClockPartBars(picture: picture)
        Spacer(minLength: 0)
      }
      .frame(maxWidth: .infinity)
      Divider()
      VStack(spacing: 0) {
        // With cities, both columns begin in the same row.
        if picture.cities.isEmpty { Spacer(minLength: 0) } else { Text(verbatim: " ") }
        if picture.cities.isEmpty {
          Text(verbatim: "\(CalendarMonth(of: picture.day, .iso).title)").bold().lineLimit(1)
          Text(verbatim: " ")
          ClockMonth(picture: picture)
          Text(verbatim: " ")
          ClockZoneHint()
        } else {
          let isLoose = picture.cities.count <= Self.looseCities
          ClockCities(
            cities: picture.cities,
            clock: picture.clock,
            limit: ClockCity.limit,
            span: isLoose ? picture.span : nil,
            isLoose: isLoose,
            hasLegend: isLoose
          )
        }
        Spacer(minLength: 0)
      }
      .frame(maxWidth: .infinity)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The time in large digits, the date, and a bar for the daylight or the day.
private struct ClockFace: View {
  let picture: ClockPicture

  var body: some View {
    VStack(spacing: 0) {
      ClockDigits(picture: picture, size: 60)
      Text(verbatim: " ")
      ClockDate(picture: picture)
      HStack {
        ClockWeek(picture: picture)
        Text(verbatim: "·").foregroundStyle(.secondary).accessibilityHidden(true)
        Text(verbatim: picture.dayOfYear).foregroundStyle(.secondary)
      }
      .lineLimit(1)
      Text(verbatim: " ")
      if let sun = picture.sun {
        ClockSunBar(sun: sun)
      } else {
        ClockPassedBar(span: picture.span)
      }
    }
  }
}
