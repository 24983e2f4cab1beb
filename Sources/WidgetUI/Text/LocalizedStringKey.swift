public import Foundation

/// A text's words as its author wrote them: looked up, then read as inline Markdown (SU-54).
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  enum Element: Equatable, Sendable {
    case literal(String)
    /// A value, its placeholder in a string table, and for a number whether it equals one.
    case argument(Text, placeholder: String, isOne: Bool?)
  }

  let elements: [Element]

  public init(_ value: String) { elements = [.literal(value)] }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    elements = stringInterpolation.elements
  }

  /// Collects the literals and the values of an interpolation.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var elements: [Element] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      elements.reserveCapacity(min(interpolationCount, 64) * 2 + 1)
    }

    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { elements.append(.literal(literal)) }
    }

    /// Appends a text; `number` is its value if it is a number, which nouns agree with.
    fileprivate mutating func append(
      _ text: Text,
      placeholder: String = "%@",
      number: Any? = nil
    ) {
      elements.append(.argument(text, placeholder: placeholder, isOne: Self.isOne(number)))
    }

    /// Whether a number equals one; `nil` for other values.
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
  /// A text with its own style.
  public mutating func appendInterpolation(_ text: Text) { append(text) }

  /// A symbol among the words.
  public mutating func appendInterpolation(_ image: Image) { append(Text(image)) }

  /// Appends a string, which is not parsed as Markdown.
  public mutating func appendInterpolation(_ string: String) { append(Text(verbatim: string)) }

  /// Appends a substring, which is not parsed as Markdown.
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

  /// Grouped by thousands in the locale of its place, as `%lld` is on Apple's platforms.
  public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
    let text = Text(FormattedValue(Int(clamping: value), .number))
    append(text, placeholder: "%lld", number: value)
  }

  /// With six digits after the point, as `%lf` is on Apple's platforms.
  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
    appendInterpolation(Double(value), specifier: "%lf")
  }

  /// Any other value in the words of its own description.
  @_disfavoredOverload
  public mutating func appendInterpolation<Value>(_ value: Value) {
    append(Text(verbatim: "\(value)"))
  }

  /// A number in the form of C's `printf`.
  public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
    let text =
      FormattedValue(value, specifier: specifier).map { Text($0) }
      ?? Text(verbatim: String(format: specifier, locale: .current, value))
    append(text, placeholder: specifier, number: value)
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
    append(Text(input, format: format), number: input)
  }

  /// A value written by a formatter when the timeline is made.
  public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
    append(Text(subject, formatter: formatter))
  }

  /// A date that stays open until it is drawn (WK-112 to WK-116).
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    append(Text(date, style: style))
  }

  /// The stretch between two dates (WK-118).
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(Text(dates)) }

  /// The stretch that `interval` covers (WK-118).
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
  /// Creates the text of `key` in the reader's language, read as inline Markdown (SU-54).
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

  /// The words of `resource` in the reader's language.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(verbatim: String(localized: resource))
  }
}
