import Testing
import WidgetRender

@testable import WidgetTerminal

/// Tests that each key is queued or answered and never ignored (A4).
@Suite("Undo in the live view", .timeLimit(.minutes(2)))
struct LiveReversalTests {
  private static let list = LiveTrial.Widget(
    id: 1,
    lines: [button("milk", "tick-milk"), button("eggs", "tick-eggs"), button("tea", "tick-tea")]
  )

  private static func run(_ number: Int) -> LiveRun {
    LiveRun(id: "\(number)", name: "ticked \(number)", isReversible: true)
  }

  /// Returns a live view with `count` pressed controls whose intents have not ended yet.
  private func pressed(_ count: Int) -> LiveTrial {
    var trial = LiveTrial([Self.list])
    for _ in 0..<count { trial.press("\t\r") }
    return trial
  }

  @Test func `an undo waits for the press before it, and takes that one back`() {
    var trial = pressed(1)
    #expect(trial.press("u") == [])
    #expect(trial.message.hasPrefix("Undo follows"))
    #expect(
      trial.end(1, LiveOutcome("Completed 1.", run: Self.run(1)))
        == [.begin(.undo(Self.run(1)), number: 2)]
    )
    #expect(trial.message.hasPrefix("Completed 1."))
    #expect(trial.end(2, LiveOutcome(Self.run(1).undone)) == [])
    #expect(trial.message.hasPrefix("Undone: ticked 1 (U to redo)"))
    #expect(trial.press("u") == [.ring])
  }

  @Test func `the press that is meant is the last one, in whatever order presses end`() {
    var trial = pressed(3)
    trial.press("u")
    #expect(trial.end(3, LiveOutcome("", run: Self.run(3))) == [])
    #expect(trial.end(1, LiveOutcome("", run: Self.run(1))) == [])
    let effects = trial.end(2, LiveOutcome("", run: Self.run(2)))
    #expect(effects == [.begin(.undo(Self.run(3)), number: 4)])
    trial.end(4, LiveOutcome(""))
    #expect(trial.press("u") == [.begin(.undo(Self.run(2)), number: 5)])
  }

  @Test func `an undo is meant for the press before the key, not for one after it`() {
    var trial = pressed(1)
    trial.press("u\t\r")
    trial.end(1, LiveOutcome("", run: Self.run(1)))
    #expect(
      trial.end(2, LiveOutcome("", run: Self.run(2))) == [.begin(.undo(Self.run(1)), number: 3)]
    )
  }

  @Test func `a press after an undo leaves nothing to redo`() {
    var trial = pressed(1)
    trial.end(1, LiveOutcome("", run: Self.run(1)))
    trial.press("u")
    trial.end(2, LiveOutcome(""))
    trial.press("\t\r")
    trial.end(3, LiveOutcome("", run: Self.run(3)))
    #expect(trial.press("U") == [.ring])
    #expect(trial.message.hasPrefix("Nothing to redo"))
  }

  @Test func `each u of several takes back one press, one after the other`() {
    var trial = pressed(2)
    trial.press("uu")
    trial.end(1, LiveOutcome("", run: Self.run(1)))
    #expect(
      trial.end(2, LiveOutcome("", run: Self.run(2))) == [.begin(.undo(Self.run(2)), number: 3)]
    )
    #expect(trial.end(3, LiveOutcome("")) == [.begin(.undo(Self.run(1)), number: 4)])
    #expect(trial.press("U") == [])
    #expect(trial.end(4, LiveOutcome("")) == [.begin(.redo(Self.run(1)), number: 5)])
    #expect(trial.end(5, LiveOutcome("")) == [])
    #expect(trial.press("U") == [.begin(.redo(Self.run(2)), number: 6)])
  }

  // A3
  @Test(arguments: [
    (LiveOutcome("no network", isFailure: true), "no network; Nothing to undo: the press failed"),
    (LiveOutcome("Is so already."), "Is so already.; Nothing to undo: the press changed nothing"),
    (
      LiveOutcome("", run: LiveRun(id: "", name: "counted", isReversible: false)),
      "Nothing to undo: counted changed nothing"
    ),
  ])
  func `an undo that was meant for a press that changed nothing takes nothing older back`(
    outcome: LiveOutcome,
    words: String
  ) {
    var trial = pressed(1)
    trial.end(1, LiveOutcome("", run: Self.run(1)))
    trial.press("\t\ru")
    #expect(trial.end(2, outcome) == [])
    #expect(trial.model.message?.text.hasPrefix(words) == true)
    // The next one is meant for the press before.
    #expect(trial.press("u") == [.begin(.undo(Self.run(1)), number: 3)])
  }

  @Test func `an undo after a press that failed says so before it goes further`() {
    var trial = pressed(2)
    trial.end(1, LiveOutcome("", run: Self.run(1)))
    trial.end(2, LiveOutcome("no network", isFailure: true))
    #expect(trial.press("u") == [.ring])
    #expect(trial.message.hasPrefix("Nothing to undo: the press failed; u again"))
    #expect(trial.press("u") == [.begin(.undo(Self.run(1)), number: 3)])
  }

  @Test func `the view ends after the undo that waits, and at once with a second q`() {
    var trial = pressed(1)
    #expect(trial.press("uq") == [])
    #expect(
      trial.end(1, LiveOutcome("", run: Self.run(1)))
        == [.begin(.undo(Self.run(1)), number: 2), .leave(.done)]
    )
    var impatient = pressed(1)
    #expect(impatient.press("uqq") == [.leave(.done)])
    var idle = pressed(1)
    #expect(idle.press("q") == [.leave(.done)])
  }

  @Test func `an undo that was done counts, also where something failed after it`() {
    var trial = pressed(1)
    trial.end(1, LiveOutcome("", run: Self.run(1)))
    trial.press("u")
    trial.end(2, LiveOutcome("undone; no picture", isFailure: true, isDone: true))
    #expect(trial.press("U") == [.begin(.redo(Self.run(1)), number: 3)])
  }

  @Test func `keys that wait have a limit, and say so`() {
    var trial = pressed(1)
    for _ in 0..<32 { #expect(trial.press("u") == []) }
    #expect(trial.press("u") == [.ring])
    #expect(trial.message.hasPrefix("32 keys wait already"))
  }
}
