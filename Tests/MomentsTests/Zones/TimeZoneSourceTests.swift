import SystemLibrary
import TestSupport
import Testing

@testable import Moments

// RT-11
@Suite("The TZ variable", .timeLimit(.minutes(5)))
struct TimeZoneSourceTests {
  @Test(arguments: [
    "", ":", "Mars/Olympus", "../../etc/passwd", ":../../etc/passwd", "Good/../../x", "/etc/passwd",
    "/nowhere", ":/etc/passwd", ":/usr/share/zoneinfo/../../../etc/passwd",
    "EST5EDT,M99.1.1,M1.1.1",
    "\u{1B}[31m", "a b", "Good/Zone/", "./Good/Zone", ":CET-1CEST",
    String(repeating: "x", count: 4000),
  ])
  func `a value that names no zone is UTC and one warning`(_ value: String) throws {
    try ZoneFolder.with { source in
      let zone = source.zone(forTZ: value)
      #expect(zone.rules == .utc)
      let problem = try #require(zone.problem)
      #expect(problem.message.hasSuffix("; using UTC"))
      #expect(problem.message.utf8.count < 400)
      #expect(problem.hint != nil)
    }
  }

  @Test func `a system without zones names the package that has them`() {
    let source = TimeZoneSource(folder: "/nowhere/zoneinfo", defaultFile: "/nowhere/localtime")
    let zone = source.zone(forTZ: "Europe/Berlin")
    #expect(zone.rules == .utc)
    #expect(zone.problem == .noZones("Europe/Berlin"))
    #expect(zone.problem?.hint?.contains("tzdata") == true)
    #expect(source.zone(forTZ: "CET-1CEST").problem == nil)
  }

  @Test(arguments: [
    ("Good/Zone", -7200), (":Good/Zone", -7200), ("UTC", 0), ("GMT0", 0),
    ("CET-1CEST,M3.5.0,M10.5.0/3", 3600),
    ("CET-1CEST", 3600), ("EST5", -18000), ("<+0545>-5:45", 20700),
  ])
  func `a name or a rule is its zone`(_ value: String, _ seconds: Int) throws {
    try ZoneFolder.with { source in
      let zone = source.zone(forTZ: value)
      #expect(zone.problem == nil)
      let winter = try TestZones.instant("2019-01-01T00:00Z")
      #expect(zone.rules.offset(at: winter).secondsFromUTC == seconds)
    }
  }

  @Test func `paths are allowed in the zone folder and to the default file alone`() throws {
    try ZoneFolder.with { source in
      #expect(source.zone(forTZ: ":\(source.folder)/Good/Zone").problem == nil)
      #expect(source.zone(forTZ: ":\(source.defaultFile)").problem == nil)
      let value = "\(source.folder)/Good/Zone"
      #expect(source.zone(forTZ: value).problem == .refused(value))
    }
  }

  @Test(arguments: [
    ("../localtime", "../localtime"), ("Good/../localtime", "Good/../localtime"),
    (":../localtime", "../localtime"), ("./Good/Zone", "./Good/Zone"),
    (":/etc/passwd", "/etc/passwd"), ("/etc/passwd", "/etc/passwd"),
  ])
  func `what would leave the zone folder is refused before it is opened`(
    value: String,
    name: String
  ) throws {
    try ZoneFolder.with { source in
      #expect(source.zone(forTZ: value).problem == .refused(name))
    }
  }

  @Test func `without a value the default file counts`() throws {
    try ZoneFolder.with { source in
      let zone = source.zone(forTZ: nil)
      #expect(zone.problem == nil)
      #expect(zone.rules.identifier == "localtime")
      let winter = try TestZones.instant("2019-01-01T00:00Z")
      #expect(zone.rules.offset(at: winter).secondsFromUTC == -7200)
    }
  }

  @Test func `a system without a default zone is on UTC without a warning`() {
    let source = TimeZoneSource(folder: "/nowhere", defaultFile: "/nowhere/localtime")
    #expect(source.zone(forTZ: nil).rules == .utc)
    #expect(source.zone(forTZ: nil).problem == nil)
  }

  @Test(arguments: ["Bad/Garbage", "Bad/Empty", "Bad/Large", "Bad/Pipe", "Bad"])
  func `what is no zone file is refused`(_ name: String) throws {
    try ZoneFolder.with { source in
      let zone = source.zone(forTZ: name)
      #expect(zone.rules == .utc)
      #expect(zone.problem == .damaged("\(source.folder)/\(name)"))
    }
  }

  @Test(.enabled(if: access("/usr/share/zoneinfo/Europe/Berlin", R_OK) == 0))
  func `the system's own zones are read`() throws {
    let source = TimeZoneSource()
    for name in ["Europe/Berlin", "America/New_York", "Pacific/Apia", "Australia/Lord_Howe"] {
      let zone = source.zone(forTZ: name)
      #expect(zone.problem == nil)
      #expect(zone.rules.identifier == name)
    }
    let berlin = source.zone(forTZ: "Europe/Berlin").rules
    let rule = try TestZones.zone(.berlin)
    for day in Int64(0)..<5000 {
      let instant = try TestZones.instant("2026-01-01T00:30Z").adding(seconds: day * 86_400)
      #expect(berlin.offset(at: instant) == rule.offset(at: instant))
    }
  }
}
