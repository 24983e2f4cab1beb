import Foundation
import WidgetUI

/// A row for each city: its name, the difference from local time, the day if it differs, and the
/// time.
struct ClockCities: View {
  let cities: [ClockPicture.City]
  let clock: ClockForm
  var isShort = false
  let limit: Int
  /// Whether each city has a bar that shows how much of its day has passed.
  var hasBars = false
  /// Whether each city has a line with its date; only possible with bars.
  var hasDates = false
  /// Whether a blank row separates the cities.
  var isLoose = false

  var body: some View {
    VStack(spacing: isLoose ? 16 : 0) {
      ForEach(Array(cities.prefix(limit).enumerated()), id: \.offset) { _, city in
        if hasBars {
          VStack(spacing: 0) {
            row(city)
            if hasDates, !city.date.isEmpty {
              Text(verbatim: city.date).foregroundStyle(.secondary).lineLimit(1)
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            if let span = city.span { ClockPassedBar(span: span) }
          }
        } else {
          row(city)
        }
      }
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
