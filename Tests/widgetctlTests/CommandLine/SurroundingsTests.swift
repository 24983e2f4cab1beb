import Testing
import WidgetRender

@testable import WidgetTerminal
@testable import widgetctl

@Suite("Width and paths", .timeLimit(.minutes(2)))
struct SurroundingsTests {
  // CL-4
  @Test(
    arguments: [
      ("30", 100, "60", 30), (nil, 100, "60", 100), (nil, nil, "60", 60), (nil, nil, nil, 80),
      (nil, nil, "wide", 80), (nil, nil, "0", 80), (nil, 1_000_000, nil, 10_000),
    ] as [(String?, Int?, String?, Int)]
  )
  func `the width is the option's, the terminal's, COLUMNS' or 80`(
    option: String?,
    terminal: Int?,
    variable: String?,
    expected: Int
  ) throws {
    let environment = EnvironmentVariables(variable.map { ["COLUMNS": $0] } ?? [:])
    #expect(
      try WidthDecision.columns(option: option, terminal: terminal, environment: environment)
        == expected
    )
  }

  @Test(arguments: ["0", "-5", "wide", "100000"])
  func `a width that no line can have is refused`(option: String) {
    #expect(throws: UsageError.self) {
      try WidthDecision.columns(
        option: option,
        terminal: nil,
        environment: EnvironmentVariables([:])
      )
    }
  }

  // CL-7
  @Test(
    arguments: [
      ("/o/s", ["WIDGETCTL_STORE": "/w", "HOME": "/h"], "/o/s"),
      (nil, ["WIDGETCTL_STORE": "/w", "XDG_DATA_HOME": "/x"], "/w"),
      (nil, ["XDG_DATA_HOME": "/x", "HOME": "/h"], "/x/widgetctl/store.sqlite"),
      (nil, ["XDG_DATA_HOME": "x", "HOME": "/h"], "/h/.local/share/widgetctl/store.sqlite"),
      (nil, ["HOME": "/h"], "/h/.local/share/widgetctl/store.sqlite"),
      (nil, [:], "/account/.local/share/widgetctl/store.sqlite"),
      (nil, ["HOME": "", "WIDGETCTL_STORE": ""], "/account/.local/share/widgetctl/store.sqlite"),
    ] as [(String?, [String: String], String)]
  )
  func `the store is where option, variables or the account's entry say`(
    option: String?,
    variables: [String: String],
    expected: String
  ) throws {
    #expect(
      try StorePath.store(
        option: option,
        environment: EnvironmentVariables(variables),
        accountHome: { "/account" }
      ) == expected
    )
  }

  @Test func `without any home folder the store has to be named`() {
    let error = #expect(throws: CommandError.self) {
      try StorePath.store(
        option: nil,
        environment: EnvironmentVariables([:]),
        accountHome: { nil }
      )
    }
    #expect(error?.exitCode == .configuration)
  }

  @Test func `the home folder of the account is known without HOME`() {
    #expect(Account.home?.hasPrefix("/") == true)
  }
}
