internal import WidgetIntents

extension ScriptChecker {
  /// The names of types in other languages, with the names that scripts use.
  private static let typeNames = [
    "integer": "Int", "long": "Int", "float": "Double", "number": "Double", "boolean": "Bool",
    "str": "String", "text": "String", "datetime": "Date", "time": "Date", "timedelta": "Duration",
    "void": "Nothing", "none": "Nothing",
  ]

  /// Returns the type with the written name; `nil` for an unknown one, which is reported with a
  /// suggestion.
  mutating func type(of written: TypeSyntax) -> ValueType? {
    switch written {
    case .list(let element, _):
      return type(of: element).map { ValueType(.list($0.type), isDayOnly: $0.isDayOnly) }
    case .optional(let wrapped, _):
      return type(of: wrapped).map(\.wrapped)
    case .named(let name):
      if let type = IntentValueType.byScriptName[name.text] {
        return ValueType(type, isDayOnly: type == .dateComponents)
      }
      if let entity = catalog.index.entities[name.text] {
        return ValueType(.entity(entity.identifier))
      }
      if catalog.index.enumerations[name.text] != nil { return ValueType(.enumeration(name.text)) }
      if name.text == "Measurement" {
        let names = ScriptUnit.dimensions.prefix(4).map {
          IntentValueType.typeName(ofDimension: $0)
        }
        report(
          "a measurement's type is named after what is measured",
          at: name.span,
          hint: "write \(names.inRow("or")), …"
        )
        return nil
      }
      let known =
        IntentValueType.byScriptName.keys.sorted() + catalog.index.entities.keys.sorted()
        + catalog.index.enumerations.keys.sorted()
      report(
        "there is no type `\(name.text)`",
        at: name.span,
        hint: Self.typeNames[name.text.lowercased()].map { "did you mean `\($0)`?" }
          ?? findings.suggestion(for: name.text, in: known)
          ?? "types are Bool, Int, Double, String, Day, Date, Duration, URL and those of the extensions"
      )
      return nil
    }
  }
}
