/// Collects the literal parts and the values of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity + interpolationCount * 8)
  }

  public mutating func appendLiteral(_ literal: String) {
    text += literal
  }

  /// Adds a value as `String(describing:)` writes it, evaluated at once.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += privacy.isHidden ? "<private>" : align.aligned(String(describing: value()))
  }

  /// Adds a number; of the formats, digits behind the point and hexadecimal have an effect.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> some BinaryInteger,
    format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    let number = String(value(), radix: format.radix)
    text += privacy.isHidden ? "<private>" : align.aligned(number)
  }

  /// Adds a number with the digits behind its point that the format asks for.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Double,
    format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += privacy.isHidden ? "<private>" : align.aligned(format.text(of: value()))
  }
}
