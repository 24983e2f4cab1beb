import Essentials

/// The author's declaration of a parameter, without the parameter's Swift type.
///
/// Each instance of an intent creates its own declarations. The type is not generic, because every
/// use of a generic one would look up type metadata.
package struct ParameterDeclaration: Sendable {
  package var title: LocalizedStringResource?
  package var description: LocalizedStringResource?
  package var defaultValue: (any _IntentValue)?
  /// Returns a description of the valid range if a value is outside of the range; `nil` if the
  /// value is valid.
  package var check: (@Sendable (IntentValue) -> String?)?
  package var range: String?
  package var cases: [IntentValue]?
  /// Returns the valid number of values in a list for the family of the configured widget.
  ///
  /// The property, or its result, is `nil` if any number is valid.
  package var size: (@Sendable (IntentWidgetFamily?) -> IntentCollectionSize?)?
  /// Resolves one value with the query that the author declared; `nil` for the default query of the
  /// type.
  package var element: ParameterElement?
  package var requestDialog: IntentDialog?
  package var disambiguationDialog: IntentDialog?
  package var options: (@Sendable () async throws -> [IntentOption])?
  package var defaultResult: (@Sendable () async throws -> IntentValue?)?

  package init() {}

  var isRestricted: Bool { check != nil || cases != nil || size != nil }
}

/// The function that resolves one value of a parameter.
package struct ParameterElement: Sendable {
  package let resolve:
    @Sendable (IntentInput, String, IntentContext) async throws(IntentError) -> any _IntentValue
}

extension IntentParameter {
  /// Creates a parameter; `complete` sets the parts of the declaration that only some parameters
  /// have.
  package convenience init(
    _ title: LocalizedStringResource?,
    _ description: LocalizedStringResource?,
    _ defaultValue: Value.UnwrappedType?,
    _ requestDialog: IntentDialog?,
    _ complete: (inout ParameterDeclaration) -> Void = { _ in }
  ) {
    var declaration = ParameterDeclaration()
    declaration.title = title
    declaration.description = description
    declaration.defaultValue = defaultValue
    declaration.requestDialog = requestDialog
    complete(&declaration)
    self.init(declaration)
  }

  /// Creates a parameter of a type that another module defines.
  package convenience init(
    title: LocalizedStringResource?,
    description: LocalizedStringResource?,
    default defaultValue: (any _IntentValue)?,
    requestValueDialog: IntentDialog?,
    check: @escaping @Sendable (IntentValue) -> String?
  ) {
    self.init(title, description, nil, requestValueDialog) { declaration in
      declaration.defaultValue = defaultValue
      declaration.check = check
    }
  }
}

/// The number of values in a list: `3`, or `.init(min: 1, max: 5)`.
public struct IntentCollectionSize: Sendable, Hashable, ExpressibleByIntegerLiteral {
  public let min: Int
  public let max: Int

  /// Creates a size with bounds; by default a list may have any length.
  public init(min: Int = 0, max: Int = .max) {
    self.min = min
    self.max = max
  }

  /// Creates a size of exactly `count` values.
  public init(exactly count: Int) {
    self.init(min: count, max: count)
  }

  public init(integerLiteral value: Int) {
    self.init(exactly: value)
  }

  /// The size as a phrase, such as "from 1 to 5 values".
  package var text: String {
    if min == max { return "\(min) \(min == 1 ? "value" : "values")" }
    if max == .max { return "at least \(min) \(min == 1 ? "value" : "values")" }
    return "from \(min) to \(max) values"
  }
}
