import Foundation
import Moments
import WidgetUI

/// The current time in large digits.
struct ClockDigits: View {
  let picture: ClockPicture
  /// The font size in points: digits are three rows high from 34 on, and five from 60 on.
  let size: CGFloat
  var color = Color.blue

  var body: some View {
    ClockTime(clock: picture.clock, hasPeriod: false)
      .font(.system(size: size, weight: .bold))
      .foregroundStyle(color)
      .lineLimit(1)
      .accessibilityLabel(String(english: "Time", turkish: "Saat"))
  }
}

/// The current time, which the host formats and updates by itself.
struct ClockTime: View {
  let clock: ClockForm
  var hasPeriod = true
  /// The identifier of a time zone; `nil` for the user's own.
  var zone: String?

  private var text: Text {
    hasPeriod
      ? Text(.currentDate, format: .dateTime.hour().minute())
      : Text(.currentDate, format: .dateTime.hour(.defaultDigits(amPM: .omitted)).minute())
  }

  var body: some View {
    let zone = zone.flatMap { TimeZone(identifier: $0) }
    switch (clock.locale, zone) {
    case (nil, nil): text
    case (let locale?, nil): text.environment(\.locale, locale)
    case (nil, let zone?): text.environment(\.timeZone, zone)
    case (let locale?, let zone?):
      text.environment(\.locale, locale).environment(\.timeZone, zone)
    }
  }
}

/// The weekday in bold and the date, both short if `isShort` is true.
struct ClockDate: View {
  let picture: ClockPicture
  var isShort = false

  var body: some View {
    HStack {
      Text(verbatim: isShort ? picture.shortWeekday : picture.weekday).bold()
      Text(verbatim: isShort ? picture.shortDate : picture.date)
    }
    .lineLimit(1)
  }
}

/// The number of the week; before it AM or PM if the clock shows 12 hours.
struct ClockWeek: View {
  let picture: ClockPicture

  var body: some View {
    HStack {
      if let period = picture.period {
        Text(verbatim: period)
        Text(verbatim: "·").accessibilityHidden(true)
      }
      Text(verbatim: picture.week)
    }
    .foregroundStyle(.secondary)
    .lineLimit(1)
  }
}

/// A bar that shows how much of a day has passed; the host updates it.
struct ClockPassedBar: View {
  let span: ClosedRange<Date>

  var body: some View {
    ProgressView(timerInterval: span, countsDown: false) {
      EmptyView()
    } currentValueLabel: {
      EmptyView()
    }
    .tint(.blue)
    .accessibilityLabel(
      String(english: "How much of the day has passed", turkish: "Günün geçen kısmı")
    )
  }
}

/// Sunrise and sunset on one line, or a sentence if the sun does not rise or does not set.
struct ClockSunLine: View {
  let sun: ClockPicture.Sun
  /// Whether the length of daylight is shown between sunrise and sunset if there is space.
  var hasLength = true

  var body: some View {
    if case .riseAndSet(let rise, let set) = sun.times {
      HStack {
        ClockSunTime(date: rise.date, isRise: true)
        Spacer(minLength: 0)
        if hasLength {
          Text(verbatim: sun.length).foregroundStyle(.secondary).lineLimit(1)
          Spacer(minLength: 0)
        }
        ClockSunTime(date: set.date, isRise: false)
      }
    } else {
      Text(verbatim: sun.words).foregroundStyle(.secondary).lineLimit(1)
    }
  }
}

/// A bar that shows how much of the daylight or night has passed, above the times of its start and
/// end.
struct ClockSunBar: View {
  let sun: ClockPicture.Sun

  var body: some View {
    VStack(spacing: 0) {
      if let span = sun.span {
        ProgressView(timerInterval: span, countsDown: false) {
          EmptyView()
        } currentValueLabel: {
          EmptyView()
        }
        .tint(sun.isUp ? .orange : .indigo)
        .accessibilityHidden(true)
      }
      line
      if !sun.place.isEmpty {
        Text(verbatim: sun.place).foregroundStyle(.secondary).lineLimit(1)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }

  /// The texts between the two times, the longest first; the first that fits is shown.
  private var words: [String] {
    sun.isUp
      ? [String(english: "\(sun.length) of daylight", turkish: "\(sun.length) gündüz"), sun.length]
      : [String(english: "night", turkish: "gece")]
  }

  /// The start and the end of the bar: sunrise and sunset by day, sunset and sunrise by night.
  @ViewBuilder private var line: some View {
    if let span = sun.span, case .riseAndSet = sun.times {
      HStack {
        ClockSunTime(date: span.lowerBound, isRise: sun.isUp)
        Spacer(minLength: 8)
        ViewThatFits(in: .horizontal) {
          ForEach(words, id: \.self) { Text(verbatim: $0).fixedSize() }
        }
        .foregroundStyle(.secondary)
        Spacer(minLength: 8)
        ClockSunTime(date: span.upperBound, isRise: !sun.isUp)
      }
    } else {
      ClockSunLine(sun: sun)
    }
  }
}

/// The next sunrise or sunset, or the day of the year if there is none or no space for it.
struct ClockNextSun: View {
  let picture: ClockPicture

  var body: some View {
    ViewThatFits(in: .horizontal) {
      if let sun = picture.sun, let span = sun.span, case .riseAndSet = sun.times {
        ClockSunTime(date: span.upperBound, isRise: !sun.isUp)
      }
      Text(verbatim: picture.shortDayOfYear).foregroundStyle(.secondary).lineLimit(1)
    }
  }
}

/// The time of a sunrise or a sunset; a symbol shows which, so that no colour is needed.
private struct ClockSunTime: View {
  let date: Date
  let isRise: Bool

  var body: some View {
    HStack {
      Image(systemName: isRise ? "sun.max.fill" : "moon.fill")
        .foregroundStyle(isRise ? Color.orange : .indigo)
        .accessibilityLabel(
          isRise
            ? String(english: "Sunrise", turkish: "Gün doğumu")
            : String(english: "Sunset", turkish: "Gün batımı")
        )
      Text(date, style: .time)
    }
    .lineLimit(1)
    .fixedSize()
  }
}
