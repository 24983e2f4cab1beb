/// Running the branches of a `parallel` block.
extension ScriptDriver {
  /// A branch of `parallel` that has come to its end.
  private struct Branch: Sendable {
    let index: Int
    let driver: ScriptDriver
    let ending: Ending

    var isComplete: Bool {
      if case .branchEnded = ending { true } else { false }
    }
  }

  /// Runs machines at the same time and awaits all of them; the first failure cancels the rest
  /// (LG-11).
  ///
  /// The checker does not allow `atomic` in a branch, so no branch has an open transaction.
  nonisolated(nonsending) mutating func parallel<Host: ScriptHost>(
    _ machines: [ScriptMachine],
    _ host: Host
  ) async {
    var (branches, first) =
      dryRun == nil ? await atOnce(machines, host) : await inTurn(machines, host)
    branches.sort { $0.index < $1.index }
    beginGroup()
    for branch in branches { queue.append(branch.driver.queue) }
    if case .unknown(let span)? = first?.ending {
      placeInBranch = span
      return
    }
    machine.resume(branches: branches.map(\.driver.machine))
    switch first?.ending {
    case .failed(let fault, _):
      machine.fail(fault, at: first?.driver.machine.place)
    case .finished(let value, let exitCode): machine.exit(value: value, exitCode: exitCode)
    case .unknown, .branchEnded, nil: break
    }
  }

  /// Runs all branches; also returns the first one that failed or ended the script.
  private nonisolated(nonsending) func atOnce<Host: ScriptHost>(
    _ machines: [ScriptMachine],
    _ host: Host
  ) async -> (branches: [Branch], first: Branch?) {
    var branches: [Branch] = []
    var first: Branch?
    await withTaskGroup(of: Branch.self) { group in
      for (index, machine) in machines.enumerated() {
        group.addTask {
          var driver = ScriptDriver(machine, branchOf: self)
          let ending = await driver.drive(host)
          return Branch(index: index, driver: driver, ending: ending)
        }
      }
      for await branch in group {
        branches.append(branch)
        if branch.isComplete { continue }
        if first == nil {
          first = branch
          group.cancelAll()
        }
      }
    }
    return (branches, first)
  }

  /// Runs the branches of a dry run in source order, so that its output is deterministic.
  private nonisolated(nonsending) func inTurn<Host: ScriptHost>(
    _ machines: [ScriptMachine],
    _ host: Host
  ) async -> (branches: [Branch], first: Branch?) {
    var branches: [Branch] = []
    for (index, machine) in machines.enumerated() {
      var driver = ScriptDriver(machine, branchOf: self)
      let ending = await driver.drive(host)
      let branch = Branch(index: index, driver: driver, ending: ending)
      branches.append(branch)
      if !branch.isComplete { return (branches, branch) }
    }
    return (branches, nil)
  }
}
