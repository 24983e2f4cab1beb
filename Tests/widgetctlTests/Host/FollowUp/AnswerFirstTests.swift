import SharedStore
import TestSupport
import Testing
@testable import WidgetExtension
import WidgetTimeline

@testable import widgetctl

@Suite("A change is answered when it is stored, and its pictures follow", .timeLimit(.minutes(5)))
struct AnswerFirstTests {
  /// The beginning of a command line that does not wait for pictures, as other tests do.
  private static let unhurried = "env -u WIDGETCTL_WAIT widgetctl"
  /// The most times that a test checks for a picture; each check starts a process.
  private static let mostLooks = 2_000

  /// Acquires the lease of the to-do widget's timeline; `nil` if another process has it.
  private func lease(in program: TriedProgram) throws -> ReloadLease? {
    let location = StoreLocation(path: "\(program.path)/.local/share/widgetctl/store.sqlite")
    let key = TimelineKey(placement: 1, family: .systemLarge)
    return try ReloadLease.take(StoredTimelines.leaseNumber(of: key), of: location)
  }

  @Test func `a look right behind a change shows it, or says that it is stale`() async throws {
    try await onThread {
      let program = try TriedProgram()
      for number in 1...10 {
        let shown = try program.run(
          line: "\(Self.unhurried) todo add 'Change \(number)' && widgetctl show"
        )
        #expect(
          shown.output.contains("○ Change \(number) ") || shown.output.contains("stale"),
          "\(shown.output)"
        )
      }
    }
  }

  @Test func `the caller waits for no picture, and no descriptor of its own is kept`() async throws
  {
    try await onThread {
      let program = try TriedProgram()
      // The process that makes the pictures waits for this lease.
      let lease = try #require(try lease(in: program))
      let answered = try program.run(
        line: "text=$(\(Self.unhurried) todo add Bread 4>&1 5>&1); echo \"got $text\""
      )
      #expect(answered.output == "got Added 5 “Bread”.\n")
      #expect(try program.run(["show"]).output.contains("stale"))
      lease.end()
      var looks = 0
      while looks < Self.mostLooks, try !program.run(["show"]).output.contains("○ Bread ") {
        looks += 1
      }
      #expect(try !program.run(["show"]).output.contains("stale"))
    }
  }

  @Test(arguments: [
    "widgetctl todo add Bread --wait", "WIDGETCTL_WAIT=true widgetctl todo add Bread",
    "mkdir -p .config/widgetctl; echo 'wait = true' > .config/widgetctl/config; "
      + "\(unhurried) todo add Bread",
  ])
  func `a caller that wants the pictures first says so`(line: String) async throws {
    try await onThread {
      let program = try TriedProgram()
      _ = try program.run(line: line)
      let shown = try program.run(["show"]).output
      #expect(shown.contains("○ Bread "))
      #expect(!shown.contains("stale"))
    }
  }

  @Test func `an undo and a script leave their pictures in the same way`() async throws {
    try await onThread {
      let program = try TriedProgram()
      let lease = try #require(try lease(in: program))
      let undone = try program.run(line: "\(Self.unhurried) undo")
      #expect(undone.output.contains("Tea"))
      let script = "echo 'add-to-do(name: \"Salt\")' | \(Self.unhurried) run -"
      #expect(try program.run(line: script).code == 0)
      #expect(try program.run(["show"]).output.contains("stale"))
      lease.end()
    }
  }

  @Test func `what is left says its fields once`() throws {
    let key = TimelineKey(placement: 3, size: TimelineSize(.systemSmall, isScrolled: true))
    let followUp = FollowUp(
      pressed: 3,
      requested: [key],
      sessions: [HandedSession(name: "HomeWidgets", process: 9, version: 2, lastCorrelation: 1)],
      leases: [key, TimelineKey(placement: 4, family: .systemLarge)]
    )
    let bytes = try MessageBytes.of(followUp)
    #expect(try MessageBytes.message(FollowUp.self, in: bytes) == followUp)
    #expect(FollowUp().isEmpty)
    #expect(!FollowUp(pressed: 1).isEmpty)
  }

  @Test func `the way of the program's own commands is refused to others`() throws {
    let refused = try TriedProgram().run(["refresh", "--follow-up"])
    #expect(refused.code == 64)
    #expect(refused.errors.contains("--follow-up is only used by widgetctl itself"))
  }
}
