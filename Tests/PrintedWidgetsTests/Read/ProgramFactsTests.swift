import Moments
import Testing

@testable import PrintedWidgets

@Suite("What a program says of itself")
struct ProgramFactsTests {
  @Test(arguments: [
    ("/p/cpu.5m.sh", "cpu", Int64(300)), ("/p/cpu.10s.py", "cpu", 10), ("/p/cpu.1h", "cpu", 3_600),
    ("/p/a.b.2d.rb", "a.b", 172_800), ("/p/cpu.sh", "cpu", 300), ("/p/cpu", "cpu", 300),
    ("/p/cpu.0s.sh", "cpu.0s", 300), ("/p/cpu.m.sh", "cpu.m", 300),
    ("/p/cpu.3s+.sh", "cpu", 3), ("/p/cpu.500ms.sh", "cpu", 1), ("/p/cpu.1500ms.py", "cpu", 2),
    ("/p/cpu.99999999999999999d.sh", "cpu", 31_536_000),
  ])
  func `the interval stands in its name`(path: String, name: String, seconds: Int64) {
    let facts = ProgramFacts(path: path, head: "")
    #expect(facts.baseName == name)
    #expect(facts.interval == seconds)
  }

  @Test(arguments: [
    ("/p/x.5m.sh", nil, Int64(300)), ("/p/x.500ms.sh", nil, 1), ("/p/x.1c.3s+", nil, 3),
    ("/p/x.9999d.sh", nil, 31_536_000), ("/p/x.sh", nil, 300),
    // Of the hour that an epoch begins with: at a quarter past, and on the next first of a month.
    ("/p/x.10s.sh", "15 * * * *", 900), ("/p/x.sh", "0 0 1 * *", 31 * 86_400),
  ])
  func `it is due again when its name says, or its schedule instead`(
    path: String,
    schedule: String?,
    seconds: Int64
  ) {
    let head = schedule.map { "#!/bin/sh\n# <swiftbar.schedule>\($0)</swiftbar.schedule>\n" }
    let facts = ProgramFacts(path: path, head: head ?? "#!/bin/sh\n")
    let next = facts.nextRun(after: Instant(microseconds: 0), in: .utc)
    #expect(next.microseconds == seconds * 1_000_000)
  }

  @Test(arguments: [
    ("/p/x.0s.sh", "“0s”"), ("/p/x.2w.sh", "“2w”"), ("/p/x.5M.sh", "“5M”"), ("/p/x.5min", "“5min”"),
  ])
  func `a part of a name that looks like an interval and is none is told`(
    path: String,
    part: String
  ) {
    let remarks = ProgramFacts(path: path, head: "").remarks
    #expect(remarks.count == 1)
    #expect(remarks.first?.contains("\(part) in its name is not an interval") == true)
  }

  @Test(arguments: [
    ("/p/x.sh", ""), ("/p/x.5m.sh", ""), ("/p/7z.py", ""), ("/p/x.2024.sh", ""),
    ("/p/x.0s.sh", "# <swiftbar.schedule>* * * * *</swiftbar.schedule>"),
  ])
  func `other names are not remarked on`(path: String, head: String) {
    #expect(ProgramFacts(path: path, head: head).remarks.isEmpty)
  }

  @Test func `tags of all three prefixes are read from its first lines`() {
    let facts = ProgramFacts(
      path: "/p/x.sh",
      head: """
        #!/bin/sh
        # <xbar.title>Load</xbar.title>
        # <bitbar.title>Older</bitbar.title>
        # <bitbar.desc>What it does.</bitbar.desc>
        # <swiftbar.type>streamable</swiftbar.type>
        # <xbar.var>string(VAR_NAME="Mat Ryer"): Your name. [a, b]</xbar.var>
        # <xbar.var>boolean(VAR_ON=true): On.</xbar.var>
        # <xbar.var>string(BAD-NAME="x"): No.</xbar.var>
        # <swiftbar.environment>[A=1, B:2]</swiftbar.environment>
        """
    )
    #expect(facts.title == "Load")
    #expect(facts.summary == "What it does.")
    #expect(facts.isStreamable)
    #expect(facts.isBarProgram)
    #expect(facts.variables == ["VAR_NAME": "Mat Ryer", "VAR_ON": "true", "A": "1", "B": "2"])
  }

  @Test func `a program without tags and interval says nothing`() {
    let facts = ProgramFacts(path: "/p/x.sh", head: "#!/bin/sh\necho '<b>bold</b>'\n")
    #expect(!facts.isBarProgram)
    #expect(facts.title == nil)
  }

  @Test func `the values of its variables are plain ones under sound names`() throws {
    let json = "{\"A\":\"x\",\"B\":true,\"C\":3,\"D\":0.5,\"LD-X\":\"no\"}"
    let values = try VariableFile.values(json: Array(json.utf8))
    #expect(values == ["A": "x", "B": "true", "C": "3", "D": "0.5"])
    #expect(throws: (any Error).self) { try VariableFile.values(json: Array("[1]".utf8)) }
    #expect(throws: (any Error).self) { try VariableFile.values(json: Array("{\"A\":{}}".utf8)) }
  }
}
