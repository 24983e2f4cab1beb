public import Foundation

extension LocalizedStringKey.StringInterpolation {
  /// A text with its own style.
  public mutating func appendInterpolation(_ text: Text) { append(text) }

  /// A symbol among the words.
  public mutating func appendInterpolation(_ image: Image) { append(Text(image)) }

  /// A string as it stands, not read as Markdown.
  public mutating func appendInterpolation(_ string: String) { append(Text(verbatim: string)) }

  /// A part of a string as it stands, not read as Markdown.
  public mutating func appendInterpolation(_ string: Substring) {
    append(Text(verbatim: String(string)))
  }

  /// Words in the reader's language.
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    append(Text(resource))
  }

  /// Words with attributes of their own.
  public mutating func appendInterpolation(_ attributedString: AttributedString) {
    append(Text(attributedString))
  }

  /// Grouped by thousands in the current locale, as `%lld` is on Apple's platforms.
  public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
    append(Text(verbatim: Int(clamping: value).formatted()), placeholder: "%lld")
  }

  /// With six digits after the point, as `%lf` is on Apple's platforms.
  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
    let words = String(format: "%lf", locale: .current, Double(value))
    append(Text(verbatim: words), placeholder: "%lf")
  }

  /// Any other value in the words of its own description.
  @_disfavoredOverload
  public mutating func appendInterpolation<Value>(_ value: Value) {
    append(Text(verbatim: "\(value)"))
  }

  /// A number in the form of C's `printf`.
  public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
    let words = String(format: specifier, locale: .current, value)
    append(Text(verbatim: words), placeholder: specifier)
  }

  /// A value written by a format style when the timeline is made.
  public mutating func appendInterpolation<Format: FormatStyle & Sendable>(
    _ input: Format.FormatInput,
    format: Format
  )
  where
    Format.FormatInput: Equatable & Sendable,
    Format.FormatOutput == String
  {
    append(Text(input, format: format))
  }

  /// A value written by a formatter when the timeline is made.
  public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
    append(Text(subject, formatter: formatter))
  }
}
