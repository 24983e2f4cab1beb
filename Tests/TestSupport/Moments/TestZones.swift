import Moments
import Testing

/// Time zones with unusual transitions, encoded here so that no test needs the system's files.
package enum TestZones {
  package enum Name: String, CaseIterable, Sendable {
    case utc, berlin, newYork, lordHowe, apia, saoPaulo, dublin, alwaysDaylight
  }

  package static func zone(_ name: Name) throws -> TimeZoneRules {
    let zone: TimeZoneRules? =
      switch name {
      case .utc: .utc
      case .berlin: TimeZoneRules(posix: "CET-1CEST,M3.5.0,M10.5.0/3")
      case .newYork: TimeZoneRules(posix: "EST5EDT,M3.2.0,M11.1.0")
      // Half an hour of daylight saving time.
      case .lordHowe: TimeZoneRules(posix: "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0")
      // Its standard time is the summer's; the winter goes back by an hour.
      case .dublin: TimeZoneRules(posix: "IST-1GMT0,M10.5.0,M3.5.0/1")
      case .alwaysDaylight: TimeZoneRules(posix: "XXX3EDT4,0/0,J365/23")
      case .apia: TimeZoneRules(tzif: apia.bytes(), identifier: "Pacific/Apia")
      case .saoPaulo: TimeZoneRules(tzif: saoPaulo.bytes(), identifier: "America/Sao_Paulo")
      }
    return try #require(zone)
  }

  /// Samoa in tzdata 2026: on 2011-12-30 at 10:00 UTC it crossed the date line, and had no 30
  /// December.
  package static let apia = TZifBuilder(
    kinds: [
      .init(seconds: -39600, isDaylight: false, name: "-11"),
      .init(seconds: -36000, isDaylight: true, name: "-10"),
      .init(seconds: 50400, isDaylight: true, name: "+14"),
      .init(seconds: 46800, isDaylight: false, name: "+13"),
    ],
    transitions: [
      (1_301_752_800, 0), (1_316_872_800, 1), (1_325_239_200, 2), (1_333_202_400, 3),
    ],
    footer: "<+13>-13"
  )

  /// São Paulo in tzdata 2026: clocks went forward at midnight, so that such a day began at one
  /// o'clock.
  package static let saoPaulo = TZifBuilder(
    kinds: [
      .init(seconds: -10800, isDaylight: false, name: "-03"),
      .init(seconds: -7200, isDaylight: true, name: "-02"),
    ],
    transitions: [
      (1_508_036_400, 1), (1_518_919_200, 0), (1_541_300_400, 1), (1_550_368_800, 0),
    ],
    footer: "<-03>3"
  )

  package static func instant(_ text: String) throws -> Instant {
    try #require(ISODate(text)).instant(in: .utc)
  }
}
