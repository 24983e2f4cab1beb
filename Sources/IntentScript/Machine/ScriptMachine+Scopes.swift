internal import WidgetIntents

extension ScriptMachine {
  /// Enters or leaves a `try` or `atomic` block.
  ///
  /// It returns the action that the host must perform, such as to begin a transaction; `nil` for
  /// none.
  mutating func scope(_ instruction: Instruction) throws(ScriptFault) -> MachineAction? {
    switch instruction.operation {
    case .beginTry:
      scopes.append(
        Scope(
          kind: .try(handler: Int(instruction.a), error: instruction.b),
          calls: calls.count,
          base: base
        )
      )
      pc += 1
      guard transactions > 0 else { return nil }
      awaits = .transaction
      return .beginAtomic
    case .endTry:
      // The savepoint is on top: after it was released, the instruction comes again.
      if case .transaction? = scopes.last?.kind { return endTransaction(commits: true) }
      _ = scopes.popLast()
      pc += 1
      return nil
    case .beginAtomic:
      pc += 1
      awaits = .transaction
      return .beginAtomic
    case .endAtomic:
      pc += 1
      return endTransaction(commits: true)
    default: throw .damaged
    }
  }

  private mutating func endTransaction(commits: Bool) -> MachineAction {
    _ = scopes.popLast()
    transactions -= 1
    awaits = .nothing
    return .endAtomic(commits: commits)
  }

  /// Begins to end the script with a value and an exit code, leaving all open blocks; always
  /// returns `nil`.
  mutating func end(value: IntentValue, exitCode: Int32) -> MachineAction? {
    unwinding = .end(value: value, exitCode: exitCode, failure: nil)
    return nil
  }

  /// Leaves scopes up to the `catch` that handles the fault, if there is one.
  ///
  /// - Returns: A transaction to end, or the script's end; `nil` if a `catch` continues.
  mutating func unwind() throws(ScriptFault) -> MachineAction? {
    guard let reason = unwinding else { return nil }
    while let scope = scopes.last {
      switch scope.kind {
      case .transaction:
        var commits = false
        if case .end(_, 0, nil) = reason { commits = true }
        return endTransaction(commits: commits)
      case .try(let handler, let error):
        scopes.removeLast()
        guard case .fault(let fault) = reason, fault.isCatchable else { continue }
        calls.removeSubrange(scope.calls...)
        base = scope.base
        write(error, fault.value)
        pc = handler
        unwinding = nil
        return nil
      }
    }
    switch reason {
    case .fault(let fault), .end(_, _, let fault?): throw fault
    case .end(let value, let exitCode, nil): return .finished(value: value, exitCode: exitCode)
    }
  }
}
