package import WidgetIntents

extension ScriptDriver {
  /// Runs the script up to its next intent; `false` where it asks for something else before.
  ///
  /// ``performed(_:_:)`` lets the script go on.
  package mutating func nextIntent(_ call: inout IntentCall) -> Bool {
    if site == nil { advance() }
    guard let number = site else { return false }
    if call.number != number {
      call.site = machine.program.sites[number]
      call.number = number
    }
    call.isRead = machine.readsValue || options.tellsIntents
    machine.exchangeArguments(&call.values)
    return true
  }

  /// Runs the machine up to an intent, or to something else that is to be done next.
  private mutating func advance() {
    do throws(ScriptFault) {
      let action = try machine.run()
      if case .perform(let number) = action {
        asked &+= 1
        if machine.program.isStoreOnly[number], asked % Self.intentsPerTick != 0 {
          site = number
          return
        }
      }
      next = .action(action)
    } catch {
      next = .failed(error)
    }
  }

  /// Notes that the intent was performed, and hands the script its value.
  package mutating func performed(_ call: inout IntentCall, _ outcome: IntentOutcome) {
    guard let number = site else { return }
    site = nil
    beginGroup()
    queue.performed(IntentLedger.Entry(site: Int32(number), pc: Int32(machine.place)))
    machine.exchangeArguments(&call.values)
    if options.tellsIntents { tell(call.site, outcome) }
    machine.resume(outcome.value ?? .none)
  }

  /// Looks at the clock before an intent and shows what was printed; the intent is the next one then.
  nonisolated(nonsending) mutating func attend<Host: ScriptHost>(
    before number: Int,
    _ host: Host
  ) async throws(IntentError) {
    guard isDue() else { return }
    site = number
    tick()
    try await settleIfLate(host)
    // What an intent that may take long comes after is shown before it, where that costs nothing.
    if !machine.program.sites[number].isStoreOnly, !queue.hasPending { try await settle(host) }
  }

  private mutating func tell(_ site: IntentSite, _ outcome: IntentOutcome) {
    queue.append(
      .performed(
        intent: site.reference.intent.name,
        arguments: zip(site.parameters, machine.arguments).map { IntentArgument($0, value: $1) },
        outcome: outcome,
        line: places.line(of: machine.span)
      )
    )
  }
}
