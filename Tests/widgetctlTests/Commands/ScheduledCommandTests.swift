import Testing

@testable import WidgetTerminal
@testable import widgetctl

@Suite("What cron and systemd are told", .timeLimit(.minutes(2)))
struct ScheduledCommandTests {
  private func command(
    _ program: String = "/usr/local/bin/widgetctl",
    store: String? = nil,
    state: String? = nil
  ) -> ScheduledCommand {
    ScheduledCommand(program: program, store: store, stateHome: state)
  }

  @Test func `the crontab line runs the program by its full path, and nothing where it is gone`()
    throws
  {
    #expect(
      try command().crontabLine()
        == "* * * * * test -x /usr/local/bin/widgetctl && "
        + "/usr/local/bin/widgetctl refresh --timer"
    )
  }

  @Test func `what differs from the usual places is named and quoted`() throws {
    #expect(
      try command("/my bin/widgetctl", store: "/d/100%/it's", state: "/state").crontabLine()
        == "* * * * * test -x '/my bin/widgetctl' && XDG_STATE_HOME=/state "
        + "'/my bin/widgetctl' refresh --timer --store '/d/100\\%/it'\\''s'"
    )
  }

  @Test func `a path with a line end has no place in a crontab`() {
    let error = #expect(throws: CommandError.self) {
      try command("/a\nb/widgetctl").crontabLine()
    }
    #expect(error?.exitCode == .configuration)
  }

  @Test func `the timer catches up once after a sleep and spreads the load`() {
    #expect(command().systemdTimer.contains("\nPersistent=true\nRandomizedDelaySec=5\n"))
  }

  @Test func `systemd starts nothing where the program is gone`() {
    #expect(
      command("/a b/100%").systemdService.contains("\nConditionFileIsExecutable=/a b/100%%\n")
    )
  }

  @Test func `systemd reads back what is special to it`() {
    #expect(
      command("/a b/w", store: "/100%/$x\"").systemdService
        .hasSuffix("ExecStart=\"/a b/w\" refresh --timer --store \"/100%%/$$x\\\"\"\n")
    )
  }
}
