import TestSupport
import Testing

@testable import Moments

// RT-11; RFC 9636
@Suite("Compiled time zones", .timeLimit(.minutes(5)))
struct TZifTests {
  @Test(arguments: [UInt8(1), 2, 3, 4])
  func `each version is read`(_ version: UInt8) throws {
    var file = TestZones.saoPaulo
    file.version = version
    let zone = try #require(TimeZoneRules(tzif: file.bytes(), identifier: "x"))
    let summer = try TestZones.instant("2019-01-01T00:00Z")
    #expect(zone.offset(at: summer).secondsFromUTC == -7200)
    #expect(zone.offset(at: summer).abbreviation == "-02")
    #expect(zone.offset(at: try TestZones.instant("2050-01-01T00:00Z")).secondsFromUTC == -10800)
  }

  @Test func `the rule at the end goes on for ever`() throws {
    var file = TestZones.saoPaulo
    file.footer = "EST5EDT,M3.2.0,M11.1.0"
    let zone = try #require(TimeZoneRules(tzif: file.bytes(), identifier: "x"))
    #expect(zone.offset(at: try TestZones.instant("2500-07-01T00:00Z")).abbreviation == "EDT")
    #expect(zone.offset(at: try TestZones.instant("2018-12-01T00:00Z")).abbreviation == "-02")
  }

  @Test func `every shortened file is refused`() {
    let bytes = TestZones.apia.bytes()
    for length in 0..<bytes.count {
      #expect(TimeZoneRules(tzif: Array(bytes.prefix(length)), identifier: "x") == nil)
    }
  }

  @Test func `unsound contents are refused`() {
    func isRefused(_ change: (inout TZifBuilder) -> Void) -> Bool {
      var file = TestZones.apia
      change(&file)
      return TimeZoneRules(tzif: file.bytes(), identifier: "x") == nil
    }
    #expect(!isRefused { _ in })
    #expect(isRefused { $0.transitions[0].kind = 9 })
    #expect(isRefused { $0.transitions.swapAt(0, 1) })
    #expect(isRefused { $0.transitions[1].at = $0.transitions[0].at })
    #expect(isRefused { $0.kinds[0].seconds = 100_000 })
    #expect(isRefused { $0.kinds[0].seconds = .init(Int32.min) })
    #expect(isRefused { $0.kinds[0].name = "\u{1B}[31m" })
    #expect(isRefused { $0.footer = "nonsense" })
    #expect(isRefused { $0.footer = String(repeating: "A", count: 300) + "5" })
    #expect(isRefused { $0.version = 5 })
    #expect(isRefused { $0.kinds = [] })
  }

  // The last block of a file of version 1 ends with them, of others with a rule.
  @Test(arguments: [UInt8(1), 2])
  func `leap seconds are refused, as the system's clock does not count them`(version: UInt8) {
    var file = TestZones.apia
    file.version = version
    #expect(TimeZoneRules(tzif: file.bytes(), identifier: "x") != nil)
    file.leapSeconds = 1
    #expect(TimeZoneRules(tzif: file.bytes(), identifier: "x") == nil)
  }

  @Test func `both blocks of a file are of one version`() {
    var bytes = TestZones.apia.bytes()
    #expect(bytes[4] == UInt8(ascii: "2"))
    bytes[4] = UInt8(ascii: "3")
    #expect(TimeZoneRules(tzif: bytes, identifier: "x") == nil)
  }

  @Test func `no damaged file traps`() throws {
    var random = SplitMix64(seed: 0x7A1F)
    var accepted = 0
    for round in 0..<6000 {
      var file = round % 2 == 0 ? TestZones.apia : TestZones.saoPaulo
      file.version = UInt8.random(in: 1...4, using: &random)
      if round % 3 == 0 { file.footer = "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0" }
      var bytes = file.bytes()
      for _ in 0..<Int.random(in: 1...4, using: &random) { Self.damage(&bytes, using: &random) }
      guard let zone = TimeZoneRules(tzif: bytes, identifier: "x") else { continue }
      accepted += 1
      for microseconds in [Int64.min, -1, 1_325_239_200_000_000, 253_402_300_799_000_000, .max] {
        let civil = zone.civil(at: Instant(microseconds: microseconds))
        _ = zone.instant(of: civil)
        _ = zone.startOfDay(civil.date)
      }
    }
    // Some damage hits bytes that mean nothing; without those the loop above would test little.
    #expect(accepted > 100)
  }

  private static func damage(_ bytes: inout [UInt8], using random: inout SplitMix64) {
    let index = Int.random(in: 0..<bytes.count, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 2: bytes.removeLast(min(bytes.count - 1, index % 40))
    case 3: bytes.insert(0xFF, at: index)
    default:
      bytes.replaceSubrange(index..<min(index + 4, bytes.count), with: [0x7F, 0xFF, 0xFF, 0xFF])
    }
  }
}
