internal import WidgetIntents

/// Performing the actions for which the machine stops.
extension ScriptDriver {
  /// Runs the machine to its end, and returns how it ended.
  nonisolated(nonsending) mutating func drive<Host: ScriptHost>(_ host: Host) async -> Ending {
    while true {
      if let unknown { return unknown }
      let action: MachineAction
      do throws(ScriptFault) {
        action = try machine.run()
      } catch {
        return .failed(error, at: machine.span)
      }
      switch action {
      case .finished(let value, let exitCode): return .finished(value: value, exitCode: exitCode)
      case .branchEnded: return .branchEnded
      default: break
      }
      do throws(IntentError) {
        guard case .perform(let site, let values) = action else {
          try await perform(action, host)
          continue
        }
        if !foresees(site) { continue }
        if needsCare(site), !(try await mayPerform(site, host)) { continue }
        // Awaited here and nowhere deeper: each function in between costs as much as a quick intent.
        let outcome = try await host.perform(machine.program.sites[site], values)
        performed(site, values, outcome)
      } catch {
        var intent: String?
        if case .perform(let site, _) = action { intent = name(ofSite: site) }
        machine.fail(ScriptFault(error, intent: intent))
      }
    }
  }

  private func name(ofSite site: Int) -> String {
    machine.program.sites[site].reference.intent.name
  }
}

extension ScriptDriver {
  /// Performs the action for which the machine stopped, other than an intent, and resumes it.
  private nonisolated(nonsending) mutating func perform<Host: ScriptHost>(
    _ action: MachineAction,
    _ host: Host
  ) async throws(IntentError) {
    switch action {
    case .output(let line): try await append(.output(line), host)
    case .statement(let span):
      try await append(
        .statement(line: places.line(of: span), text: places.text(of: span)),
        host
      )
    case .yield: if mayGoOn() { try await settleIfLate(host) }
    case .endAtomic(let commits): try await endAtomic(commits: commits, host)
    case .parallel(let machines): await parallel(machines, host)
    case .find, .entity, .picture, .prompt, .input, .wait, .beginAtomic:
      if mayGoOn() { try await ask(action, host) }
    case .perform, .finished, .branchEnded: break
    }
  }

  private nonisolated(nonsending) mutating func append<Host: ScriptHost>(
    _ event: ScriptEvent,
    _ host: Host
  ) async throws(IntentError) {
    beginGroup()
    queue.append(event)
    machine.resume()
    if queue.bytes >= Self.bytesPerGroup || queue.events.count >= Self.eventsPerGroup {
      try await settle(host)
    }
  }

  private nonisolated(nonsending) mutating func ask<Host: ScriptHost>(
    _ action: MachineAction,
    _ host: Host
  ) async throws(IntentError) {
    switch action {
    case .find(let search):
      let found = try await host.find(search)
      guard found.count <= options.limits.values else {
        machine.interrupt(.limit(name: "values", value: options.limits.values))
        return
      }
      machine.resume(.list(found.map { .entity($0) }))
    case .entity(let type, let text):
      machine.resume(.entity(try await host.entity(type, text)))
    case .picture(let widget, let size):
      try await settle(host)
      for line in try await host.picture(widget, size: size) { queue.append(.output(line)) }
      machine.resume()
    case .prompt(let prompt):
      try await settle(host)
      let before = pace.moment
      let answer = await host.ask(prompt)
      pace.leaveOut(since: before)
      dryRun?.note(answer, to: prompt)
      machine.resume(answer)
    case .input(let part):
      // What is read may take as long as a person does: what was done by then is not held for it.
      if host.hasInput(part, limit: options.limits.bytes) {
        try await settleIfLate(host)
      } else {
        try await settle(host)
      }
      let text = try await host.input(part, limit: options.limits.bytes)
      guard (text?.utf8.count ?? 0) <= options.limits.bytes else {
        machine.interrupt(.limit(name: "bytes", value: options.limits.bytes))
        return
      }
      machine.resume(text.map { .string($0) } ?? (part == .lines ? .none : .string("")))
    case .wait(let microseconds):
      try await settle(host)
      let before = pace.moment
      if !pace.mayWait(microseconds: microseconds) {
        machine.resume()
        machine.interrupt(.limit(name: "waitSeconds", value: options.limits.waitSeconds))
        return
      } else if let dryRun {
        dryRun.pass(microseconds: microseconds)
      } else {
        try await host.wait(microseconds: microseconds)
      }
      pace.leaveOut(since: before)
      machine.resume()
    case .beginAtomic:
      try await host.beginAtomic()
      queue.begin()
      machine.resume()
    default: break
    }
  }

