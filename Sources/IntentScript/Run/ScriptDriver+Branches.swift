internal import WidgetIntents

extension ScriptDriver {
  /// A branch of `parallel` that has come to its end.
  private struct Branch: Sendable {
    let index: Int
    let driver: ScriptDriver
    let ending: Ending
  }

  /// Runs machines at once and awaits all of them; the first failure cancels the rest (LG-11).
  ///
  /// The check lets no `atomic` into a branch: no transaction is open beside an intent of another.
  nonisolated(nonsending) mutating func parallel<Host: ScriptHost>(
    _ machines: [ScriptMachine],
    _ host: Host
  ) async {
    let parent = self
    var branches: [Branch] = []
    var first: Branch?
    await withTaskGroup(of: Branch.self) { group in
      for (index, machine) in machines.enumerated() {
        group.addTask {
          var driver = ScriptDriver(machine, branchOf: parent)
          let ending = await driver.drive(host)
          return Branch(index: index, driver: driver, ending: ending)
        }
      }
      for await branch in group {
        branches.append(branch)
        if case .branchEnded = branch.ending { continue }
        if first == nil {
          first = branch
          group.cancelAll()
        }
      }
    }
    branches.sort { $0.index < $1.index }
    beginGroup()
    for branch in branches { queue.append(branch.driver.queue) }
    machine.resume(branches: branches.map(\.driver.machine))
    switch first?.ending {
    case .failed(let fault, _):
      machine.fail(fault, at: first?.driver.machine.place)
    case .finished(let value, let exitCode): machine.exit(value: value, exitCode: exitCode)
    case .branchEnded, nil: break
    }
  }
}
