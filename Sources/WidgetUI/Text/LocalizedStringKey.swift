public import Foundation

/// A text's words as its author wrote them: looked up, then read as inline Markdown (SU-54).
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  enum Element: Equatable, Sendable {
    case literal(String)
    case argument(Text)
  }

  let elements: [Element]

  public init(_ value: String) { elements = [.literal(value)] }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) {
    elements = stringInterpolation.elements
  }

  /// Collects the literals and the values of an interpolation.
  public struct StringInterpolation: StringInterpolationProtocol {
    var elements: [Element] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      elements.reserveCapacity(interpolationCount * 2 + 1)
    }

    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { elements.append(.literal(literal)) }
    }

    public mutating func appendInterpolation(_ text: Text) {
      elements.append(.argument(text))
    }

    public mutating func appendInterpolation(_ image: Image) {
      elements.append(.argument(Text(image)))
    }

    public mutating func appendInterpolation(_ string: String) {
      elements.append(.argument(Text(verbatim: string)))
    }

    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      elements.append(.argument(Text(resource)))
    }

    /// Grouped by thousands in the current locale, as `%lld` is on Apple's platforms.
    public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
      elements.append(.argument(Text(verbatim: Int(clamping: value).formatted())))
    }

    @_disfavoredOverload
    public mutating func appendInterpolation<Value>(_ value: Value) {
      elements.append(.argument(Text(verbatim: "\(value)")))
    }

    /// A number in the form of C's `printf`.
    public mutating func appendInterpolation<Value: CVarArg>(
      _ value: Value,
      specifier: String
    ) {
      elements.append(.argument(Text(verbatim: String(format: specifier, value))))
    }

    public mutating func appendInterpolation<Format: FormatStyle>(
      _ input: Format.FormatInput,
      format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
      elements.append(.argument(Text(input, format: format)))
    }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      elements.append(.argument(Text(date, style: style)))
    }

    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      elements.append(.argument(Text(dates)))
    }

    public mutating func appendInterpolation(_ interval: DateInterval) {
      elements.append(.argument(Text(interval)))
    }
  }
}

extension Text {
  /// The words of `key`, read as inline Markdown (SU-54).
  ///
  /// There are no tables of translations to look the key up in: it is its own translation.
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(pieces: InlineMarkdown.pieces(of: key.elements))
  }

  /// The words of `resource` in the reader's language.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(verbatim: String(localized: resource))
  }
}
