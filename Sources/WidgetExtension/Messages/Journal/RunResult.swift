package import WidgetIntents
package import Wire

/// How a run ended, as the journal keeps it for `log` and for repetitions of its key.
package enum RunResult: Equatable, Sendable {
  case performed(IntentOutcome)
  case failed(ServedFailure)

  /// The result that `bytes` of the journal hold; `nil` for none, or one that this version does not read.
  package init?(journalBytes bytes: [UInt8]?) {
    guard let bytes,
      let result = (try? MessageBytes.message(RunResult.self, in: bytes))
        ?? DevelopmentJSON.value(RunResult.self, in: bytes)
    else { return nil }
    self = result
  }

  /// The form that the journal keeps, without the picture that was shown; empty for what cannot be written.
  package var journalBytes: [UInt8] {
    guard case .performed(var outcome) = self else { return (try? MessageBytes.of(self)) ?? [] }
    outcome.snippet = nil
    outcome.isRepetition = nil
    return (try? MessageBytes.of(RunResult.performed(outcome))) ?? []
  }
}

extension RunResult: WiredChoice {
  package static var noun: StaticString { "result" }
  package static var mark: WireMark { .key }

  package static func cases<Coder: WireCoder>(
    _ value: Self?,
    _ coder: inout Coder
  ) throws(WireFault) -> Self {
    if let it = try coder.when(
      key: "performed",
      0,
      value,
      { if case .performed(let it) = $0 { it } else { nil } }
    ) {
      return .performed(try coder.required("performed", 0, it))
    }
    if let it = try coder.when(
      key: "failed",
      1,
      value,
      { if case .failed(let it) = $0 { it } else { nil } }
    ) {
      return .failed(try coder.required("failed", 0, it))
    }
    throw coder.unknown(noun)
  }
}
