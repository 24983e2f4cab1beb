/// The expansion of `#Preview`: a type that the program finds by its conformance record.
enum PreviewExpansion {
  /// Returns the declaration of that type; `nil` if the source is not a macro expression.
  ///
  /// `Preview` has an initializer for each form of the macro, so that the arguments are passed
  /// unchanged.
  static func source(of use: PluginRequest.Freestanding) -> String? {
    guard let arguments = MacroCall.arguments(in: use.syntax.source) else { return nil }
    let location = use.syntax.location
    // The optimiser removes internal types that nothing names, and the record with them.
    return """
      public struct \(uniqueName(use.discriminator)): DeveloperToolsSupport.PreviewRegistry {
        public static nonisolated var fileID: Swift.String { \(quoted(location.fileID)) }
        public static nonisolated var line: Swift.Int { \(location.line) }
        public static nonisolated var column: Swift.Int { \(location.column) }
        @_Concurrency.MainActor public static func makePreview() throws -> DeveloperToolsSupport.Preview {
          DeveloperToolsSupport.Preview\(arguments)
        }
      }
      """
  }

  /// Returns a name that the compiler lets a macro introduce without declaring it.
  ///
  /// Source: swift-syntax, BasicMacroExpansionContext.makeUniqueName: a mangled name with the
  /// operator `fMu`.
  private static func uniqueName(_ discriminator: String) -> String {
    "\(discriminator)15PreviewRegistryfMu_"
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.flatMap { $0 == "\\" || $0 == "\"" ? ["\\", $0] : [$0] }
    return "\"\(String(escaped))\""
  }
}
