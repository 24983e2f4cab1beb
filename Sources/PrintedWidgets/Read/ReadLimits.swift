/// The limits of a program's output; content beyond them is dropped, or the output is rejected.
enum ReadLimits {
  /// The most bytes of an output: a menu of a thousand lines with long parameters, or pictures in
  /// base64.
  static let outputBytes = 1 << 20
  /// The most lines that are read, several times the rows of the largest widget; further ones are
  /// dropped.
  static let lines = 2_000
  /// The most bytes of a line, which can be a picture in base64.
  static let lineBytes = 256 << 10
  /// The most Unicode scalars (code points) of a line's text (RI-2).
  ///
  /// Characters are not counted, since one can contain any number of accents.
  static let textScalars = 500
  /// The most arguments that a command may have; `argumentBytes` is the most bytes of each
  /// argument.
  static let arguments = 64
  static let argumentBytes = 4_096
  /// The greatest depth of submenus; deeper lines are shown at this depth, and keep their further
  /// dashes.
  static let depth = 8
  /// The most bytes at the beginning of a program's file that are searched for tags.
  static let headBytes = 32 << 10
}

/// The reason why an output cannot be drawn.
enum PrintedError: Error, Equatable {
  case binary
  case archive(String)
  /// The output is made to be read by another program.
  case foreign(ForeignText)
  /// The output is not in the format of the status bar with this name.
  case notOf(String)

  /// The predicate of the error message; the program's name is put before it.
  var message: String {
    switch self {
    case .binary: "printed bytes that are not text"
    case .archive(let problem): "printed an archive that cannot be used: \(problem)"
    case .foreign(let text): text.message
    case .notOf(let bar): "printed no line in the format of \(bar)"
    }
  }

  var hint: String? {
    switch self {
    case .binary: "print UTF-8 text, lines for a menu bar, or an archive in JSON"
    case .archive: "the page Archive lists the keys; '--as text' draws the JSON unchanged"
    case .foreign(let text): text.hint
    case .notOf("waybar"): "print a line such as {\"text\": \"42\", \"class\": \"good\"}"
    case .notOf: "print a line such as [{\"full_text\": \"42\", \"color\": \"#00ff00\"}]"
    }
  }
}
