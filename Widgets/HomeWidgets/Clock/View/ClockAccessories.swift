import WidgetUI

/// The text for a status line: the time and the date, and another city or the week if there is
/// space.
struct ClockInlineView: View {
  let picture: ClockPicture

  var body: some View {
    HStack {
      ClockTime(clock: picture.clock).bold().fixedSize()
      Text(verbatim: "\(picture.shortWeekday) \(picture.shortDate)").lineLimit(1).layoutPriority(1)
      ViewThatFits(in: .horizontal) {
        if let city = picture.otherCity, let zone = city.zone {
          HStack {
            dot
            Text(verbatim: city.name).foregroundStyle(.secondary).fixedSize()
            ClockTime(clock: picture.clock, zone: zone).fixedSize()
          }
        }
        HStack {
          dot
          Text(verbatim: picture.week).foregroundStyle(.secondary).fixedSize()
        }
        Text(verbatim: picture.shortWeek).foregroundStyle(.secondary).lineLimit(1)
      }
    }
  }

  private var dot: some View {
    Text(verbatim: "·").foregroundStyle(.secondary).fixedSize().accessibilityHidden(true)
  }
}

/// The time in digits three rows high between the date and the next sunrise or sunset or the day of
/// the year.
///
/// No ring or bar shows how much of the day has passed; it would look like a wrong clock hand or a
/// divider.
struct ClockCircularView: View {
  let picture: ClockPicture

  var body: some View {
    VStack(spacing: 0) {
      Text(verbatim: head).foregroundStyle(.secondary).frame(maxWidth: .infinity)
      ClockDigits(picture: picture, size: 34, color: .primary).frame(maxWidth: .infinity)
      ClockNextSun(picture: picture).frame(maxWidth: .infinity)
    }
    .lineLimit(1)
  }

  /// The short weekday and the day of the month, and AM or PM of a clock of 12 hours: `Mon 30 PM`.
  private var head: String {
    let date = "\(picture.shortWeekday) \(picture.day.day)"
    return picture.period.map { "\(date) \($0)" } ?? date
  }
}

/// The time in digits three rows high, the date, and below them another city or the sun.
struct ClockRectangularView: View {
  let picture: ClockPicture

  var body: some View {
    VStack(spacing: 0) {
      ClockDigits(picture: picture, size: 34, color: .primary)
      HStack {
        ClockDate(picture: picture, isShort: true)
        Spacer(minLength: 0)
        Text(verbatim: picture.period ?? picture.shortWeek).foregroundStyle(.secondary)
      }
      .lineLimit(1)
      Spacer(minLength: 0)
      if let city = picture.otherCity {
        ClockCities(cities: [city], clock: picture.clock, isShort: true, limit: 1)
      } else if let sun = picture.sun {
        ClockSunLine(sun: sun)
      } else {
        Text(verbatim: picture.dayOfYear).foregroundStyle(.secondary).lineLimit(1)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
