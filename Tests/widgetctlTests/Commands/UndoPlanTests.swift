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
      run: JournalRun(id: id, intent: "AddToDo", parameters: [], key: nil, origin: origin),
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

  @Test func `what was taken back or took something back is no command`() {
    let log = [
      run(5, "e", origin: JournalRun.undoOrigin), run(4, "d", takenBackBy: 5), run(2, "b"),
    ]
    #expect(steps(2, of: log) == [.run("b")])
    #expect(steps(1, of: []).isEmpty)
  }

  private func plan(_ count: Int, of log: [RecordedRun]) -> UndoPlan {
    var plan = UndoPlan(last: count)
    _ = plan.read(log)
    return plan
  }

  // CL-22
  @Test func `a command that changed nothing is not passed over to an older one`() {
    let log = [run(3, "c", changes: false), run(2, "b"), run(1, "a")]
    let last = plan(1, of: log)
    #expect(last.steps.isEmpty)
    #expect(last.idle.map(\.number) == [3])
    #expect(last.next?.command.step == .run("b"))
    #expect(last.next?.count == 2)
    // Of the last two it is one.
    let two = plan(2, of: log)
    #expect(two.steps == [.run("b")])
    #expect(two.idle.map(\.number) == [3])
    #expect(two.next?.command.step == .run("a"))
  }

  @Test(arguments: ["export", "import", "sync", "refresh"])
  func `an exchange with files that changed no to-do is passed over`(origin: String) {
    let log = [run(3, "c", origin: origin, changes: false), run(2, "b"), run(1, "a")]
    let last = plan(1, of: log)
    #expect(last.steps == [.run("b")] && last.idle.isEmpty)
    #expect(plan(2, of: log).steps == [.run("b"), .run("a")])
    // One that changed a to-do is the last command.
    #expect(steps(1, of: [run(3, "c", origin: origin)] + log) == [.run("c")])
    // And behind it is what came last before it.
    let idle = [log[0], run(2, "b", changes: false), run(1, "a")]
    #expect(plan(1, of: idle).idle.map(\.number) == [2])
  }

  @Test func `a command that lost its way back stops an undo as well`() {
    let settled = RecordedRun(
      number: 3,
      run: JournalRun(id: "c", intent: "AddToDo", parameters: [], key: nil, origin: "perform"),
      started: 0,
      finished: 0,
      result: nil,
      sequence: -3
    )
    #expect(plan(1, of: [settled, run(2, "b")]).steps.isEmpty)
  }

  @Test(
    arguments: [
      // 4 took back 2, which came before the idle 3: the user has passed over it.
      (4, [1]),
      // 2 was taken back before 3 ran.
      (nil, []),
    ] as [(Int64?, [Int64])]
  )
  func `a command that changed nothing counts until an undo has reached past it`(
    undo: Int64?,
    expected: [Int64]
  ) {
    var log = [run(3, "c", changes: false), run(2, "b", takenBackBy: undo), run(1, "a")]
    if let undo { log.insert(run(undo, "u", origin: JournalRun.undoOrigin), at: 0) }
    let steps = plan(1, of: log).commands.compactMap { $0.step == nil ? nil : $0.run.number }
    #expect(steps == expected)
    // A newer one counts again.
    let newer = [run(9, "z", changes: false)] + log
    #expect(plan(1, of: newer).steps.isEmpty)
  }

  @Test func `an undo of what came later does not pass over a command that changed nothing`() {
    let log = [
      run(5, "u", origin: JournalRun.undoOrigin), run(4, "d", takenBackBy: 5),
      run(3, "c", changes: false), run(2, "b"),
    ]
    #expect(plan(1, of: log).steps.isEmpty)
    #expect(plan(1, of: log).idle.map(\.number) == [3])
  }

  @Test func `runs of a script that changed nothing are part of it`() {
    let log = [run(4, "s/3", changes: false), run(3, "s/2"), run(2, "s/1", changes: false)]
    #expect(plan(1, of: log).commands.map(\.step) == [.script("s")])
    let idle = [run(3, "s/2", changes: false), run(2, "s/1", changes: false), run(1, "a")]
    #expect(plan(2, of: idle).commands.map(\.step) == [nil, .run("a")])
  }

  @Test func `a log is read page by page until a step begins that is not wanted`() {
    var plan = UndoPlan(last: 1)
    let pages = [[run(4, "s/2")], [run(3, "s/1")], [run(2, "a")]]
    #expect(pages.map { plan.read($0) } == [true, true, false])
    #expect(plan.selection(ofLast: 1) == .each([.script("s")]))
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

  @Test func `a run is reached by the step that holds it`() {
    var plan = UndoPlan(last: 9)
    _ = plan.read([run(9, "r", origin: JournalRun.redoOrigin), run(5, "s/2"), run(4, "a")])
    #expect(plan.reach(of: run(3, "s/1"), broughtBackBy: nil) == 2)
    #expect(plan.reach(of: run(4, "a"), broughtBackBy: nil) == 3)
    #expect(plan.reach(of: run(1, "x"), broughtBackBy: run(9, "r")) == 1)
    #expect(plan.reach(of: run(1, "x"), broughtBackBy: nil) == nil)
    var idle = UndoPlan(last: 9)
    _ = idle.read([run(9, "i", changes: false), run(4, "a")])
    #expect(idle.reach(of: run(4, "a"), broughtBackBy: nil) == 2)
  }
}
