extension IntentInput {
  /// The texts that a user would type for the input: one for each element of a list, none for an
  /// absent value.
  package var parameterTexts: [String] {
    switch self {
    case .text(let text): [text]
    case .value(let value): value.parameterTexts
    }
  }
}

extension IntentValue {
  fileprivate var parameterTexts: [String] {
    switch self {
    case .none: []
    case .list(let values): values.flatMap(\.parameterTexts)
    case .enumeration(let value): [value.rawValue]
    case .entity(let value): [value.id]
    default: [displayText]
    }
  }
}
