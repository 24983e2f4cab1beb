public import Wire

extension IntentError: WiredChoice {
  public static var noun: StaticString { "error" }

  public static func cases<Coder: WireCoder>(
    _ value: IntentError?,
    _ coder: inout Coder
  ) throws(WireFault) -> IntentError {
    if try coder.isCase("cancelled", 0, value, { $0 == .cancelled }) { return .cancelled }
    if let error = try unknownNames(value, &coder) { return error }
    if let error = try badArguments(value, &coder) { return error }
    if let error = try refusals(value, &coder) { return error }
    throw coder.unknown(noun)
  }

  /// What has a name that is not known.
  private static func unknownNames<Coder: WireCoder>(
    _ value: IntentError?,
    _ coder: inout Coder
  ) throws(WireFault) -> IntentError? {
    if let it = try coder.when(
      "unknownIntent",
      1,
      value,
      { if case .unknownIntent(let name, let suggestion) = $0 { (name, suggestion) } else { nil } }
    ) {
      return .unknownIntent(
        name: try coder.required("name", 0, it?.0),
        suggestion: try coder.field("suggestion", 1, it?.1)
      )
    }
    if let it = try coder.when(
      "unknownEntityType",
      2,
      value,
      {
        if case .unknownEntityType(let name, let suggestion, let known) = $0 {
          (name, suggestion, known)
        } else {
          nil
        }
      }
    ) {
      return .unknownEntityType(
        name: try coder.required("name", 0, it?.0),
        suggestion: try coder.field("suggestion", 1, it?.1),
        known: try coder.list("known", 2, it?.2)
      )
    }
    if let it = try coder.when(
      "unknownProperty",
      3,
      value,
      {
        if case .unknownProperty(let name, let entity, let suggestion, let known) = $0 {
          (name, entity, suggestion, known)
        } else {
          nil
        }
      }
    ) {
      return .unknownProperty(
        name: try coder.required("name", 0, it?.0),
        entity: try coder.required("entity", 1, it?.1),
        suggestion: try coder.field("suggestion", 2, it?.2),
        known: try coder.list("known", 3, it?.3)
      )
    }
    if let it = try coder.when(
      "unknownParameter",
      4,
      value,
      {
        if case .unknownParameter(let name, let intent, let suggestion, let known) = $0 {
          (name, intent, suggestion, known)
        } else {
          nil
        }
      }
    ) {
      return .unknownParameter(
        name: try coder.required("name", 0, it?.0),
        intent: try coder.required("intent", 1, it?.1),
        suggestion: try coder.field("suggestion", 2, it?.2),
        known: try coder.list("known", 3, it?.3)
      )
    }
    if let it = try coder.when(
      "unknownCase",
      5,
      value,
      {
        if case .unknownCase(let parameter, let found, let known, let suggestion) = $0 {
          (parameter, found, known, suggestion)
        } else {
          nil
        }
      }
    ) {
      return .unknownCase(
        parameter: try coder.required("parameter", 0, it?.0),
        found: try coder.required("found", 1, it?.1),
        known: try coder.list("known", 2, it?.2),
        suggestion: try coder.field("suggestion", 3, it?.3)
      )
    }
    if let it = try coder.when(
      "unknownOption",
      6,
      value,
      {
        if case .unknownOption(let parameter, let found, let known, let suggestion) = $0 {
          (parameter, found, known, suggestion)
        } else {
          nil
        }
      }
    ) {
      return .unknownOption(
        parameter: try coder.required("parameter", 0, it?.0),
        found: try coder.required("found", 1, it?.1),
        known: try coder.list("known", 2, it?.2),
        suggestion: try coder.field("suggestion", 3, it?.3)
      )
    }
    return nil
  }
}

extension IntentError.Candidate: WiredRecord {
  public static func fields<Coder: WireCoder>(
    _ value: Self?,
    _ coder: inout Coder
  ) throws(WireFault) -> Self {
    Self(
      id: try coder.required("id", 0, value?.id),
      title: try coder.required("title", 1, value?.title)
    )
  }
}
