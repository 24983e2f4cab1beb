import SystemLibrary
import Testing

import WidgetRender
@testable import WidgetTerminal

/// Tests of the events that wake a sleeping program.
@Suite("Waking", .timeLimit(.minutes(2)))
struct WakingTests {
  private static func isReady(_ descriptor: Int32, milliseconds: Int32 = 0) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) == 1
  }

  #if os(Linux)
  @Test(arguments: [Int64.min, -1, 0, 1])
  func `a timer that is over wakes, until it is cleared`(instant: Int64) throws {
    let timer = WallTimer()
    let descriptor = try #require(timer.descriptor)
    #expect(!Self.isReady(descriptor))
    timer.set(to: instant)
    #expect(Self.isReady(descriptor, milliseconds: 60_000))
    timer.clear()
    #expect(!Self.isReady(descriptor))
  }

  @Test(arguments: [Int64.max, nil])
  func `a timer that is far away sleeps`(instant: Int64?) throws {
    let timer = WallTimer()
    timer.set(to: instant)
    #expect(try !Self.isReady(#require(timer.descriptor)))
  }
  #endif

  @Test func `a pipe wakes once however often it is woken`() throws {
    let pipe = try #require(WakePipe())
    #expect(!Self.isReady(pipe.descriptor))
    for _ in 0..<100_000 { pipe.wake() }
    #expect(Self.isReady(pipe.descriptor))
    pipe.clear()
    #expect(!Self.isReady(pipe.descriptor))
  }

  // Ignored by itself, so that it harms no other test.
  @Test func `a signal becomes a byte of a pipe, and is itself again afterwards`() throws {
    do {
      let pipe = try #require(SignalPipe([SIGURG]))
      _ = kill(getpid(), SIGURG)
      #expect(Self.isReady(pipe.descriptor, milliseconds: 60_000))
      #expect(pipe.received() == [SIGURG])
      #expect(pipe.received() == [])
    }
    _ = kill(getpid(), SIGURG)
  }
}

@Suite("Links that a terminal knows", .timeLimit(.minutes(2)))
struct LinkDecisionTests {
  @Test(
    arguments: [
      ([:], false), (["TERM": "xterm-256color"], false), (["TERM": "xterm-kitty"], true),
      (["TERM": "xterm-256color", "VTE_VERSION": "7400"], true),
      (["TERM": "xterm-256color", "VTE_VERSION": "4803"], false),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], true),
      (["TERM": "tmux-256color", "TERM_PROGRAM": "tmux", "TERM_PROGRAM_VERSION": "3.3a"], false),
      (["TERM": "tmux-256color", "TERM_PROGRAM": "tmux", "TERM_PROGRAM_VERSION": "3.4"], true),
      (["TERM": "screen-256color", "KITTY_WINDOW_ID": "1"], false),
      (["TERM": "dumb", "VTE_VERSION": "7400"], false),
      (["TERM": "vt100", "FORCE_HYPERLINK": "1"], true),
      (["TERM": "xterm-kitty", "FORCE_HYPERLINK": "0"], false),
    ] as [([String: String], Bool)]
  )
  func `links are for terminals that say so`(variables: [String: String], shown: Bool) {
    let environment = EnvironmentVariables(variables)
    #expect(LinkDecision.showsLinks(environment: environment, isTerminal: true) == shown)
    #expect(!LinkDecision.showsLinks(environment: environment, isTerminal: false))
  }
}

@Suite("Images that a terminal draws", .timeLimit(.minutes(2)))
struct ImageDecisionTests {
  @Test(
    arguments: [
      ([:], nil), (["TERM": "xterm-256color"], nil), (["TERM": "xterm-kitty"], .kitty),
      (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], .kitty),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .iterm),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], .iterm),
      (["TERM": "xterm-ghostty", "TERM_PROGRAM": "ghostty"], .kitty),
      (["TERM": "foot"], .sixel), (["TERM": "dumb", "KITTY_WINDOW_ID": "1"], nil),
      (["TERM": "tmux-256color", "KITTY_WINDOW_ID": "1"], nil),
      (["TERM": "xterm-kitty", "TMUX": "/tmp/tmux-0/default,1,0"], nil),
      (["TERM": "screen.xterm-256color", "STY": "1.pts"], nil),
    ] as [([String: String], ImageProtocol?)]
  )
  func `images are for terminals that say so`(variables: [String: String], kind: ImageProtocol?) {
    let environment = EnvironmentVariables(variables)
    #expect(ImageDecision.kind(environment: environment, isTerminal: true) == kind)
    #expect(ImageDecision.kind(environment: environment, isTerminal: false) == nil)
  }

  @Test(
    arguments: [("cells", nil), ("sixel", .sixel), ("kitty", .kitty), ("auto", .kitty)]
      as [(String, ImageProtocol?)]
  )
  func `what the user has set wins`(word: String, kind: ImageProtocol?) {
    var environment = EnvironmentVariables(["TERM": "xterm-kitty"])
    environment.settings = Settings(Array("images = \(word)\n".utf8), path: "config")
    #expect(ImageDecision.kind(environment: environment, isTerminal: true) == kind)
  }
}
