import Foundation
import Moments
import WidgetUI

/// The present in letters of the size that has room; AM or PM stands beside them.
struct ClockDigits: View {
  let picture: ClockPicture
  /// In points: from 34 on three rows, from 60 on five.
  let size: CGFloat

  var body: some View {
    ClockTime(clock: picture.clock, hasPeriod: false)
      .font(.system(size: size, weight: .bold))
      .foregroundStyle(.blue)
      .lineLimit(1)
      .accessibilityLabel(String(english: "Time", turkish: "Saat"))
  }
}

/// The present, written by the host in its zone and form.
struct ClockTime: View {
  let clock: ClockForm
  var hasPeriod = true
  /// The name of a zone; `nil` is the reader's.
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

/// The weekday and the date.
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

/// The number of the week, and AM or PM where the clock has twelve hours.
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

/// How much of a day is passed; it goes on by itself.
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
      String(english: "How much of the day is passed", turkish: "Günün geçen kısmı")
    )
  }
}

/// How much of the week, the month and the year is passed.
struct ClockPartBars: View {
  let picture: ClockPicture

  var body: some View {
    VStack(spacing: 0) {
      ForEach(picture.parts, id: \.name) { part in
        HStack {
          Text(verbatim: part.name).foregroundStyle(.secondary).frame(
            width: 40,
            alignment: .leading
          )
          ProgressView(value: Double(part.passed), total: Double(part.of)).tint(.indigo)
            .accessibilityHidden(true)
          Text(
            verbatim: String(
              english: "\(part.passed) of \(part.of)",
              turkish: "\(part.passed)/\(part.of)"
            )
          )
          .foregroundStyle(.secondary)
          .frame(width: 80, alignment: .trailing)
        }
        .lineLimit(1)
      }
    }
  }
}

/// The month of the day, which is marked.
struct ClockMonth: View {
  let picture: ClockPicture

  /// Five columns: a mark at each side of the number, and blanks.
  private static let dayWidth = 40.0

  var body: some View {
    let month = CalendarMonth(of: picture.day, .iso)
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        ForEach(month.rule.days, id: \.self) { day in
          Text(verbatim: String(day.shortName(in: .spoken).prefix(2))).foregroundStyle(.secondary)
            .frame(width: Self.dayWidth)
        }
      }
      ForEach(month.weeks, id: \.self) { week in
        HStack(spacing: 0) {
          ForEach(0..<week.days.count, id: \.self) { column in
            cell(week.days[column]).frame(width: Self.dayWidth)
          }
        }
      }
    }
    .lineLimit(1)
    .accessibilityHidden(true)
  }

  @ViewBuilder private func cell(_ day: CivilDate?) -> some View {
    if let day {
      let number = Text(verbatim: CalendarPicture.column(day.day))
      if day == picture.day {
        HStack(spacing: 0) {
          Text(verbatim: "▕")
          number.bold()
          Text(verbatim: "▏")
        }
        .foregroundStyle(.blue)
      } else {
        number.foregroundStyle(day.weekday.isWeekend ? .secondary : .primary)
      }
    } else {
      Text(verbatim: "  ")
    }
  }
}

/// How other zones are added, where there is none.
struct ClockZoneHint: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: String(english: "Other zones:", turkish: "Başka dilimler:"))
        .foregroundStyle(.secondary)
      Text(verbatim: "configure clock --zones Tokyo").foregroundStyle(.tint)
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// Sunrise and sunset on one line.
struct ClockSunLine: View {
  let sun: ClockPicture.Sun
  /// Whether there is room for how long the sun is up.
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

/// Sunrise, how far the light or the night is, and sunset.
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
      ClockSunLine(sun: sun)
      HStack {
        Text(verbatim: sun.place).lineLimit(1)
        Spacer(minLength: 8)
        if sun.span != nil {
          Text(
            verbatim: sun.isUp
              ? String(english: "daylight", turkish: "gündüz")
              : String(english: "night", turkish: "gece")
          )
        }
      }
      .foregroundStyle(.secondary)
    }
  }
}

/// A time of the sun; the sign says which without colour.
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

/// Other cities: how far their clocks are ahead, the day where it is another one, and the time.
struct ClockCities: View {
  let cities: [ClockPicture.City]
  let clock: ClockForm
  var isShort = false
  let limit: Int
  /// Whether a bar below each says how much of the day is passed there.
  var hasBars = false
  /// Whether a line says which day it is there.
  var hasDates = false
  /// Whether a blank row parts them.
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
