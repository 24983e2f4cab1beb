internal import Moments

extension LocalizedStringResource {
  /// A text in each language, which is read in the one that is spoken then.
  package init(english: String, turkish: String) {
    #if canImport(Darwin)
    self.init(stringLiteral: String(english: english, turkish: turkish))
    #else
    self.init(String.LocalizationValue(key: english, text: english, turkish: turkish))
    #endif
  }
}

extension IntentDescription {
  /// Creates a description in each language.
  package init(english: String, turkish: String) {
    self.init(LocalizedStringResource(english: english, turkish: turkish))
  }
}

extension IntentDialog {
  /// A sentence in each language; the one that is spoken is made.
  package init(english: @autoclosure () -> String, turkish: @autoclosure () -> String) {
    self.init(
      LocalizedStringResource(stringLiteral: String(english: english(), turkish: turkish()))
    )
  }
}
