import Testing

/// Checks a hundred thousand sequences of requests, some of which fail.
@Suite("Sequences of commits", .timeLimit(.minutes(5)))
struct CommitSequenceTests {
  @Test(arguments: 0..<8)
  func `no sequence breaks a promise`(part: Int) {
    for seed in part * 12_500..<(part + 1) * 12_500 {
      var world = CommitWorld(seed: seed)
      world.run(steps: 14)
      guard let fault = world.fault else { continue }
      Issue.record("seed \(seed): \(fault)")
      return
    }
  }
}
