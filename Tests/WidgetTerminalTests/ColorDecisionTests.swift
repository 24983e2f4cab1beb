import Testing
import WidgetRender

@testable import WidgetTerminal

@Suite("How many colours a stream gets (CL-3)", .timeLimit(.minutes(5)))
struct ColorDecisionTests {
  private func depth(
    _ option: String? = nil,
    _ variables: [String: String],
    isTerminal: Bool = true
  ) throws(UsageError) -> ColorDepth {
    try ColorDecision.depth(
      option: option,
      environment: EnvironmentVariables(variables),
      isTerminal: isTerminal
    )
  }

  @Test(
    arguments: [
      ("xterm", nil, ColorDepth.ansi16), ("xterm-256color", nil, .ansi256),
      ("xterm-256color", "truecolor", .truecolor), ("xterm", "24bit", .truecolor),
      ("xterm-direct", nil, .truecolor), ("vt100", nil, .none), ("dumb", "truecolor", .none),
      ("", nil, .none),
    ] as [(String, String?, ColorDepth)]
  )
  func `a terminal gets what TERM and COLORTERM say`(
    terminal: String,
    claim: String?,
    expected: ColorDepth
  ) throws {
    var variables = ["TERM": terminal]
    variables["COLORTERM"] = claim
    #expect(try depth(nil, variables) == expected)
  }

  @Test func `what is no terminal gets none`() throws {
    #expect(try depth(nil, ["TERM": "xterm-256color"], isTerminal: false) == .none)
  }

  @Test func `NO_COLOR wins over forcing variables, unless it is empty`() throws {
    let variables = ["TERM": "xterm", "CLICOLOR_FORCE": "1"]
    #expect(try depth(nil, variables.merging(["NO_COLOR": "1"]) { $1 }) == .none)
    #expect(try depth(nil, variables.merging(["NO_COLOR": ""]) { $1 }) == .ansi16)
  }

  @Test(arguments: [
    (["CLICOLOR_FORCE": "1"], ColorDepth.ansi16), (["CLICOLOR_FORCE": "0"], .none),
    (["FORCE_COLOR": "1"], .ansi16), (["FORCE_COLOR": "2"], .ansi256),
    (["FORCE_COLOR": "3"], .truecolor), (["FORCE_COLOR": "0"], .none),
    (["CLICOLOR_FORCE": "1", "TERM": "xterm-256color"], .ansi256),
  ])
  func `forcing variables give a pipe colours`(
    variables: [String: String],
    expected: ColorDepth
  ) throws {
    #expect(try depth(nil, variables, isTerminal: false) == expected)
  }

  @Test(arguments: [
    ("never", ColorDepth.none), ("16", .ansi16), ("256", .ansi256), ("truecolor", .truecolor),
    ("always", .ansi16),
  ])
  func `the option wins over everything`(option: String, expected: ColorDepth) throws {
    #expect(try depth(option, ["NO_COLOR": "1"], isTerminal: false) == expected)
  }

  @Test func `an unknown word lists the known ones`() {
    let error = #expect(throws: UsageError.self) { try depth("purple", [:]) }
    #expect(error?.hint == "expected one of auto, always, never, 16, 256, truecolor")
  }
}
