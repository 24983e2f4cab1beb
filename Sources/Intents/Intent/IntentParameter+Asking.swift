/// Questions that `perform()` asks. Where nobody can answer them, each ends the run with an error that
/// names the argument which would have (AI-30).
extension IntentParameter {
  /// Asks for a value and waits for it.
  ///
  /// - Throws: always, because nobody can answer.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.ValueType {
    throw needsValueError(dialog)
  }

  /// The form of 2022 sources: `throw $name.requestValue("…")`.
  @available(*, deprecated, renamed: "needsValueError")
  @_disfavoredOverload
  public func requestValue(_ dialog: IntentDialog? = nil) -> any Error {
    needsValueError(dialog)
  }

  /// The error that ends the run and asks for a value.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    .needsValue(parameter: boundName, dialog: dialog ?? declaration.requestDialog)
  }

  /// Asks which of several values is meant.
  ///
  /// - Throws: always, because nobody can answer.
  public func requestDisambiguation(
    among values: [Value.ValueType],
    dialog: IntentDialog? = nil
  ) async throws -> Value.ValueType {
    throw needsDisambiguationError(among: values, dialog: dialog)
  }

  /// The error that ends the run and asks which of several values is meant.
  public func needsDisambiguationError(
    among values: [Value.ValueType],
    dialog: IntentDialog? = nil
  ) -> AppIntentError {
    .needsValue(parameter: boundName, dialog: dialog)
  }

  /// Asks whether a value is meant.
  ///
  /// - Throws: always, because nobody can answer.
  public func requestConfirmation(
    for item: Value.ValueType,
    dialog: IntentDialog? = nil
  ) async throws -> Bool {
    throw AppIntentError.needsConfirmation(dialog: dialog)
  }
}

extension AppIntent {
  /// Asks whether to go on, and returns when the person wants to (AI-26).
  ///
  /// - Throws: when the person declines, and where nobody can be asked: `--yes` answers there.
  public func requestConfirmation(dialog: IntentDialog? = nil) async throws {
    let question = dialog?.full.text ?? "\(String(localized: Self.title))?"
    switch await IntentConversation.current?.confirm(question) {
    case true: return
    case false: throw AppIntentError.needsConfirmation(dialog: dialog)
    default: throw AppIntentError.needsValue(parameter: "yes", dialog: dialog)
    }
  }
}
