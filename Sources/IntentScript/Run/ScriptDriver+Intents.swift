internal import WidgetIntents

extension ScriptDriver {
  /// Performs an intent and hands the script its value.
  nonisolated(nonsending) mutating func perform<Host: ScriptHost>(
    _ number: Int,
    _ values: [IntentValue],
    _ host: Host
  ) async throws(IntentError) {
    let site = machine.program.sites[number]
    asked &+= 1
    if !site.isStoreOnly || asked % Self.intentsPerTick == 0 {
      guard mayGoOn() else { return }
      try await settleIfLate(host)
      // Before an intent that may take long, show what was printed if that costs no flush.
      if !site.isStoreOnly, !queue.hasPending { try await settle(host) }
    }
    let outcome = try await host.perform(site, values)
    beginGroup()
    queue.performed(IntentLedger.Entry(site: Int32(number), pc: Int32(machine.place)))
    if options.tellsIntents { report(site, values, outcome) }
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
