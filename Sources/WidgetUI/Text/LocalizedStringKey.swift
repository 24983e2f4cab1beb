public import Foundation

/// The key of a text in string tables; its translation is parsed as inline Markdown (SU-54).
///
/// ```swift
/// Text("**\(3)** glasses of *water*")
/// ```
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  enum Element: Equatable, Sendable {
    case literal(String)
    /// A value with its placeholder in a string table; `isOne` is whether a number equals one.
    case argument(Text, placeholder: String, isOne: Bool?)
  }

  let elements: [Element]

  public init(_ value: String) { elements = [.literal(value)] }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    elements = stringInterpolation.elements
  }

  /// Collects the literal parts and the values of a text's interpolation.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var elements: [Element] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      elements.reserveCapacity(min(interpolationCount, 64) * 2 + 1)
    }

    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { elements.append(.literal(literal)) }
    }

    /// Appends a text; `number` is the value that nouns in the literal may agree with.
    fileprivate mutating func append(
      _ text: Text,
      placeholder: String = "%@",
      number: Any? = nil
    ) {
      elements.append(.argument(text, placeholder: placeholder, isOne: Self.isOne(number)))
    }

    /// Returns whether a number is 1 or -1; `nil` for a value that is not a number.
    private static func isOne(_ value: Any?) -> Bool? {
      switch value {
      case let whole as any BinaryInteger: Int64(clamping: whole).magnitude == 1
      case let fraction as any BinaryFloatingPoint: Double(fraction).magnitude == 1
      default: nil
      }
    }
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a text with its own style.
  public mutating func appendInterpolation(_ text: Text) { append(text) }

  /// Appends an image: a symbol is a glyph, and any other image is replaced by the symbol `photo`.
  public mutating func appendInterpolation(_ image: Image) { append(Text(image)) }

  /// Appends a string, which is not parsed as Markdown.
  public mutating func appendInterpolation(_ string: String) { append(Text(verbatim: string)) }

  /// Appends a substring, which is not parsed as Markdown.
  public mutating func appendInterpolation(_ string: Substring) {
    append(Text(verbatim: String(string)))
  }

  /// Appends a resource in the user's language.
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    append(Text(resource))
  }

  /// Appends an attributed string; attributes that a terminal does not have are ignored.
  public mutating func appendInterpolation(_ attributedString: AttributedString) {
    append(Text(attributedString))
  }

  /// Appends an integer with thousands separators of the environment's locale, as `%lld` does on
  /// Apple's platforms.
  public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
    let text = Text(FormattedValue(Int(clamping: value), .number))
    append(text, placeholder: "%lld", number: value)
  }

  /// Appends a number with six digits after the point, as `%lf` does on Apple's platforms.
  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
    appendInterpolation(Double(value), specifier: "%lf")
  }

  /// Appends the description of any other value.
  @_disfavoredOverload
  public mutating func appendInterpolation<Value>(_ value: Value) {
    append(Text(verbatim: "\(value)"))
  }

  /// Appends a number formatted by a `printf` specifier, such as `%.1f`.
  public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
    let text =
      FormattedValue(value, specifier: specifier).map { Text($0) }
      ?? Text(verbatim: String(format: specifier, locale: .current, value))
    append(text, placeholder: specifier, number: value)
  }

  /// Appends a value formatted by a format style during the reload.
  public mutating func appendInterpolation<Format: FormatStyle & Sendable>(
    _ input: Format.FormatInput,
    format: Format
  )
  where
    Format.FormatInput: Equatable & Sendable,
    Format.FormatOutput == String
  {
    append(Text(input, format: format), number: input)
  }

  /// Appends a value formatted by a formatter during the reload.
  public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
    append(Text(subject, formatter: formatter))
  }

  /// Appends a date that is formatted when the picture is drawn (WK-112 to WK-116).
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    append(Text(date, style: style))
  }

  /// Appends the range between two dates (WK-118).
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(Text(dates)) }

  /// Appends the range of an interval (WK-118).
  public mutating func appendInterpolation(_ interval: DateInterval) { append(Text(interval)) }

  /// Appends a timer that runs inside the interval and is constant outside of it (WK-117).
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>,
    pauseTime: Date? = nil,
    countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    append(
      Text(
        timerInterval: timerInterval,
        pauseTime: pauseTime,
        countsDown: countsDown,
        showsHours: showsHours
      )
    )
  }
}

extension Text {
  /// Creates the text of `key` in the user's language, read as inline Markdown (SU-54).
  ///
  /// - Parameters:
  ///   - key: The key in the table; a key that is not found is its own translation.
  ///   - tableName: The table without its extension; `nil` is `Localizable`.
  ///   - bundle: The bundle with the tables; `nil` is the extension's own.
  ///   - comment: A hint for translators.
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    let elements = Translations.elements(of: key, table: tableName, bundle: bundle)
    self.init(pieces: InlineMarkdown.pieces(of: elements))
  }

  /// Creates the text of a resource in the user's language.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(verbatim: String(localized: resource))
  }
}
