import Foundation
import TestSupport
import Testing
import WidgetRender

@testable import WidgetTerminal

@Suite("Light and dark", .timeLimit(.minutes(2)))
struct SchemeDecisionTests {
  private static func decision(
    option: String? = nil,
    variable: String? = nil,
    answer: UInt32? = nil,
    setting: Palette.Look? = nil
  ) throws -> SchemeDecision {
    try SchemeDecision(
      option: option,
      environment: EnvironmentVariables(variable.map { ["COLORFGBG": $0] } ?? [:]),
      answer: answer.map { TerminalBackground(rgb: $0) }
    ).with(setting: setting)
  }

  // CL-8, BW-15
  @Test(
    arguments: [
      (nil, "15;0", nil, nil, .dark), (nil, "0;15", nil, nil, .light),
      (nil, "0;default;7", nil, nil, .light), (nil, "12;8", nil, nil, .dark),
      (nil, nil, nil, nil, .dark), (nil, "junk", nil, nil, .dark),
      (nil, "15;0", 0xFDF6E3, nil, .light), (nil, "0;15", 0x1E1E2E, nil, .dark),
      (nil, "0;15", 0x1E1E2E, .light, .light), (nil, "15;0", nil, .beige, .beige),
      ("dark", "0;15", 0xFFFFFF, .light, .dark), ("light", "15;0", nil, .contrast, .light),
      ("beige", nil, nil, .dark, .beige),
    ] as [(String?, String?, UInt32?, Palette.Look?, Palette.Look)]
  )
  func
    `the option decides, then what a person has set, the terminal's answer, COLORFGBG, and else dark`(
      option: String?,
      variable: String?,
      answer: UInt32?,
      setting: Palette.Look?,
      expected: Palette.Look
    ) throws
  {
    let decision = try Self.decision(
      option: option,
      variable: variable,
      answer: answer,
      setting: setting
    )
    #expect(decision.look == expected)
  }

  @Test func `a scheme that there is not is refused with those there are`() throws {
    let error = #expect(throws: UsageError.self) { try Self.decision(option: "sepia") }
    #expect(error?.message.contains("sepia") == true)
    #expect(error?.hint.contains("light, dark, contrast, beige") == true)
  }

  // BW-16
  @Test(
    arguments: [
      (nil, nil, nil, false), (nil, 0xFFFFFF, nil, false), (nil, nil, .dark, false),
      (nil, nil, .light, true), (nil, 0xFFFFFF, .light, false), (nil, 0xFFFFFF, .dark, true),
      (nil, 0xFFFFFF, .beige, true), (nil, nil, .contrast, true), ("light", nil, .dark, false),
    ] as [(String?, UInt32?, Palette.Look?, Bool)]
  )
  func `pictures bring their ground where a person has set another than the terminal's`(
    option: String?,
    answer: UInt32?,
    setting: Palette.Look?,
    expected: Bool
  ) throws {
    let decision = try Self.decision(option: option, answer: answer, setting: setting)
    #expect(decision.palette.paintsBackground == expected)
  }

  @Test(arguments: [Palette.Look.light, .beige, .contrast])
  func `a bar has its own ground, so its colours are the terminal's`(setting: Palette.Look) throws {
    #expect(try Self.decision(setting: setting).paletteOfBar == .dark)
    #expect(try Self.decision(option: "beige").paletteOfBar == Palette(.beige))
    #expect(try Self.decision(setting: .dark).paletteOfBar == .dark)
  }

  @Test(
    arguments: [
      ("xterm-256color", true), ("tmux-256color", true), ("dumb", false), ("linux", false),
      ("vt220", false), (nil, false),
    ] as [(String?, Bool)]
  )
  func `a terminal is asked that does not print the question`(name: String?, mayAsk: Bool) {
    let environment = EnvironmentVariables(name.map { ["TERM": $0] } ?? [:])
    #expect(TerminalBackground.mayAsk(environment: environment) == mayAsk)
  }

  @Test func `translucent colours are mixed with the ground that the terminal says it has`() throws
  {
    #expect(try Self.decision(answer: 0x1E1E2E).palette.surface == 0x1E1E2E)
    #expect(try Self.decision(answer: 0x1E1E2E, setting: .light).palette.surface == 0xFFFFFF)
    #expect(try Self.decision().palette.surface == 0x000000)
  }

