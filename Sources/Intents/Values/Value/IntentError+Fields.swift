public import Wire

extension IntentError: WiredChoice {
  public static var noun: StaticString { "error" }

  public static func cases<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    if try c.isCase("cancelled", 0, value, { $0 == .cancelled }) { return .cancelled }
    if let error = try unknownNames(value, &c) { return error }
    if let error = try badArguments(value, &c) { return error }
    if let error = try refusals(value, &c) { return error }
    throw c.unknown(noun)
  }

  /// Encodes or decodes the errors about unknown names; returns `nil` for any other error.
  private static func unknownNames<C: WireCoder>(
    _ value: IntentError?,
    _ c: inout C
  ) throws(WireFault) -> IntentError? {
    let unknownIntent = try c.when("unknownIntent", 1, value) {
      if case .unknownIntent(let name, let suggestion) = $0 { (name, suggestion) } else { nil }
    }
    if let it = unknownIntent {
      return .unknownIntent(
        name: try c.required("name", 0, it?.0),
        suggestion: try c.field("suggestion", 1, it?.1)
      )
    }
    let unknownEntityType = try c.when("unknownEntityType", 2, value) {
      if case .unknownEntityType(let name, let suggestion, let known) = $0 {
        (name, suggestion, known)
      } else {
        nil
      }
    }
    if let it = unknownEntityType {
      return .unknownEntityType(
        name: try c.required("name", 0, it?.0),
        suggestion: try c.field("suggestion", 1, it?.1),
        known: try c.list("known", 2, it?.2)
      )
    }
    let unknownProperty = try c.when("unknownProperty", 3, value) {
      if case .unknownProperty(let name, let entity, let suggestion, let known) = $0 {
        (name, entity, suggestion, known)
      } else {
        nil
      }
    }
    if let it = unknownProperty {
      return .unknownProperty(
        name: try c.required("name", 0, it?.0),
        entity: try c.required("entity", 1, it?.1),
        suggestion: try c.field("suggestion", 2, it?.2),
        known: try c.list("known", 3, it?.3)
      )
    }
    let unknownParameter = try c.when("unknownParameter", 4, value) {
      if case .unknownParameter(let name, let intent, let suggestion, let known) = $0 {
        (name, intent, suggestion, known)
      } else {
        nil
      }
    }
    if let it = unknownParameter {
      return .unknownParameter(
        name: try c.required("name", 0, it?.0),
        intent: try c.required("intent", 1, it?.1),
        suggestion: try c.field("suggestion", 2, it?.2),
        known: try c.list("known", 3, it?.3)
      )
    }
    let unknownCase = try c.when("unknownCase", 5, value) {
      if case .unknownCase(let parameter, let found, let known, let suggestion) = $0 {
        (parameter, found, known, suggestion)
      } else {
        nil
      }
    }
    if let it = unknownCase {
      return .unknownCase(
        parameter: try c.required("parameter", 0, it?.0),
        found: try c.required("found", 1, it?.1),
        known: try c.list("known", 2, it?.2),
        suggestion: try c.field("suggestion", 3, it?.3)
      )
    }
    let unknownOption = try c.when("unknownOption", 6, value) {
      if case .unknownOption(let parameter, let found, let known, let suggestion) = $0 {
        (parameter, found, known, suggestion)
      } else {
        nil
      }
    }
    if let it = unknownOption {
      return .unknownOption(
        parameter: try c.required("parameter", 0, it?.0),
        found: try c.required("found", 1, it?.1),
        known: try c.list("known", 2, it?.2),
        suggestion: try c.field("suggestion", 3, it?.3)
      )
    }
    return nil
  }
}

extension IntentError.Candidate: WiredRecord {
  public static func fields<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    Self(
      id: try c.required("id", 0, value?.id),
      title: try c.required("title", 1, value?.title)
    )
  }
}
