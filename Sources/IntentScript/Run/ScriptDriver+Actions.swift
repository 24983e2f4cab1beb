internal import WidgetIntents

extension ScriptDriver {
  /// Does what the machine stopped for and lets it go on.
  mutating func perform(_ action: MachineAction) async throws(IntentError) {
    switch action {
    case .perform(let site, let values):
      if isDue() { try await perform(site, values) }
    case .output(let line): try await append(.output(line))
    case .statement(let span):
      try await append(.statement(line: places.line(of: span), text: places.text(of: span)))
    case .breathe:
      if isDue() {
        tick()
        try await settleIfLate()
      }
    case .endAtomic(let commits): try await endAtomic(commits: commits)
    case .parallel(let machines): await parallel(machines)
    case .find, .entity, .picture, .prompt, .wait, .beginAtomic:
      guard isDue() else { return }
      tick()
      try await ask(action)
    case .finished, .branchEnded: break
    }
  }

  private mutating func perform(
    _ number: Int,
    _ values: [IntentValue]
  ) async throws(IntentError) {
    let site = machine.program.sites[number]
    let isStoreOnly = site.isStoreOnly
    performed &+= 1
    if !isStoreOnly || performed % Self.intentsPerTick == 0 {
      tick()
      try await settleIfLate()
      // What an intent that may take long comes after is shown before it, where that costs nothing.
      if !isStoreOnly, !queue.hasPending { try await settle() }
    }
    let outcome = try await host.perform(site, values)
    beginGroup()
    queue.performed(IntentLedger.Entry(site: Int32(number), pc: Int32(machine.place)))
    if options.tellsIntents { tell(site, values, outcome) }
    machine.resume(outcome.value ?? .none)
    if queue.pending.count >= Self.intentsPerGroup { try await settle() }
  }

  private mutating func tell(
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

  private mutating func append(_ event: ScriptEvent) async throws(IntentError) {
    beginGroup()
    queue.append(event)
    machine.resume()
    if queue.bytes >= Self.bytesPerGroup || queue.events.count >= Self.eventsPerGroup {
      try await settle()
    }
  }

  private mutating func ask(_ action: MachineAction) async throws(IntentError) {
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
      try await settle()
      for line in try await host.picture(widget, size: size) { queue.append(.output(line)) }
      machine.resume()
    case .prompt(let prompt):
      try await settle()
      let before = elapsed.microseconds()
      let answer = await host.ask(prompt)
      start += elapsed.microseconds() - before
      machine.resume(answer)
    case .wait(let microseconds):
      try await settle()
      try await host.wait(microseconds: microseconds)
      machine.resume()
    case .beginAtomic:
      try await host.beginAtomic()
      queue.begin()
      machine.resume()
    default: break
    }
  }

  /// A rollback that fails leaves nothing either: the transaction dies with its connection.
  private mutating func endAtomic(commits: Bool) async throws(IntentError) {
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
