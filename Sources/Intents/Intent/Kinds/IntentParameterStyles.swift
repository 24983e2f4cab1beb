public import Essentials

/// The connection of a parameter with the output of a shortcut's previous action; widgetctl ignores
/// it.
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

    /// Creates labels for true and false.
    public init(true: LocalizedStringResource, false: LocalizedStringResource) {
      self.true = `true`
      self.false = `false`
    }
  }
}

extension Int {
  /// The control by which Apple's editor sets an integer; ignored in a terminal.
  public enum IntentControlStyle: Sendable { case stepper, field }
}

extension Double {
  /// The control by which Apple's editor sets a number; ignored in a terminal.
  public enum IntentControlStyle: Sendable { case stepper, field, slider }
}

extension Date {
  /// The fields that Apple's editor shows for a date; ignored in a terminal.
  public enum IntentDateKind: Sendable { case date, time, dateTime }
}

extension DateComponents {
  /// The fields that Apple's editor shows for a date; ignored in a terminal.
  public typealias IntentDateKind = Date.IntentDateKind
}

extension String {
  /// Options for the text field of an editor; a terminal accepts text as typed.
  public struct IntentInputOptions: Sendable {
    /// The keyboard that a telephone shows; ignored in a terminal.
    public enum KeyboardType: Sendable {
      case `default`, asciiCapable, numbersAndPunctuation, url, numberPad, phonePad, namePhonePad
      case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
    }

    /// The automatic capitalization of a telephone's keyboard; ignored in a terminal.
    public enum CapitalizationType: Sendable { case none, words, sentences, allCharacters }

    public let multiline: Bool

    /// Creates options; a terminal ignores all of them.
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
