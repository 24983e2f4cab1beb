/// Reads the source of a macro's use as far as it has to be known: where its arguments begin.
enum MacroCall {
  /// Everything behind the macro's name; `nil` when there is no `#` and a name.
  static func arguments(in source: String) -> Substring? {
    var scanner = SourceScanner(source)
    scanner.skipTrivia()
    while scanner.skipAttribute() { scanner.skipTrivia() }
    guard scanner.skip("#"), scanner.skipIdentifier() else { return nil }
    while scanner.skip("."), scanner.skipIdentifier() {}
    return scanner.rest
  }
}
