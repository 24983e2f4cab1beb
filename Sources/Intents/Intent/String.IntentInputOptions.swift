extension String {
  /// How an editor would take text; the terminal takes it as it is typed.
  public struct IntentInputOptions: Sendable {
    /// The keyboard that a telephone shows.
    public enum KeyboardType: Sendable {
      case `default`, asciiCapable, numbersAndPunctuation, url, numberPad, phonePad, namePhonePad
      case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
    }

    /// What is written in capitals by itself.
    public enum CapitalizationType: Sendable { case none, words, sentences, allCharacters }

    public let multiline: Bool

    /// Makes options; only `multiline` is kept.
    public init(
      keyboardType: KeyboardType = .asciiCapable,
      capitalizationType: CapitalizationType = .sentences,
      multiline: Bool = false,
      autocorrect: Bool = true,
      smartQuotes: Bool = true,
      smartDashes: Bool = true
    ) {
      self.multiline = multiline
    }
  }
}
