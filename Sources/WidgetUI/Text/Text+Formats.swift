public import Foundation

extension Text {
  /// A value written by a format style when the timeline is made, in the locale of its place.
  public init<Format: FormatStyle & Sendable>(_ input: Format.FormatInput, format: Format)
  where
    Format.FormatInput: Equatable & Sendable,
    Format.FormatOutput == String
  {
    self.init(pieces: [Piece(content: .formatted(FormattedValue(input, format)))])
  }

  /// A value that a format style writes with attributes, when the timeline is made.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == AttributedString {
    self.init(format.format(input))
  }

  /// A value written by a formatter when the timeline is made; nothing where it cannot write it.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
}
