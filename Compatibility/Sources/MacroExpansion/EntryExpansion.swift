/// What `@Entry var name: Type = value` becomes: accessors, and the key that holds the default.
enum EntryExpansion {
  /// The accessors or the key, by the role; `nil` when the source is no variable with a default.
  static func source(of use: PluginRequest.Attached) -> String? {
    guard let variable = EntryVariable(use.declSyntax.source) else { return nil }
    let key = "__Key_\(variable.name)"
    guard use.macroRole == "accessor" else {
      return """
        private struct \(key): SwiftUI.EnvironmentKey {
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
