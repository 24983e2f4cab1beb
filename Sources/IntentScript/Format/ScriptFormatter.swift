/// Writes a script in the one style (LG-18): what it writes parses to the same tree, and again to itself.
///
/// One statement a line, four blanks a block, at most one empty line, long calls one argument a line.
/// Comments stay where they are; literals and parentheses stay as they are written.
package enum ScriptFormatter {
  static let indentation = 4
  /// What a terminal and a review show side by side.
  static let maximumColumns = 100
  /// Comments further to the right stand two blanks behind their line.
  static let maximumCommentColumn = 80

  /// The text of a script in the one style.
  ///
  /// - Throws: ``ScriptError/rejected(_:)`` where the script has syntax errors; it is not touched then.
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
