public import Essentials
internal import Moments

#if !canImport(Darwin)
extension String {
  /// Text with interpolated values, as an author writes it in a literal.
  public struct LocalizationValue: Sendable, Hashable, Codable {
    /// The key of the text in a string table: the text with `%@` for each value.
    package let key: String
    /// The English text, with its values inserted.
    package let text: String
    /// The Turkish text; if it is `nil`, the English one is used.
    package let turkish: String?

    package init(key: String, text: String, turkish: String? = nil) {
      self.key = key
      self.text = text
      self.turkish = turkish
    }

    /// The text in the user's language, with its values inserted.
    package var spoken: String {
      if UserLanguage.spoken == .turkish, let turkish { turkish } else { text }
    }

    /// Creates a value from text that is known only at run time.
    public init(_ value: String) {
      self.init(key: value, text: value)
    }
  }
}

extension String.LocalizationValue: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    self.init(key: stringInterpolation.key, text: stringInterpolation.text)
  }

  /// The type of a value that is inserted after the text is created.
  public enum Placeholder: Sendable { case int, uint, float, double, object }

  /// Collects the literal parts and the values of a localizable string.
  public struct StringInterpolation: StringInterpolationProtocol {
    package var key = ""
    package var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 8)
    }

    public mutating func appendLiteral(_ literal: String) {
      key += literal
      text += literal
    }

    private mutating func append(value: String) {
      key += "%@"
      text += value
    }

    /// Appends a value by its description.
    public mutating func appendInterpolation<Value: CustomStringConvertible>(_ value: Value) {
      append(value: value.description)
    }

    /// Appends the display title of a value, such as an entity or a resource.
    public mutating func appendInterpolation<Value>(_ value: Value)
    where Value: CustomLocalizedStringResourceConvertible {
      append(value: value.localizedStringResource.text)
    }

    /// Appends the display title of a value that also has a description.
    public mutating func appendInterpolation<Value>(_ value: Value)
    where Value: CustomLocalizedStringResourceConvertible & CustomStringConvertible {
      append(value: value.localizedStringResource.text)
    }

    /// Appends a placeholder for a value that is inserted later; the placeholder is shown as `#`.
    public mutating func appendInterpolation(placeholder: Placeholder) {
      append(value: "#")
    }

    /// Appends a number formatted by a `printf` specifier: `%.2f`, `%05d`, `%x`.
    public mutating func appendInterpolation<Value: CustomStringConvertible>(
      _ value: Value,
      specifier: String
    ) {
      append(value: NumberSpecifier(specifier)?.text(of: value) ?? value.description)
    }

    /// Appends a value formatted by a format style.
    public mutating func appendInterpolation<Style: FormatStyle>(
      _ value: Style.FormatInput,
      format: Style
    ) where Style.FormatOutput == String {
      append(value: format.format(value))
    }
  }
}
#endif
