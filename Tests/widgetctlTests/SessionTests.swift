import Foundation
import TestSupport
import Testing

@Suite("Sessions with the built program", .startsPrograms, .timeLimit(.minutes(20)))
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
