import Essentials
import Testing
import WidgetIntents

@testable import Moments

@Suite("Instant (RT-1, RT-5)", .timeLimit(.minutes(5)))
struct InstantTests {
  // Seconds, not dates: printing such a date, as a failing test does, traps in Foundation.
  @Test(
    arguments: [
      (0, 0),
      (1_795_248_000.25, 1_795_248_000_250_000),
      (2_147_483_648, 2_147_483_648_000_000),
      (253_402_300_799, 253_402_300_799_000_000),
      (-1.5, -1_500_000), (0.000_000_6, 1), (0.000_000_4, 0), (-0.000_000_6, -1),
      (.nan, 0),
      (.infinity, 1 << 61),
      (-.infinity, -(1 << 61)),
      (1e300, 1 << 61),
    ] as [(Double, Int64)]
  )
  func `any date has a place among the microseconds since 1970`(seconds: Double, place: Int64) {
    #expect(Instant(Date(timeIntervalSince1970: seconds)).microseconds == place)
  }

  @Test func `a date keeps its microsecond on the way there and back`() {
    for offset in stride(from: Int64(0), to: 3_000_000, by: 997) {
      let instant = Instant(microseconds: 1_795_248_000_000_000 + offset)
      #expect(Instant(instant.date) == instant)
    }
  }

  @Test func `steps beyond the ends stay at the ends`() {
    let long = Duration.seconds(Int64.max)
    #expect(Instant.latest.advanced(by: .seconds(1)) == .latest)
    #expect(Instant.earliest.advanced(by: .zero - long) == .earliest)
    #expect(Instant(microseconds: 1_795_248_000_000_000).advanced(by: long) == .latest)
  }

  @Test func `the way between the two ends does not overflow`() {
    let whole = Instant.earliest.duration(to: .latest)
    #expect(whole == .microseconds(Int64(1) << 62))
    #expect(Instant.latest.duration(to: .earliest) == .zero - whole)
  }
}
