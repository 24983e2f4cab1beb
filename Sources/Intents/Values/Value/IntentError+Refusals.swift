internal import Wire

// The cases of errors but for those of unknown names.
extension IntentError {
  /// What is given for a parameter or a property.
  static func badArguments<Coder: WireCoder>(
    _ value: IntentError?,
    _ coder: inout Coder
  ) throws(WireFault) -> IntentError? {
    if let it = try coder.when(
      "missingParameters",
      7,
      value,
      { if case .missingParameters(let names, let intent) = $0 { (names, intent) } else { nil } }
    ) {
      return .missingParameters(
        try coder.list("names", 0, it?.0),
        intent: try coder.required("intent", 1, it?.1)
      )
    }
    if let it = try coder.when(
      "repeatedParameter",
      8,
      value,
      { if case .repeatedParameter(let name, let intent) = $0 { (name, intent) } else { nil } }
    ) {
      return .repeatedParameter(
        try coder.required("name", 0, it?.0),
        intent: try coder.required("intent", 1, it?.1)
      )
    }
    if let it = try coder.when(
      "mistyped",
      9,
      value,
      {
        if case .mistyped(let parameter, let expected, let found, let example) = $0 {
          (parameter, expected, found, example)
        } else {
          nil
        }
      }
    ) {
      return .mistyped(
        parameter: try coder.required("parameter", 0, it?.0),
        expected: try coder.required("expected", 1, it?.1),
        found: try coder.required("found", 2, it?.2),
        example: try coder.required("example", 3, it?.3)
      )
    }
    if let it = try coder.when(
      "mistypedProperty",
      10,
      value,
      {
        if case .mistypedProperty(let property, let expected, let found, let hint) = $0 {
          (property, expected, found, hint)
        } else {
          nil
        }
      }
    ) {
      return .mistypedProperty(
        try coder.required("property", 0, it?.0),
        expected: try coder.required("expected", 1, it?.1),
        found: try coder.required("found", 2, it?.2),
        hint: try coder.field("hint", 3, it?.3)
      )
    }
    if let it = try coder.when(
      "outOfRange",
      11,
      value,
      {
        if case .outOfRange(let parameter, let found, let range) = $0 {
          (parameter, found, range)
        } else {
          nil
        }
      }
    ) {
      return .outOfRange(
        parameter: try coder.required("parameter", 0, it?.0),
        found: try coder.required("found", 1, it?.1),
        range: try coder.required("range", 2, it?.2)
      )
    }
    if let it = try coder.when(
      "notFound",
      12,
      value,
      {
        if case .notFound(let entity, let text, let suggestion) = $0 {
          (entity, text, suggestion)
        } else {
          nil
        }
      }
    ) {
      return .notFound(
        entity: try coder.required("entity", 0, it?.0),
        text: try coder.required("text", 1, it?.1),
        suggestion: try coder.field("suggestion", 2, it?.2)
      )
    }
    if let it = try coder.when(
      "ambiguous",
      13,
      value,
      {
        if case .ambiguous(let entity, let text, let candidates) = $0 {
          (entity, text, candidates)
        } else {
          nil
        }
      }
    ) {
      return .ambiguous(
        entity: try coder.required("entity", 0, it?.0),
        text: try coder.required("text", 1, it?.1),
        candidates: try coder.list("candidates", 2, it?.2)
      )
    }
    if let it = try coder.when(
      "needsInput",
      14,
      value,
      { if case .needsInput(let parameter, let dialog) = $0 { (parameter, dialog) } else { nil } }
    ) {
      return .needsInput(
        parameter: try coder.required("parameter", 0, it?.0),
        dialog: try coder.field("dialog", 1, it?.1)
      )
    }
    return nil
  }

  /// What is not done.
  static func refusals<Coder: WireCoder>(
    _ value: IntentError?,
    _ coder: inout Coder
  ) throws(WireFault) -> IntentError? {
    if let it = try coder.when(
      "declined",
      15,
      value,
      { if case .declined(let what) = $0 { what } else { nil } }
    ) {
      return .declined(
        try coder.required("what", 0, it)
      )
    }
    if let it = try coder.when(
      "notPermitted",
      16,
      value,
      { if case .notPermitted(let intent) = $0 { intent } else { nil } }
    ) {
      return .notPermitted(
        intent: try coder.required("intent", 0, it)
      )
    }
    if let it = try coder.when(
      "duplicateIdentifier",
      17,
      value,
      {
        if case .duplicateIdentifier(let identifier, let types) = $0 {
          (identifier, types)
        } else {
          nil
        }
      }
    ) {
      return .duplicateIdentifier(
        try coder.required("identifier", 0, it?.0),
        types: try coder.list("types", 1, it?.1)
      )
    }
    if let it = try coder.when(
      "missingDependency",
      18,
      value,
      { if case .missingDependency(let type) = $0 { type } else { nil } }
    ) {
      return .missingDependency(
        try coder.required("type", 0, it)
      )
    }
    if let it = try coder.when(
      "failed",
      19,
      value,
      {
        if case .failed(let message, let hint, let exitCode) = $0 {
          (message, hint, exitCode)
        } else {
          nil
        }
      }
    ) {
      return .failed(
        message: try coder.required("message", 0, it?.0),
        hint: try coder.field("hint", 1, it?.1),
        exitCode: try coder.required("exitCode", 2, it?.2)
      )
    }
    return nil
  }
}
