@testable import SharedStore
import Testing

@testable import widgetctl

@Suite("What undo takes back")
struct UndoPlanTests {
  private func run(
    _ number: Int64,
    _ id: String,
    origin: String = "perform",
    changes: Bool = true,
    takenBackBy: Int64? = nil
  ) -> RecordedRun {
    RecordedRun(
      number: number,
      run: JournalRun(id: id, intent: "AddToDo", parameters: "[]", key: nil, origin: origin),
      started: 0,
      finished: 0,
      result: nil,
      sequence: changes ? number : 0,
      takenBackBy: takenBackBy
    )
  }

  @Test func `steps are counted from the newest`() {
    let log = [run(3, "c"), run(2, "b"), run(1, "a")]
    #expect(UndoPlan(last: 2, of: log).steps == [.run("c"), .run("b")])
    #expect(UndoPlan(last: 9, of: log).steps == [.run("c"), .run("b"), .run("a")])
  }

  @Test func `a script is one step, however many intents it ran`() {
    let log = [run(5, "s/3"), run(4, "s/2"), run(3, "other"), run(2, "s/1"), run(1, "a")]
    #expect(UndoPlan(last: 1, of: log).steps == [.script("s")])
    #expect(UndoPlan(last: 2, of: log).steps == [.script("s"), .run("other")])
    #expect(UndoPlan(last: 3, of: log).steps == [.script("s"), .run("other"), .run("a")])
  }

  @Test func `what changed nothing, was taken back or took something back is no step`() {
    let log = [
      run(5, "e", origin: JournalRun.undoOrigin), run(4, "d", takenBackBy: 5),
      run(3, "c", changes: false), run(2, "b"),
    ]
    #expect(UndoPlan(last: 2, of: log).steps == [.run("b")])
    #expect(UndoPlan(last: 1, of: []).steps.isEmpty)
  }
}
