import Foundation
import Testing

/// Compares the engine with a model, with random clocks, processes and extensions.
///
/// `SIMULATED_SEED=7 scripts/test --filter SimulationTests` repeats the simulation of one seed.
@Suite("A simulated machine", .timeLimit(.minutes(2)))
struct SimulationTests {
  private static let stepCount = 40
  /// The ranges of seeds: a thousand seeds, fifty in each test, or the single seed that is set.
  private static let lives: [Range<UInt64>] = {
    let named = ProcessInfo.processInfo.environment["SIMULATED_SEED"].flatMap { UInt64($0) }
    if let named { return [named..<named + 1] }
    return (0..<20).map { $0 * 50..<($0 + 1) * 50 }
  }()

  private static func replay(_ seed: UInt64) -> Comment {
    "again: SIMULATED_SEED=\(seed) scripts/test --filter SimulationTests"
  }

  // WK-93, RT-3, RT-4, RT-5, RT-8, RT-9, RT-10
  @Test(arguments: lives)
  func `engine and model do the same in each of a thousand lives`(_ seeds: Range<UInt64>) async {
    for seed in seeds {
      let machine = SimulatedMachine(seed: seed)
      await machine.run(steps: Self.stepCount)
      let faults = await machine.faults
      #expect(faults.isEmpty, Self.replay(seed))
      // A life in which nothing is made would show nothing.
      #expect(await machine.reloadCount > 5, Self.replay(seed))
    }
  }

  @Test func `a seed has one life`() async {
    var counts: [Int] = []
    for _ in 1...3 {
      let machine = SimulatedMachine(seed: 7)
      await machine.run(steps: Self.stepCount)
      counts.append(await machine.reloadCount)
    }
    #expect(Set(counts).count == 1)
  }

  @Test(arguments: SimulatedProcess.Fault.allCases)
  func `a faulty store is found within twenty lives`(_ fault: SimulatedProcess.Fault) async {
    var isFound = false
    for seed in 0..<20 as Range<UInt64> where !isFound {
      let machine = SimulatedMachine(seed: seed, with: fault)
      await machine.run(steps: Self.stepCount)
      isFound = await !machine.faults.isEmpty
    }
    #expect(isFound)
  }
}
