public import Essentials

/// An amount of money: `12.50 EUR`.
public struct IntentCurrencyAmount: Sendable, Hashable {
  public let amount: Decimal
  /// The currency code of ISO 4217, such as `EUR`.
  public let currencyCode: String

  /// Creates an amount in the currency with a code of ISO 4217, such as `EUR`.
  public init(amount: Decimal, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }
}

extension IntentCurrencyAmount: _IntentValue {
  private static var dimension: String { "currency" }

  public static var _intentValueType: IntentValueType { .measurement(dimension) }

  public var _intentValue: IntentValue {
    .measurement(
      MeasurementValue(
        value: Double(amount.description) ?? .nan,
        unit: currencyCode,
        dimension: Self.dimension
      )
    )
  }

  /// Resolves a number and a code of three letters, in either order.
  public static func _resolve(
    _ input: IntentInput,
    parameter: String,
    in context: IntentContext
  ) async throws(IntentError) -> IntentCurrencyAmount {
    switch input {
    case .value(.measurement(let value)) where value.dimension == dimension:
      if let amount = Decimal(string: value.value.description) {
        return IntentCurrencyAmount(amount: amount, currencyCode: value.unit)
      }
    case .text(let text), .value(.string(let text)):
      let words = text.split(separator: " ").map(String.init)
      let code = words.first { $0.count == 3 && $0.allSatisfy(\.isLetter) }
      let number = words.first { Double($0) != nil }
      if words.count == 2, let code, let amount = number.flatMap({ Decimal(string: $0) }) {
        return IntentCurrencyAmount(amount: amount, currencyCode: code.uppercased())
      }
    default: break
    }
    throw .mistyped(parameter, "an amount with its currency", input, "\"12.50 EUR\"")
  }
}

extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
  /// Creates a parameter for amounts of money; others than those of `currencyCodes` and
  /// `inclusiveRange` are rejected.
  ///
  /// ```swift
  /// struct Pay: AppIntent {
  ///   static let title: LocalizedStringResource = "Pay"
  ///   @Parameter(title: "Amount", currencyCodes: ["EUR", "TRY"]) var amount: IntentCurrencyAmount
  ///   func perform() async throws -> some IntentResult { .result() }
  /// }
  /// ```
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    currencyCodes: [String] = [],
    inclusiveRange: (lowerBound: Double, upperBound: Double)? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, defaultValue, requestValueDialog) { declaration in
      let bounds = inclusiveRange.map { $0.lowerBound...max($0.lowerBound, $0.upperBound) }
      declaration.range = bounds.map { "from \($0.lowerBound) to \($0.upperBound)" }
      declaration.check = { value in
        guard case .measurement(let amount) = value else { return nil }
        if !currencyCodes.isEmpty, !currencyCodes.contains(amount.unit) {
          return "in \(currencyCodes.joined(separator: ", "))"
        }
        guard let bounds, !bounds.contains(amount.value) else { return nil }
        return "from \(bounds.lowerBound) to \(bounds.upperBound)"
      }
    }
  }
}
