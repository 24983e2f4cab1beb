internal import WidgetIntents

extension ScriptDriver {
  /// What a person takes for at once: so long is held back what there is to tell.
  static var microsecondsPerGroup: Int64 { 50_000 }
  /// More would be lost at a power cut than a person can remember, told of or not (PF-6).
  ///
  /// A flush costs as much as hundreds of quick intents.
  static var microsecondsPerFlush: Int64 { 1_000_000 }
  /// Output that is told in one message, as bounds the memory.
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

  /// Brings what was performed onto the disk, then tells what happened.
  ///
  /// Within a transaction nothing is certain yet; a branch's events are told by its parent.
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
