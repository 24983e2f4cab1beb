/// The expansion of `@Entry var name: Type = value`: the accessors, and a key type with the default
/// value.
enum EntryExpansion {
  /// Returns the accessors or the key type, depending on the role of the macro.
  ///
  /// - Returns: `nil` if the source is not a variable with a default value.
  static func source(of use: PluginRequest.Attached) -> String? {
    guard let variable = EntryVariable(use.declSyntax.source) else { return nil }
    let key = "__Key_\(variable.name)"
    guard use.macroRole == "accessor" else {
      return """
        private struct \(key): SwiftUI.EnvironmentKey, SwiftUI.ContainerValueKey {
          \(variable.defaultValue)
        }
        """
    }
    return """
      {
        get { self[\(key).self] }
        set { self[\(key).self] = newValue }
      }
      """
  }
}

/// The parts of a variable's declaration: `var name: Type = value`.
struct EntryVariable {
  let name: String
  let type: String?
  let value: String

  /// Parses a variable; `nil` if the source is not one, or if it has no value and is not optional.
  init?(_ source: String) {
    var scanner = SourceScanner(source)
    while !scanner.rest.isEmpty {
      scanner.skipTrivia()
      if scanner.skipAttribute() { continue }
      let before = scanner.rest
      guard scanner.skipIdentifier() else { return nil }
      if before.prefix(before.count - scanner.rest.count) == "var" { break }
      if scanner.rest.first == "(" { scanner.skipElement() }
    }
    scanner.skipTrivia()
    let start = scanner.rest
    guard scanner.skipIdentifier() else { return nil }
    name = String(start.prefix(start.count - scanner.rest.count))
    scanner.skipTrivia()
    if scanner.skip(":") {
      let text = Self.text(in: &scanner, until: "=")
      type = text
    } else {
      type = nil
    }
    scanner.skipTrivia()
    if scanner.skip("=") {
      value = Self.trimmed(scanner.rest)
    } else {
      // An optional without a value begins as nil.
      guard let type, type.hasSuffix("?") || type.hasPrefix("Optional<") else { return nil }
      value = "nil"
    }
  }

  /// The declaration of the key's default value.
  ///
  /// The value is computed if the variable has a type. Otherwise it is stored, so that the compiler
  /// infers the type.
  var defaultValue: String {
    guard let type else { return "static let defaultValue = \(value)" }
    return "static var defaultValue: \(type) { \(value) }"
  }

  private static func text(in scanner: inout SourceScanner, until end: Character) -> String {
    let start = scanner.rest
    while let character = scanner.rest.first, character != end {
      scanner.skipElement()
    }
    return trimmed(start.prefix(start.count - scanner.rest.count))
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
