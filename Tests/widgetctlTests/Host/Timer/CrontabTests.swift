import Testing

@testable import WidgetTerminal
@testable import widgetctl

@Suite("Our block in the user's crontab", .timeLimit(.minutes(2)))
struct CrontabTests {
  private let block = Crontab.Block(store: nil)
  private let line = "* * * * * test -x /w && /w refresh --timer"

  private func text(_ table: Crontab) -> String { String(decoding: table.bytes, as: UTF8.self) }

  @Test func `it stands between two marks behind what is there`() throws {
    let table = try Crontab("MAILTO=me\n0 4 * * * backup\n").installing(line, in: block)
    #expect(
      text(table) == """
        MAILTO=me
        0 4 * * * backup
        # BEGIN widgetctl refresh
        \(line)
        # END widgetctl refresh

        """
    )
    #expect(try table.line(of: block) == line)
  }

  @Test func `installing again replaces the line where it stands`() throws {
    let before = try Crontab("").installing("* * * * * /old refresh", in: block)
    let table = try Crontab(before.bytes + Array("@daily tidy\n".utf8)).installing(line, in: block)
    #expect(try table.line(of: block) == line)
    #expect(text(table).hasSuffix("# END widgetctl refresh\n@daily tidy\n"))
    #expect(!text(table).contains("/old"))
  }

  @Test(arguments: ["", "MAILTO=me\n", "# a comment\n\n\n0 4 * * * backup\n\n"])
  func `removing leaves what was there before, byte by byte`(_ others: String) throws {
    let table = try Crontab(others).installing(line, in: block)
    let rest = try #require(try table.removing(block))
    #expect(text(rest) == others)
    #expect(try rest.removing(block) == nil)
  }

  @Test func `what is no UTF-8 stays as it is`() throws {
    let others: [UInt8] = [0x23, 0xFF, 0xFE, 0x0A]
    let table = try Crontab(others).installing(line, in: block)
    #expect(try table.removing(block)?.bytes == others)
  }

  @Test func `a last line without an end gets one, as cron ignores it otherwise`() throws {
    let table = try Crontab("0 4 * * * backup").installing(line, in: block)
    #expect(text(table).hasPrefix("0 4 * * * backup\n# BEGIN"))
  }

  @Test func `another store has a block of its own`() throws {
    let other = Crontab.Block(store: "/srv/s.sqlite")
    let table = try Crontab("").installing(line, in: block).installing("x", in: other)
    #expect(try table.line(of: other) == "x")
    let rest = try #require(try table.removing(block))
    #expect(try rest.line(of: other) == "x")
    #expect(text(rest).hasPrefix("# BEGIN widgetctl refresh of /srv/s.sqlite\n"))
  }

  @Test(
    arguments: [
      "# BEGIN widgetctl refresh\nx\n",
      "# BEGIN widgetctl refresh\nx\n# BEGIN widgetctl refresh of /s\ny\n# END widgetctl refresh of /s\n",
    ]
  )
  func `a block without its end is touched by nothing`(_ damaged: String) {
    let table = Crontab(damaged)
    let error = #expect(throws: CommandError.self) { try table.installing(line, in: block) }
    #expect(error?.message.contains("'# END widgetctl refresh' is missing") == true)
    #expect(throws: CommandError.self) { try table.removing(block) }
  }

  @Test(
    arguments: [
      ("* * * * * /w/widgetctl refresh\n", true),
      ("# * * * * * /w/widgetctl refresh\n", false),
      ("* * * * * widgetctl show\n", false),
      (
        "# BEGIN widgetctl refresh\n* * * * * /w/widgetctl refresh\n# END widgetctl refresh\n",
        false
      ),
    ]
  )
  func `a line of the user's own is noticed`(_ table: String, _ isOwn: Bool) {
    #expect(Crontab(table).hasRefreshOfItsOwn == isOwn)
  }
}
