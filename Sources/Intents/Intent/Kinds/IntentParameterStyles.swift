public import Essentials

/// Whether the previous action's output flows into a parameter of a shortcut; without effect here.
public enum InputConnectionBehavior: Sendable {
  case `default`
  case never
  case connectToPreviousIntentResult
}

extension Bool {
  /// The labels of true and false in an editor.
  public struct IntentDisplayName: Sendable {
    public let `true`: LocalizedStringResource
    public let `false`: LocalizedStringResource

    /// Names both values.
    public init(true: LocalizedStringResource, false: LocalizedStringResource) {
      self.true = `true`
      self.false = `false`
    }
  }
}

extension Int {
  /// The control by which an editor would set a whole number.
  public enum IntentControlStyle: Sendable { case stepper, field }
}

extension Double {
  /// The control by which an editor would set a number.
  public enum IntentControlStyle: Sendable { case stepper, field, slider }
}

extension Date {
  /// The fields that an editor shows for a date.
  public enum IntentDateKind: Sendable { case date, time, dateTime }
}

extension DateComponents {
  /// The fields that an editor shows for a date.
  public typealias IntentDateKind = Date.IntentDateKind
}

extension String {
  /// The text input of an editor; a terminal accepts text as typed.
  public struct IntentInputOptions: Sendable {
    /// The keyboard that a telephone shows.
    public enum KeyboardType: Sendable {
      case `default`, asciiCapable, numbersAndPunctuation, url, numberPad, phonePad, namePhonePad
      case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
    }

    /// Automatic capitalization.
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
