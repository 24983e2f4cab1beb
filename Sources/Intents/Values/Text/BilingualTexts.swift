internal import Moments

extension LocalizedStringResource {
  /// Creates a text in two languages; the user's language selects one when the text is shown.
  package init(english: String, turkish: String) {
    #if canImport(Darwin)
    self.init(stringLiteral: String(english: english, turkish: turkish))
    #else
    self.init(String.LocalizationValue(key: english, text: english, turkish: turkish))
    #endif
  }
}

extension IntentDescription {
  /// Creates a description in two languages.
  package init(english: String, turkish: String) {
    self.init(LocalizedStringResource(english: english, turkish: turkish))
  }
}

extension IntentDialog {
  /// Creates a sentence in two languages; only the text in the user's language is evaluated.
  package init(english: @autoclosure () -> String, turkish: @autoclosure () -> String) {
    self.init(
      LocalizedStringResource(stringLiteral: String(english: english(), turkish: turkish()))
    )
  }
}
