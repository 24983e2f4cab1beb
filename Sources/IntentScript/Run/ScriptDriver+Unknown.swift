internal import WidgetIntents

/// The end of a dry run that cannot continue.
extension ScriptDriver {
  /// The ending of a dry run that cannot continue; `nil` while it continues.
  var unknown: Ending? {
    guard let dryRun, dryRun.limit != nil else { return nil }
    return .unknown(at: placeInBranch ?? machine.span)
  }

  /// Returns whether an intent may be performed; a dry run performs only store-only intents.
  ///
  /// Otherwise the dry run ends.
  func foresees(_ site: Int) -> Bool {
    guard let dryRun, !machine.program.sites[site].isStoreOnly else { return true }
    dryRun.end(.intent(machine.program.sites[site].reference.intent.name))
    return false
  }

  /// Reports the end of a dry run, its reason, and the intents that may follow (LG-31).
  mutating func noteUnknown(at span: SourceSpan) {
    guard let limit = dryRun?.limit else { return }
    // What an open transaction has done by here is known, whether it is kept or not.
    while queue.isWithinTransaction { queue.end(commits: true) }
    queue.append(.unknown(reason: limit.message, hint: limit.hint, at: places.place(of: span)))
    let callers = machine.calls.map { machine.program.span(at: $0.pc - 1) }
    for call in FollowingCalls.calls(after: callers + [machine.span], in: script) {
      let site = script.sites[call.site]
      queue.append(
        .possible(
          intent: site.reference.intent.name,
          parameters: site.parameters,
          at: places.place(of: call.span)
        )
      )
    }
  }
}
