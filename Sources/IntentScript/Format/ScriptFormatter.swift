/// Formats a script in the one style of the language (LG-18).
///
/// The result has the same syntax tree, and formatting it again changes nothing.
///
/// The style has one statement a line, four spaces a block and at most one empty line. Long calls
/// have one argument a line. Comments, literals and parentheses are kept.
package enum ScriptFormatter {
  static let indentation = 4
  /// The most columns of a line, which fits into a terminal and a side-by-side review.
  static let maximumColumns = 100
  /// The rightmost column in which a trailing comment is kept.
  ///
  /// A comment further right follows its line after two spaces.
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
