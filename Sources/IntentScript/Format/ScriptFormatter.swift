/// Formats a script in the one style (LG-18); the result has the same syntax tree, and formatting it again changes
/// nothing.
///
/// One statement a line, four spaces a block, at most one empty line, one argument a line in long calls. Comments,
/// literals and parentheses are kept.
package enum ScriptFormatter {
  static let indentation = 4
  /// The longest line, which fits into a terminal and a side-by-side review.
  static let maximumColumns = 100
  /// The column up to which comments are aligned; those further right follow their line after two spaces.
  static let maximumCommentColumn = 80

  /// Returns the formatted text of a script.
  ///
  /// - Throws: ``ScriptError/rejected(_:)`` if the script has syntax errors.
  package static func format(_ source: ScriptSource) throws(ScriptError) -> String {
    let script = Parser.parse(source)
    guard script.diagnostics.isEmpty else { throw .rejected(script.diagnostics) }
    var lexer = Lexer(source)
    lexer.run()
    var reader = FormatPieceBuilder(source, lexer)
    var writer = LineWriter(reader.read())
    return writer.write()
  }
}
