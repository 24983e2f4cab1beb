@testable import SharedStore
import Testing
import WidgetExtension
import WidgetIntents
import WidgetRender

@testable import widgetctl

@Suite("Runs in the log", .timeLimit(.minutes(2)))
struct RunTextTests {
  private func text(
    _ arguments: [IntentArgument] = [],
    result: RunResult? = nil,
    finished: Int64? = 0,
    takenBackBy: Int64? = nil
  ) throws -> RunText {
    RunText(
      run: RecordedRun(
        number: 7,
        run: JournalRun(
          id: "s/1",
          intent: "AddToDo",
          parameters: try MessageBytes.of(arguments),
          key: nil,
          origin: "perform"
        ),
        started: 1_000_000,
        finished: finished,
        result: result?.journalBytes,
        sequence: 3,
        takenBackBy: takenBackBy
      )
    )
  }

  @Test func `a run is written as a script would call its intent`() throws {
    let milk = EntityValue(type: "ToDo", id: "k", title: "Buy milk")
    let text = try text([
      IntentArgument("name", text: "the \"best\" one"), IntentArgument("count", value: .int(3)),
      IntentArgument("id", value: .entity(milk)),
      IntentArgument("tags", value: .list([.string("a"), .none])),
    ])
    #expect(
      text.call
        == #"add-to-do(name: "the \"best\" one", count: 3, id: "Buy milk", tags: ["a", nil])"#
    )
  }

  @Test func `its result is what it said, else what it handed back, else why it failed`() throws {
    let said = RunResult.performed(IntentOutcome(value: .int(1), dialog: "Added."))
    #expect(try text(result: said).result == "Added.")
    #expect(try text(result: .performed(IntentOutcome(value: .int(1)))).result == "1")
    #expect(try text(result: .performed(IntentOutcome())).result == "")
    #expect(try text(result: .failed(.cancelled)).result == "failed: cancelled")
    #expect(try text(finished: nil).result == "unfinished")
    #expect(try text(result: said, takenBackBy: 9).result == "undone by 9")
  }

  @Test func `its time is that of the reader`() throws {
    let row = try text().row(in: .utc)
    #expect(row == ["7", "1970-01-01 00:00", "perform", "add-to-do()", ""])
  }

  @Test func `parameters of another version are left out`() {
    let run = JournalRun(id: "a", intent: "Add", parameters: [0x7B], key: nil, origin: "tap")
    let recorded = RecordedRun(
      number: 1,
      run: run,
      started: 0,
      finished: nil,
      result: [1, 2],
      sequence: 0,
      takenBackBy: nil
    )
    #expect(RunText(run: recorded).call == "add()")
  }
}
