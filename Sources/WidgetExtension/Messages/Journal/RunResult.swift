package import WidgetIntents
package import Wire

/// The result of an intent's run in the journal, for the command `log` and for repeated requests
/// with the same idempotency key.
package enum RunResult: Equatable, Sendable {
  case performed(IntentOutcome)
  case failed(ServedFailure)

  /// Decodes a result in the journal; `nil` if there is none, or if this version cannot read it.
  package init?(journalBytes bytes: [UInt8]?) {
    guard let bytes,
      let result = (try? MessageBytes.message(RunResult.self, in: bytes))
        ?? DevelopmentJSON.value(RunResult.self, in: bytes)
    else { return nil }
    self = result
  }

  /// The encoded result for the journal, without the picture that was shown.
  ///
  /// The bytes are empty if the result cannot be encoded.
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

  package static func cases<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    let performed = try c.when(key: "performed", 0, value) {
      if case .performed(let it) = $0 { it } else { nil }
    }
    if let it = performed {
      return .performed(try c.required("performed", 0, it))
    }
    let failed = try c.when(key: "failed", 1, value) {
      if case .failed(let it) = $0 { it } else { nil }
    }
    if let it = failed {
      return .failed(try c.required("failed", 0, it))
    }
    throw c.unknown(noun)
  }
}
