internal import Wire

// The cases of errors but for those of unknown names.
extension IntentError {
  /// Encodes or decodes the errors about a parameter's or a property's value; returns `nil` for any
  /// other error.
  static func badArguments<C: WireCoder>(
    _ value: IntentError?,
    _ c: inout C
  ) throws(WireFault) -> IntentError? {
    let missingParameters = try c.when("missingParameters", 7, value) {
      if case .missingParameters(let names, let intent) = $0 { (names, intent) } else { nil }
    }
    if let it = missingParameters {
      return .missingParameters(
        try c.list("names", 0, it?.0),
        intent: try c.required("intent", 1, it?.1)
      )
    }
    let repeatedParameter = try c.when("repeatedParameter", 8, value) {
      if case .repeatedParameter(let name, let intent) = $0 { (name, intent) } else { nil }
    }
    if let it = repeatedParameter {
      return .repeatedParameter(
        try c.required("name", 0, it?.0),
        intent: try c.required("intent", 1, it?.1)
      )
    }
    let mistyped = try c.when("mistyped", 9, value) {
      if case .mistyped(let parameter, let expected, let found, let example) = $0 {
        (parameter, expected, found, example)
      } else {
        nil
      }
    }
    if let it = mistyped {
      return .mistyped(
        parameter: try c.required("parameter", 0, it?.0),
        expected: try c.required("expected", 1, it?.1),
        found: try c.required("found", 2, it?.2),
        example: try c.required("example", 3, it?.3)
      )
    }
    let mistypedProperty = try c.when("mistypedProperty", 10, value) {
      if case .mistypedProperty(let property, let expected, let found, let hint) = $0 {
        (property, expected, found, hint)
      } else {
        nil
      }
    }
    if let it = mistypedProperty {
      return .mistypedProperty(
        try c.required("property", 0, it?.0),
        expected: try c.required("expected", 1, it?.1),
        found: try c.required("found", 2, it?.2),
        hint: try c.field("hint", 3, it?.3)
      )
    }
    let outOfRange = try c.when("outOfRange", 11, value) {
      if case .outOfRange(let parameter, let found, let range) = $0 {
        (parameter, found, range)
      } else {
        nil
      }
    }
    if let it = outOfRange {
      return .outOfRange(
        parameter: try c.required("parameter", 0, it?.0),
        found: try c.required("found", 1, it?.1),
        range: try c.required("range", 2, it?.2)
      )
    }
    let notFound = try c.when("notFound", 12, value) {
      if case .notFound(let entity, let text, let suggestion) = $0 {
        (entity, text, suggestion)
      } else {
        nil
      }
    }
    if let it = notFound {
      return .notFound(
        entity: try c.required("entity", 0, it?.0),
        text: try c.required("text", 1, it?.1),
        suggestion: try c.field("suggestion", 2, it?.2)
      )
    }
    let ambiguous = try c.when("ambiguous", 13, value) {
      if case .ambiguous(let entity, let text, let candidates) = $0 {
        (entity, text, candidates)
      } else {
        nil
      }
    }
    if let it = ambiguous {
      return .ambiguous(
        entity: try c.required("entity", 0, it?.0),
        text: try c.required("text", 1, it?.1),
        candidates: try c.list("candidates", 2, it?.2)
      )
    }
    let needsInput = try c.when("needsInput", 14, value) {
      if case .needsInput(let parameter, let dialog) = $0 { (parameter, dialog) } else { nil }
    }
    if let it = needsInput {
      return .needsInput(
        parameter: try c.required("parameter", 0, it?.0),
        dialog: try c.field("dialog", 1, it?.1)
      )
    }
    return nil
  }

  /// Encodes or decodes the errors about refused actions; returns `nil` for any other error.
  static func refusals<C: WireCoder>(
    _ value: IntentError?,
    _ c: inout C
  ) throws(WireFault) -> IntentError? {
    let declined = try c.when("declined", 15, value) {
      if case .declined(let what) = $0 { what } else { nil }
    }
    if let it = declined {
      return .declined(
        try c.required("what", 0, it)
      )
    }
    let notPermitted = try c.when("notPermitted", 16, value) {
      if case .notPermitted(let intent) = $0 { intent } else { nil }
    }
    if let it = notPermitted {
      return .notPermitted(
        intent: try c.required("intent", 0, it)
      )
    }
    let duplicateIdentifier = try c.when("duplicateIdentifier", 17, value) {
      if case .duplicateIdentifier(let identifier, let types) = $0 {
        (identifier, types)
      } else {
        nil
      }
    }
    if let it = duplicateIdentifier {
      return .duplicateIdentifier(
        try c.required("identifier", 0, it?.0),
        types: try c.list("types", 1, it?.1)
      )
    }
    let missingDependency = try c.when("missingDependency", 18, value) {
      if case .missingDependency(let type) = $0 { type } else { nil }
    }
    if let it = missingDependency {
      return .missingDependency(
        try c.required("type", 0, it)
      )
    }
    let failed = try c.when("failed", 19, value) {
      if case .failed(let message, let hint, let exitCode) = $0 {
        (message, hint, exitCode)
      } else {
        nil
      }
    }
    if let it = failed {
      return .failed(
        message: try c.required("message", 0, it?.0),
        hint: try c.field("hint", 1, it?.1),
        exitCode: try c.required("exitCode", 2, it?.2)
      )
    }
    return nil
  }
}
