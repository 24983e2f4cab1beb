/// A token of a script with the comments about it; a string is one piece, whatever stands in it.
struct FormatPiece {
  /// A comment on a line of its own.
  struct OwnComment {
    let text: String
    /// Whether an empty line stands before it.
    let isSetOff: Bool
  }

  /// A comment behind a piece, and the column that its author gave it, from 0.
  struct TrailingComment {
    let text: String
    let column: Int
  }

  let kind: Token.Kind
  let text: String
  /// In cells; a string with other letters counts characters.
  let width: Int
  /// Whether a blank stands before it where the piece before it is on the same line.
  let isSpaced: Bool
  /// Before it, on lines of their own.
  var comments: [OwnComment] = []
  /// Whether an empty line stands before it, after its comments.
  var isSetOff = false
  var trailing: TrailingComment?
  /// Whether a line's end or `;` follows.
  var endsStatement = false
}
