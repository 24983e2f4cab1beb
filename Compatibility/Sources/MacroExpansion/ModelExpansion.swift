/// The expansion of `@Model final class Name {…}`: a member with the identity, and an extension
/// with the conformance.
enum ModelExpansion {
  /// Returns the member or the extension, depending on the role of the macro; `nil` if the source
  /// is not a class.
  static func source(of use: PluginRequest.Attached) -> String? {
    if use.macroRole == "extension" {
      guard let type = use.extendedTypeSyntax?.source else { return nil }
      return "extension \(type): SwiftData.PersistentModel {}"
    }
    guard let name = className(in: use.declSyntax.source) else { return nil }
    return "public let _backing = SwiftData.ModelBacking(entityName: \"\(name)\")"
  }

  private static func className(in source: String) -> String? {
    var scanner = SourceScanner(source)
    while !scanner.rest.isEmpty {
      scanner.skipTrivia()
      if scanner.skipAttribute() { continue }
      let before = scanner.rest
      guard scanner.skipIdentifier() else { return nil }
      if before.prefix(before.count - scanner.rest.count) == "class" { break }
    }
    scanner.skipTrivia()
    let start = scanner.rest
    guard scanner.skipIdentifier() else { return nil }
    return String(start.prefix(start.count - scanner.rest.count))
  }
}
