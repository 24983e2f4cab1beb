import Foundation
import TestSupport
import Testing

// One at a time: each starts some hundred programs, and their limits of time are those of a user's machine.
@Suite("Sessions with the built program", .serialized, .timeLimit(.minutes(5)))
struct SessionTests {
  // CL-1, CL-2, CL-6, CL-9, CL-10, CL-11, CL-15
  @Test(arguments: Session.names)
  func `a session prints what is written under its commands`(name: String) async throws {
    let expected = try Session(named: name)
    let actual = try await expected.rerun()
    if isRecordingSnapshots {
      try actual.record()
      return
    }
    try #require(!expected.steps.isEmpty)
    for (step, run) in zip(expected.steps, actual.steps) {
      #expect(run.output == step.output, "$ \(step.command)")
    }
  }
}
