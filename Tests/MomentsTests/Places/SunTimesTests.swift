import TestSupport
import Testing

@testable import Moments

@Suite("Sunrise and sunset", .timeLimit(.minutes(2)))
struct SunTimesTests {
  /// Times that agree with published almanacs to the minute.
  ///
  /// They were computed with PyEphem 4, which uses another theory of the sun. The rule is the Naval
  /// Observatory's: the centre of the sun is 50' below the horizon.
  @Test(arguments: [
    ("51.5074,-0.1278,London", "2026-03-20T12:00Z", "2026-03-20T06:03Z", "2026-03-20T18:14Z"),
    ("51.5074,-0.1278,London", "2026-06-21T12:00Z", "2026-06-21T03:43Z", "2026-06-21T20:22Z"),
    ("51.5074,-0.1278,London", "2025-12-21T12:00Z", "2025-12-21T08:04Z", "2025-12-21T15:54Z"),
    ("51.5074,-0.1278,London", "2000-02-29T12:00Z", "2000-02-29T06:47Z", "2000-02-29T17:39Z"),
    ("41.01,28.98,Istanbul", "2026-03-20T09:00Z", "2026-03-20T04:08Z", "2026-03-20T16:16Z"),
    ("41.01,28.98,Istanbul", "2026-06-21T09:00Z", "2026-06-21T02:32Z", "2026-06-21T17:40Z"),
    ("41.01,28.98,Istanbul", "2025-12-21T09:00Z", "2025-12-21T05:26Z", "2025-12-21T14:39Z"),
    ("41.01,28.98,Istanbul", "2000-02-29T09:00Z", "2000-02-29T04:40Z", "2000-02-29T15:54Z"),
    ("-0.1807,-78.4678,Quito", "2026-03-20T17:00Z", "2026-03-20T11:18Z", "2026-03-20T23:24Z"),
    ("-0.1807,-78.4678,Quito", "2026-06-21T17:00Z", "2026-06-21T11:12Z", "2026-06-21T23:19Z"),
    ("-0.1807,-78.4678,Quito", "2025-12-21T17:00Z", "2025-12-21T11:08Z", "2025-12-21T23:16Z"),
    ("-0.1807,-78.4678,Quito", "2000-02-29T17:00Z", "2000-02-29T11:23Z", "2000-02-29T23:30Z"),
    ("-33.8688,151.2093,Sydney", "2026-03-20T02:00Z", "2026-03-19T19:58Z", "2026-03-20T08:07Z"),
    ("-33.8688,151.2093,Sydney", "2026-06-21T02:00Z", "2026-06-20T21:00Z", "2026-06-21T06:54Z"),
    ("-33.8688,151.2093,Sydney", "2025-12-21T02:00Z", "2025-12-20T18:41Z", "2025-12-21T09:06Z"),
    ("-33.8688,151.2093,Sydney", "2000-02-29T02:00Z", "2000-02-28T19:42Z", "2000-02-29T08:33Z"),
    ("64.1466,-21.9426,Reykjavik", "2026-03-20T12:00Z", "2026-03-20T07:29Z", "2026-03-20T19:43Z"),
    ("64.1466,-21.9426,Reykjavik", "2026-06-21T12:00Z", "2026-06-21T02:55Z", "2026-06-22T00:04Z"),
    ("64.1466,-21.9426,Reykjavik", "2025-12-21T12:00Z", "2025-12-21T11:22Z", "2025-12-21T15:30Z"),
    ("64.1466,-21.9426,Reykjavik", "2000-02-29T12:00Z", "2000-02-29T08:38Z", "2000-02-29T18:44Z"),
    ("1.87,-157.4,Kiritimati", "2026-03-19T22:00Z", "2026-03-19T16:34Z", "2026-03-20T04:40Z"),
    ("1.87,-157.4,Kiritimati", "2026-06-20T22:00Z", "2026-06-20T16:24Z", "2026-06-21T04:38Z"),
    ("1.87,-157.4,Kiritimati", "2025-12-20T22:00Z", "2025-12-20T16:27Z", "2025-12-21T04:28Z"),
    ("1.87,-157.4,Kiritimati", "2000-02-28T22:00Z", "2000-02-28T16:40Z", "2000-02-29T04:44Z"),
    ("-54.8019,-68.303,Ushuaia", "2026-03-20T15:00Z", "2026-03-20T10:35Z", "2026-03-20T22:46Z"),
    ("-54.8019,-68.303,Ushuaia", "2026-06-21T15:00Z", "2026-06-21T12:59Z", "2026-06-21T20:11Z"),
    ("-54.8019,-68.303,Ushuaia", "2025-12-21T15:00Z", "2025-12-21T07:51Z", "2025-12-22T01:11Z"),
    ("-54.8019,-68.303,Ushuaia", "2000-02-29T15:00Z", "2000-02-29T09:55Z", "2000-02-29T23:35Z"),
  ])
  func `the sun rises and sets within two minutes of what is published`(
    place: String,
    midday: String,
    sunrise: String,
    sunset: String
  ) throws {
    let times = SunTimes(
      at: try #require(Place(place)),
      nearMidday: try TestZones.instant(midday)
    )
    guard case .riseAndSet(let rise, let set) = times else {
      Issue.record("\(times)")
      return
    }
    for (found, published) in [(rise, sunrise), (set, sunset)] {
      let difference = found.duration(to: try TestZones.instant(published))
      #expect(abs(difference.clampedMicroseconds) <= 120_000_000, "\(difference)")
    }
  }

  @Test(arguments: [
    ("69.65,18.96,Tromsø", "2026-06-21T11:00Z", SunTimes.polarDay),
    ("69.65,18.96,Tromsø", "2026-11-28T11:00Z", .polarNight),
    ("69.65,18.96,Tromsø", "2025-12-21T11:00Z", .polarNight),
    ("-77.85,166.67,McMurdo", "2026-06-21T00:00Z", .polarNight),
    ("-77.85,166.67,McMurdo", "2025-12-21T00:00Z", .polarDay),
    ("90,0", "2026-06-21T12:00Z", .polarDay), ("90,0", "2025-12-21T12:00Z", .polarNight),
    ("-90,180", "2025-12-21T00:00Z", .polarDay), ("-90,180", "2026-06-21T00:00Z", .polarNight),
  ])
  func `polar day and night are told apart`(
    place: String,
    midday: String,
    expected: SunTimes
  ) throws {
    let times = SunTimes(
      at: try #require(Place(place)),
      nearMidday: try TestZones.instant(midday)
    )
    #expect(times == expected)
  }

  @Test
  func `sunrise lies before sunset within a day of midday, everywhere and on each day of a year`()
    throws
  {
    for latitude in stride(from: -90.0, through: 90, by: 7.5) {
      for longitude in stride(from: -180.0, through: 180, by: 45) {
        let place = try #require(Place(latitude: latitude, longitude: longitude))
        for day in 20_454..<20_820 {
          let midday = Instant(secondsSince1970: Int64(day) * 86_400 + 43_200)
          guard case .riseAndSet(let rise, let set) = SunTimes(at: place, nearMidday: midday) else {
            continue
          }
          let hours = rise.duration(to: set) / .seconds(3600)
          guard (0...24.5).contains(hours), abs(midday.duration(to: rise) / .seconds(3600)) < 25
          else {
            Issue.record("\(place) on day \(day): \(rise) to \(set)")
            return
          }
        }
      }
    }
  }
}
