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
    takenBackBy: Int64? = nil,
    broughtBackBy: Int64? = nil
  ) -> RecordedRun {
    RecordedRun(
      number: number,
      run: JournalRun(id: id, intent: "AddToDo", parameters: "[]", key: nil, origin: origin),
      started: 0,
      finished: 0,
      result: nil,
      sequence: changes ? number : 0,
      takenBackBy: takenBackBy,
      broughtBackBy: broughtBackBy
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

  @Test func `what was brought back counts where that was done, as one step`() {
    let redo = run(7, "r", origin: JournalRun.redoOrigin)
    let log = [redo, run(6, "d"), run(2, "b", broughtBackBy: 7), run(1, "a", broughtBackBy: 7)]
    #expect(steps(2, of: log) == [.redo("r"), .run("d")])
    // Taken back once more, it is none.
    let gone = run(7, "r", origin: JournalRun.redoOrigin, takenBackBy: 8)
    #expect(steps(2, of: [gone, run(2, "b", takenBackBy: 8, broughtBackBy: 7)]).isEmpty)
  }

  @Test func `runs that changed nothing after all steps are named, the newest three`() {
    let idle = (3...7).reversed().map { run(Int64($0), "i\($0)", changes: false) }
    var plan = UndoPlan(last: 1)
    _ = plan.read(idle + [run(2, "b"), run(1, "a", changes: false)])
    #expect(plan.idle.map(\.number) == [7, 6, 5])
    // The undo that passed them over has told of them.
    var again = UndoPlan(last: 1)
    _ = again.read([run(8, "u", origin: JournalRun.undoOrigin)] + idle)
    #expect(again.idle.isEmpty)
  }

  @Test func `a run is reached by the step that holds it`() {
    var plan = UndoPlan(last: 9)
    _ = plan.read([run(9, "r", origin: JournalRun.redoOrigin), run(5, "s/2"), run(4, "a")])
    #expect(plan.reach(of: run(3, "s/1"), broughtBackBy: nil) == 2)
    #expect(plan.reach(of: run(4, "a"), broughtBackBy: nil) == 3)
    #expect(plan.reach(of: run(1, "x"), broughtBackBy: run(9, "r")) == 1)
    #expect(plan.reach(of: run(1, "x"), broughtBackBy: nil) == nil)
  }
}
