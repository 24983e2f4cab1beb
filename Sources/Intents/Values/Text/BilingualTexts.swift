internal import Moments

extension LocalizedStringResource {
  /// Creates a text in two languages; the present language is chosen at run time.
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
  /// Creates a sentence in two languages; only the one in use is evaluated.
  package init(english: @autoclosure () -> String, turkish: @autoclosure () -> String) {
    self.init(
      LocalizedStringResource(stringLiteral: String(english: english(), turkish: turkish()))
    )
  }
}