  /// Ends a transaction.
  ///
  /// If a rollback fails, nothing is kept either, because the transaction ends with its connection.
  private nonisolated(nonsending) mutating func endAtomic<Host: ScriptHost>(
    commits: Bool,
    _ host: Host
  ) async throws(IntentError) {
    do throws(IntentError) {
      try await host.endAtomic(commits: commits)
    } catch {
      queue.end(commits: false)
      throw error
    }
    queue.end(commits: commits)
    machine.resume()
  }
}

/// Performing the intents that the script calls.
extension ScriptDriver {
  /// Counts an intent, and returns whether limits and pending output must be checked before it.
  ///
  /// They are always checked if the intent may be slow, otherwise from time to time.
  private mutating func needsCare(_ site: Int) -> Bool {
    let isTick = pace.countIntent()
    return isTick || !machine.program.sites[site].isStoreOnly
  }

  /// Shows output that has waited for too long; returns `false` if the script must end before the intent.
  private nonisolated(nonsending) mutating func mayPerform<Host: ScriptHost>(
    _ site: Int,
    _ host: Host
  ) async throws(IntentError) -> Bool {
    guard mayGoOn() else { return false }
    try await settleIfLate(host)
    // Before an intent that may take long, show what was printed if that costs no flush.
    if !machine.program.sites[site].isStoreOnly, !queue.hasPending { try await settle(host) }
    return true
  }

  /// Records that an intent was performed, and passes its value to the script.
  private mutating func performed(_ site: Int, _ values: [IntentValue], _ outcome: IntentOutcome) {
    beginGroup()
    if outcome.isRepetition == true {
      queue.repeated()
    } else {
      queue.performed(PerformedIntents.Entry(site: Int32(site), pc: Int32(machine.place)))
    }
    if options.reportsIntents { report(machine.program.sites[site], values, outcome) }
    machine.resume(outcome.value ?? .none)
  }

  private mutating func report(
    _ site: IntentSite,
    _ values: [IntentValue],
    _ outcome: IntentOutcome
  ) {
    queue.append(
      .performed(
        intent: site.reference.intent.name,
        arguments: zip(site.parameters, values).map { IntentArgument($0, value: $1) },
        outcome: outcome,
        line: places.line(of: machine.span)
      )
    )
  }
}

/// The output that is held back until the changes are on the disk.
extension ScriptDriver {
  /// Output is delivered in messages of at most this size, which bounds the memory.
  private static var bytesPerGroup: Int { 1 << 20 }
  private static var eventsPerGroup: Int { 8_192 }

  /// Checks the clock and the task; interrupts a script that was cancelled or is out of time.
  ///
  /// - Returns: Whether the script may continue.
  private mutating func mayGoOn() -> Bool {
    guard !Task.isCancelled else {
      machine.interrupt(.cancelled)
      return false
    }
    guard pace.look() else {
      machine.interrupt(.limit(name: "seconds", value: options.limits.seconds))
      return false
    }
    return true
  }

  /// Records the present time as that of the first event, unless events are held back already.
  mutating func beginGroup() {
    if queue.isEmpty, !queue.hasPending { pace.beginGroup() }
  }

  private nonisolated(nonsending) mutating func settleIfLate<Host: ScriptHost>(
    _ host: Host
  ) async throws(IntentError) {
    if pace.isLate(hasOutput: !queue.isEmpty) { try await settle(host) }
  }

  /// Flushes the performed intents to the disk, then delivers the events.
  ///
  /// Inside a transaction nothing is done, because it may be rolled back. The events of a branch
  /// are delivered by its parent.
  nonisolated(nonsending) mutating func settle<Host: ScriptHost>(_ host: Host)
    async throws(IntentError)
  {
    guard !queue.isWithinTransaction else { return }
    if queue.hasPending {
      try await host.flush()
      queue.flushed()
    }
    guard !isBranch, !queue.isEmpty else { return }
    try await host.deliver(queue.take())
  }
}
