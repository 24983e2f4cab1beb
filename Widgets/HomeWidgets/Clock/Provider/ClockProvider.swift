import Foundation
import Moments
import WidgetIntents
import WidgetTimeline

/// Provides everything that a clock shows except the time, for three days; the host updates the
/// time.
struct ClockProvider: AppIntentTimelineProvider {
  private let calendar: Calendar
  private let place: @Sendable () -> Place?
  private let locale: LocaleForm

  init(
    calendar: Calendar = .gregorianHere,
    locale: LocaleForm = .ofProcess,
    place: @escaping @Sendable () -> Place? = { .ofProcess }
  ) {
    self.calendar = calendar
    self.locale = locale
    self.place = place
  }

  func placeholder(in context: Context) -> ClockEntry { preview(at: context.date) }

  func snapshot(for configuration: ClockConfiguration, in context: Context) async -> ClockEntry {
    if context.isPreview { return preview(at: context.date) }
    return ClockEntry(
      date: context.date,
      picture: foresight(of: configuration).picture(at: context.date)
    )
  }

  func timeline(
    for configuration: ClockConfiguration,
    in context: Context
  ) async -> Timeline<ClockEntry> {
    foresight(of: configuration).timeline(from: context.date)
  }

  private func foresight(of configuration: ClockConfiguration) -> ClockForesight {
    foresight(
      ClockCity.all(configuration.zones ?? []),
      configuration.clock,
      place()
    )
  }

  private func foresight(
    _ cities: [ClockCity],
    _ form: ClockForm,
    _ place: Place?
  ) -> ClockForesight {
    ClockForesight(cities: cities, form: form, place: place, calendar: calendar, locale: locale)
  }

  /// Returns a clock with three sample cities, and the sun of Istanbul if no location is set.
  private func preview(at date: Date) -> ClockEntry {
    let cities = ["Asia/Tokyo", "Europe/London", "America/New_York"].map {
      ClockCity($0)
    }
    let place = place() ?? Place(latitude: 41.01, longitude: 28.98)
    return ClockEntry(
      date: date,
      picture: foresight(cities, .automatic, place).picture(at: date)
    )
  }
}

extension LocaleForm {
  /// The clock format of the locale in the process's `LC_ALL`, `LC_TIME` or `LANG`.
  static var ofProcess: LocaleForm {
    let environment = ProcessInfo.processInfo.environment
    return LocaleForm(
      all: environment["LC_ALL"],
      time: environment["LC_TIME"],
      language: environment["LANG"]
    )
  }
}
