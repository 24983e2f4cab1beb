@testable import SharedStore
import Testing

@testable import widgetctl

@Suite("What undo takes back", .timeLimit(.minutes(2)))
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

  private func steps(_ count: Int, of log: [RecordedRun]) -> [UndoPlan.Step] {
    var plan = UndoPlan(last: count)
    _ = plan.read(log)
    return plan.steps
  }

  @Test func `steps are counted from the newest`() {
    let log = [run(3, "c"), run(2, "b"), run(1, "a")]
    #expect(steps(2, of: log) == [.run("c"), .run("b")])
    #expect(steps(9, of: log) == [.run("c"), .run("b"), .run("a")])
  }

  @Test func `a script is one step, however many intents it ran`() {
    let log = [run(5, "s/3"), run(4, "s/2"), run(3, "other"), run(2, "s/1"), run(1, "a")]
    #expect(steps(1, of: log) == [.script("s")])
    #expect(steps(2, of: log) == [.script("s"), .run("other")])
    #expect(steps(3, of: log) == [.script("s"), .run("other"), .run("a")])
  }

  @Test func `what changed nothing, was taken back or took something back is no step`() {
    let log = [
      run(5, "e", origin: JournalRun.undoOrigin), run(4, "d", takenBackBy: 5),
      run(3, "c", changes: false), run(2, "b"),
    ]
    #expect(steps(2, of: log) == [.run("b")])
    #expect(steps(1, of: []).isEmpty)
  }

  @Test func `a log is read page by page until a step begins that is not wanted`() {
    var plan = UndoPlan(last: 1)
    let pages = [[run(4, "s/2")], [run(3, "s/1")], [run(2, "a")]]
    #expect(pages.map { plan.read($0) } == [true, true, false])
    #expect(plan.selection == .each([.script("s")]))
    var all = UndoPlan(last: 9)
    #expect([[run(1, "a")], []].map { all.read($0) } == [true, false])
  }
}
