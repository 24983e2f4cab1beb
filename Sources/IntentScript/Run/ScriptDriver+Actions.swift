internal import WidgetIntents

extension ScriptDriver {
  /// Does what the machine stopped for, other than an intent, and lets it go on.
  nonisolated(nonsending) mutating func perform<Host: ScriptHost>(
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
    case .find, .entity, .picture, .prompt, .wait, .beginAtomic:
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
      let before = elapsed.microseconds()
      let answer = await host.ask(prompt)
      start += elapsed.microseconds() - before
      machine.resume(answer)
    case .wait(let microseconds):
      try await settle(host)
      // A script that is to end meanwhile ends then, and not after its wait.
      let passed = elapsed.microseconds() - start
      let left = max(Int64(options.limits.seconds) * 1_000_000 - passed, 0)
      try await host.wait(microseconds: min(microseconds, left + 1))
      machine.resume()
      if microseconds > left { _ = mayGoOn() }
    case .beginAtomic:
      try await host.beginAtomic()
      queue.begin()
      machine.resume()
    default: break
    }
  }

  /// A rollback that fails leaves nothing either: the transaction dies with its connection.
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

extension ScriptDriver {
  /// Output is batched for 50 ms, which is below what people perceive as a delay.
  static var microsecondsPerGroup: Int64 { 50_000 }
  /// The most work that a power cut may undo (PF-6).
  ///
  /// A flush costs as much as hundreds of quick intents.
  static var microsecondsPerFlush: Int64 { 1_000_000 }
  /// Output is delivered in messages of at most this size, which bounds the memory.
  static var bytesPerGroup: Int { 1 << 20 }
  static var eventsPerGroup: Int { 8_192 }
  /// Reading the clock costs a good part of a quick intent.
  static var intentsPerTick: Int { 32 }

  /// Looks at the clock and at the task; a script that was cancelled or is out of time is interrupted.
  ///
  /// - Returns: Whether the script may go on.
  mutating func mayGoOn() -> Bool {
    guard !Task.isCancelled else {
      machine.interrupt(.cancelled)
      return false
    }
    now = elapsed.microseconds()
    let limit = options.limits.seconds
    guard now - start <= Int64(limit) * 1_000_000 else {
      machine.interrupt(.limit(name: "seconds", value: limit))
      return false
    }
    return true
  }

  /// Notes when the first thing that is held back happened.
  mutating func beginGroup() {
    if queue.isEmpty, !queue.hasPending { groupStart = now }
  }

  nonisolated(nonsending) mutating func settleIfLate<Host: ScriptHost>(
    _ host: Host
  ) async throws(IntentError) {
    let limit = queue.isEmpty ? Self.microsecondsPerFlush : Self.microsecondsPerGroup
    if now - groupStart >= limit { try await settle(host) }
  }

  /// Flushes what was performed, then delivers the events.
  ///
  /// Within a transaction nothing is certain yet; a branch's events are delivered by its parent.
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
