package import WidgetIntents

/// How a run ended, as the journal keeps it for `log` and for repetitions of its key.
package enum RunResult: Equatable, Sendable {
  case performed(IntentOutcome)
  case failed(ServedFailure)

  /// The result that `bytes` of the journal hold; `nil` for none, or one of another version.
  package init?(journalBytes bytes: [UInt8]?) {
    guard let bytes,
      let result = try? MessageCoding.json.message(RunResult.self, in: bytes)
    else { return nil }
    self = result
  }

  /// The form that the journal keeps; empty for what JSON has no form for.
  package var journalBytes: [UInt8] {
    guard case .performed(let outcome) = self else {
      return (try? MessageCoding.json.bytes(of: self)) ?? []
    }
    var writer = JournalWriter()
    writer.write("{\"performed\":")
    writer.write(outcome)
    writer.write("}")
    return writer.bytes
  }
}

extension RunResult: Codable {
  package init(from decoder: any Decoder) throws {
    let result = try CodedCase(from: decoder)
    switch result.name {
    case "performed": self = .performed(try result.value())
    case "failed": self = .failed(try result.value())
    default: throw result.isUnknown
    }
  }

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .performed(let outcome): try CodedCase.encode("performed", outcome, to: encoder)
    case .failed(let failure): try CodedCase.encode("failed", failure, to: encoder)
    }
  }
}