  @Test(
    arguments: [
      ("11;rgb:1e1e/1e1e/2e2e", 0x1E1E2E), ("11;rgb:ff/fd/e7", 0xFFFDE7),
      ("11;rgb:f/0/8", 0xFF0088), ("11;rgb:fff/000/800", 0xFF0080),
      ("11;rgba:ffff/ffff/ffff/8000", 0xFFFFFF), ("10;rgb:ff/ff/ff", nil), ("11;?", nil),
      ("11;rgb:ff/ff", nil), ("11;rgb:ff/ff/ff/ff", nil), ("11;rgb:+f/00/00", nil),
      ("11;rgb:12345/0/0", nil), ("11;red", nil), ("", nil),
    ] as [(String, UInt32?)]
  )
  func `an answer is read in every form that terminals give it`(answer: String, rgb: UInt32?) {
    #expect(TerminalBackground(answer: answer.utf8)?.rgb == rgb)
  }

  @Test(arguments: [(0x000000, true), (0x1E1E2E, true), (0xFDF6E3, false), (0x00FF00, false)])
  func `a ground is dark where bright text is read best`(rgb: UInt32, isDark: Bool) {
    #expect(TerminalBackground(rgb: rgb).isDark == isDark)
  }
}

@Suite("Answers among keys", .timeLimit(.minutes(2)))
struct TerminalAnswerTests {
  private static let answer = "\u{1B}]11;rgb:1e1e/1e1e/2e2e\u{1B}\\"

  @Test(arguments: [answer, "\u{1B}]11;rgb:1e1e/1e1e/2e2e\u{7}"])
  func `what was typed around an answer is not lost`(answer: String) {
    var parser = KeyParser()
    #expect(parser.keys(from: "a\(answer)\u{1B}[Ab".utf8) == [.text("a"), .up, .text("b")])
    #expect(parser.takeAnswers() == [Array("11;rgb:1e1e/1e1e/2e2e".utf8)])
    #expect(parser.takeAnswers() == [])
  }

  @Test func `an answer in pieces is waited for, however slow the line`() {
    var parser = KeyParser()
    for byte in Self.answer.utf8 {
      #expect(parser.keys(from: [byte]) == [])
      if byte != 0x1B, byte != UInt8(ascii: "]"), byte != UInt8(ascii: "\\") {
        #expect(parser.keysAfterPause() == [])
      }
    }
    #expect(parser.takeAnswers().compactMap { TerminalBackground(answer: $0)?.rgb } == [0x1E1E2E])
  }

  @Test func `another string of the terminal's is given up after a pause`() {
    var parser = KeyParser()
    #expect(parser.keys(from: "\u{1B}]52;c".utf8) == [])
    #expect(parser.keysAfterPause() == [])
    #expect(parser.keys(from: "q".utf8) == [.text("q")])
  }
}

@Suite("What a terminal has answered before", .timeLimit(.minutes(2)))
struct TerminalMemoryTests {
  private let folder = TemporaryFolder()

  private func memory(
    device: UInt64 = 34_816,
    made: String = "1.5",
    names: [String] = ["xterm-256color", "-"]
  ) throws -> TerminalMemory {
    try #require(
      TerminalMemory(
        device: device,
        made: made,
        names: names,
        environment: EnvironmentVariables(["XDG_CACHE_HOME": folder.path]),
        accountHome: { nil }
      )
    )
  }

  // RD-9
  @Test func `an answer is read by the same terminal, and is a miss for any other`() throws {
    let memory = try memory()
    #expect(memory.path == folder.path + "/widgetctl/terminals/tty-34816")
    #expect(memory.background == nil)
    try write(memory.bytes(of: TerminalBackground(rgb: 0x0A0B0C)), to: memory.path)
    #expect(memory.background?.rgb == 0x0A0B0C)
    #expect(try self.memory(made: "2.5").background == nil)
    #expect(try self.memory(names: ["xterm-256color", "tmux"]).background == nil)
    #expect(try self.memory(device: 34_817).background == nil)
  }

  // RD-9
  @Test(
    arguments: [
      "", "\n\n\n", "widgetctl terminal 2\n1.5 xterm-256color -\n0a0b0c\n",
      "widgetctl terminal 1\n1.5 xterm-256color -\nnonsense\n",
      "widgetctl terminal 1\n1.5 xterm-256color -\n", String(repeating: "x", count: 9_999),
    ]
  )
  func `what cannot be read is a miss`(content: String) throws {
    let memory = try memory()
    try write(Array(content.utf8), to: memory.path)
    #expect(memory.background == nil)
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    let file = URL(filePath: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(bytes).write(to: file)
  }
}
