import Foundation
import WidgetUI

/// A row for each city: its name, the difference from local time, the day if it differs, and the
/// time.
struct ClockCities: View {
  let cities: [ClockPicture.City]
  let clock: ClockForm
  var isShort = false
  let limit: Int
  /// The user's day, above whose hours each city has a line for its daylight; `nil` without these
  /// lines.
  var span: ClosedRange<Date>?
  /// Whether a blank row separates the cities.
  var isLoose = false
  /// Whether the last row explains the lines of daylight.
  var hasLegend = false

  var body: some View {
    VStack(spacing: isLoose ? 16 : 0) {
      if let span { ClockHours(span: span) }
      ForEach(Array(cities.prefix(limit).enumerated()), id: \.offset) { _, city in
        VStack(spacing: 0) {
          row(city)
          if let span, let zone = city.zone { ClockDaylight(span: span, zone: zone) }
        }
      }
      if span != nil, hasLegend { ClockDaylight.legend }
    }
  }

  private static var noZone: String { String(english: "no zone", turkish: "dilim yok") }
  private static var noSuchZone: String {
    String(english: "no such zone", turkish: "böyle bir dilim yok")
  }

  private func row(_ city: ClockPicture.City) -> some View {
    HStack {
      Text(verbatim: city.name).lineLimit(1)
      Spacer(minLength: 8)
      if let zone = city.zone {
        if !city.day.isEmpty { Text(verbatim: city.day).foregroundStyle(.orange).fixedSize() }
        if !isShort, !city.difference.isEmpty {
          Text(verbatim: city.difference).foregroundStyle(.secondary).fixedSize()
            .frame(width: 64, alignment: .trailing)
        }
        ClockTime(clock: clock, zone: zone).bold().fixedSize()
      } else {
        Text(verbatim: isShort ? Self.noZone : Self.noSuchZone).foregroundStyle(.red).fixedSize()
      }
    }
  }
}

/// How much of the user's day has passed, above its hours; the lines of all cities have the same
/// hours.
private struct ClockHours: View {
  let span: ClosedRange<Date>

  var body: some View {
    VStack(spacing: 0) {
      ClockPassedBar(span: span)
      HStack(spacing: 0) {
        ForEach([0, 6, 12, 18], id: \.self) { hour in
          Text(verbatim: "\(hour)").fixedSize()
          Spacer(minLength: 0)
        }
        Text(verbatim: "24").fixedSize()
      }
      .foregroundStyle(.secondary)
      .accessibilityHidden(true)
    }
  }
}

/// A line over the hours of the user's day, heavy from 7 to 19 o'clock of a city.
private struct ClockDaylight: View {
  let span: ClosedRange<Date>
  /// The identifier of the city's time zone.
  let zone: String

  /// The hours of a city that count as daylight.
  private static let hours = 7..<19
  /// The width of a column in points.
  private static let column = 8.0

  var body: some View {
    GeometryReader { proxy in
      line(columns: Int(proxy.size.width / Self.column)).lineLimit(1)
    }
    .frame(maxWidth: .infinity, minHeight: 16, maxHeight: 16)
    .accessibilityHidden(true)
  }

  /// The row that explains the line.
  static var legend: some View {
    HStack {
      Text(verbatim: "━").foregroundStyle(.orange)
      Text(
        verbatim: String(
          english: "from 7 to 19 o’clock there",
          turkish: "orada saat 7 ile 19 arası"
        )
      )
      .foregroundStyle(.secondary)
      Spacer(minLength: 0)
    }
    .lineLimit(1)
    .accessibilityHidden(true)
  }

  private func line(columns: Int) -> Text {
    guard columns > 0, let zone = TimeZone(identifier: zone) else { return Text(verbatim: "") }
    var text = Text(verbatim: "")
    var (isDay, count) = (false, 0)
    for column in 0...columns {
      let isNext = column < columns && isDaylight(column, of: columns, in: zone)
      if count > 0, isNext != isDay || column == columns {
        let run = String(repeating: isDay ? "━" : "─", count: count)
        text = text + Text(verbatim: run).foregroundStyle(isDay ? Color.orange : .tertiaryLine)
        count = 0
      }
      (isDay, count) = (isNext, count + 1)
    }
    return text
  }

  private func isDaylight(_ column: Int, of columns: Int, in zone: TimeZone) -> Bool {
    let length = span.upperBound.timeIntervalSince(span.lowerBound)
    let moment = span.lowerBound + length * (Double(column) + 0.5) / Double(columns)
    let seconds = Int(moment.timeIntervalSince1970) + zone.secondsFromGMT(for: moment)
    return Self.hours.contains((seconds % 86_400 + 86_400) % 86_400 / 3_600)
  }
}

extension Color {
  /// The colour of a thin line behind others.
  fileprivate static var tertiaryLine: Color { .primary.opacity(0.3) }
}
