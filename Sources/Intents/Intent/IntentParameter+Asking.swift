/// Questions that `perform()` asks. Where nobody can answer them, each ends the run with an error that
/// names the argument which would have (AI-30).
extension IntentParameter {
  /// Asks for a value and waits for it; the parameter itself keeps the value it has.
  ///
  /// - Throws: when the person gives none, and where nobody can be asked.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
    guard let value = try await answer(to: dialog) else { throw needsValueError(dialog) }
    return value
  }

  /// The form of 2022 sources: `throw $name.requestValue("…")` (AI-25).
  @available(*, deprecated, renamed: "needsValueError")
  @_disfavoredOverload
  public func requestValue(_ dialog: IntentDialog? = nil) -> any Error {
    needsValueError(dialog)
  }

  /// The error that ends this run; once the person has answered, `perform()` begins again (AI-24).
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    .needsValue(parameter: boundName, dialog: dialog ?? declaration.requestDialog)
  }

  /// Asks which of several values is meant, and waits.
  ///
  /// - Throws: when the person chooses none, and where nobody can be asked.
  public func requestDisambiguation(
    among values: [Value.ValueType],
    dialog: IntentDialog? = nil
  ) async throws -> Value.ValueType {
    let erased = values.map(\._intentValue)
    guard let index = try await choice(among: erased, dialog) else {
      throw needsDisambiguationError(among: values, dialog: dialog)
    }
    return values[index]
  }

  /// The error that ends this run; once the person has chosen, `perform()` begins again.
  public func needsDisambiguationError(
    among values: [Value.ValueType],
    dialog: IntentDialog? = nil
  ) -> AppIntentError {
    .needsDisambiguation(
      parameter: boundName,
      among: values.map(\._intentValue),
      dialog: dialog ?? declaration.disambiguationDialog
    )
  }

  /// Asks whether a value is meant: `false` when the person says no (AI-26).
  ///
  /// - Throws: where nobody can be asked.
  public func requestConfirmation(
    for item: Value.ValueType,
    dialog: IntentDialog? = nil
  ) async throws -> Bool {
    let question = dialog?.full.text ?? "\(item._intentValue.displayText)?"
    return try await IntentConversation.confirm(question)
  }
}
