import SystemLibrary

/// The times of sunrise and sunset at a place on one day, or that the sun stays up or down.
///
/// By the equations of NOAA's solar calculator (https://gml.noaa.gov/grad/solcalc/calcdetails.html,
/// after Meeus, *Astronomical Algorithms*): within a minute between 72 degrees north and south. The
/// sun counts as up while its upper edge is visible above a level horizon, refraction included.
package enum SunTimes: Sendable, Hashable {
  case riseAndSet(sunrise: Instant, sunset: Instant)
  /// The sun stays above the horizon all day.
  case polarDay
  /// The sun stays below the horizon all day.
  case polarNight

  /// The sun's angle from the zenith when its upper edge meets the horizon: 16' of its radius, 34'
  /// of refraction.
  private static let zenith = 90.833

  /// Creates the times of the day whose solar noon is nearest to an instant, such as noon in local
  /// time.
  package init(at place: Place, nearMidday midday: Instant) {
    let noon = SunPosition.noon(at: place.longitude, near: Self.days(midday))
    let height = Self.hourAngle(at: place.latitude, SunPosition(noon).declination)
    switch height {
    case ..<(-1): self = .polarDay
    case 1...: self = .polarNight
    case let cosine:
      let rise = Self.crossing(noon, place, cosine, direction: -1)
      let set = Self.crossing(noon, place, cosine, direction: 1)
      self = .riseAndSet(sunrise: Self.instant(rise), sunset: Self.instant(set))
    }
  }

  /// Returns the cosine of the hour angle at which the sun crosses the horizon.
  ///
  /// If it is below -1 or above 1, the sun does not cross the horizon.
  private static func hourAngle(at latitude: Double, _ declination: Double) -> Double {
    // At the poles themselves the quotient has no value: a hair beside them it has.
    let latitude = min(max(latitude, -89.999), 89.999).radians
    return cos(zenith.radians) / (cos(latitude) * cos(declination))
      - tan(latitude) * tan(declination)
  }

  /// Returns the time at which the sun crosses the horizon before or after a noon, in days since
  /// 1970 with a fraction.
  private static func crossing(
    _ noon: Double,
    _ place: Place,
    _ cosine: Double,
    direction: Double
  ) -> Double {
    var moment = noon + direction * acos(cosine).degrees / 360
    // The declination of the crossing itself; near a polar day it may be one that has none, and the last value holds.
    for _ in 0..<3 {
      let sun = SunPosition(moment)
      let angle = hourAngle(at: place.latitude, sun.declination)
      guard abs(angle) <= 1 else { break }
      let noon = SunPosition.noon(at: place.longitude, near: noon, moment)
      moment = noon + direction * acos(angle).degrees / 360
    }
    return moment
  }

  private static func days(_ instant: Instant) -> Double {
    Double(instant.microseconds) / 86_400_000_000
  }

  /// Returns the instant, rounded to seconds because the formula is not more exact.
  private static func instant(_ days: Double) -> Instant {
    Instant(nearestTo: (days * 86_400).rounded())
  }
}

/// The position of the sun at a time that is given in days since 1970-01-01 00:00 UTC.
private struct SunPosition {
  /// The sun's angle north of the equator, in radians.
  let declination: Double
  /// The time in days by which the sun is ahead of mean solar time.
  let equationOfTime: Double

  init(_ days: Double) {
    // Julian centuries since 2000-01-01 12:00; 10,957.5 days lie between both epochs.
    let t = (days - 10_957.5) / 36_525
    let meanLongitude = (280.46646 + t * (36_000.76983 + t * 0.0003032)).radians
    let anomaly = (357.52911 + t * (35_999.05029 - t * 0.0001537)).radians
    let eccentricity = 0.016708634 - t * (0.000042037 + t * 0.0000001267)
    let center =
      sin(anomaly) * (1.914602 - t * (0.004817 + t * 0.000014))
      + sin(2 * anomaly) * (0.019993 - t * 0.000101) + sin(3 * anomaly) * 0.000289
    let node = (125.04 - 1934.136 * t).radians
    let longitude =
      meanLongitude + (center - 0.00569 - 0.00478 * sin(node)).radians
    let meanObliquity =
      23 + (26 + (21.448 - t * (46.815 + t * (0.00059 - t * 0.001813))) / 60) / 60
    let obliquity = (meanObliquity + 0.00256 * cos(node)).radians
    declination = asin(sin(obliquity) * sin(longitude))
    let y = tan(obliquity / 2) * tan(obliquity / 2)
    let angle =
      y * sin(2 * meanLongitude) - 2 * eccentricity * sin(anomaly)
      + 4 * eccentricity * y * sin(anomaly) * cos(2 * meanLongitude)
      - y * y / 2 * sin(4 * meanLongitude) - 1.25 * eccentricity * eccentricity * sin(2 * anomaly)
    equationOfTime = angle.degrees / 360
  }

  /// Returns the solar noon at a longitude that is nearest to a moment, all in days since 1970.
  ///
  /// `course` is the time for which the sun's position is computed; `nil` is the moment itself.
  static func noon(at longitude: Double, near moment: Double, _ course: Double? = nil) -> Double {
    let offset = 0.5 - longitude / 360 - SunPosition(course ?? moment).equationOfTime
    return (moment - offset).rounded() + offset
  }
}

extension Double {
  fileprivate var radians: Double { self * .pi / 180 }
  fileprivate var degrees: Double { self * 180 / .pi }
}
