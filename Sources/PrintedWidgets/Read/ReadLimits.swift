/// The limits of a program's output; content beyond them is dropped, or the output is rejected.
enum ReadLimits {
  /// A menu of a thousand lines with long parameters; pictures in base64 fit too.
  static let outputBytes = 1 << 20
  /// More lines than the largest widget has rows, several times over: the rest is counted, not read.
  static let lines = 2_000
  /// The most bytes of a line, which can be a picture in base64.
  static let lineBytes = 256 << 10
  /// Scalars of a line's text; a Character may hold any number of accents (RI-2).
  static let textScalars = 500
  /// Arguments of one command, and bytes of one of them.
  static let arguments = 64
  static let argumentBytes = 4_096
  /// Menus inside menus.
  static let depth = 8
  /// Bytes of a program's file in which its tags are looked for.
  static let headBytes = 32 << 10
}

/// The reason why an output cannot be drawn.
enum PrintedError: Error, Equatable {
  case binary
  case archive(String)
  /// Something that is made for another reader.
  case foreign(ForeignText)
  /// The output is not in the format of the named bar.
  case notOf(String)

  /// The error as the end of a sentence that begins with the program's name.
  var message: String {
    switch self {
    case .binary: "printed bytes that are not text"
    case .archive(let problem): "printed an archive that is refused: \(problem)"
    case .foreign(let text): text.message
    case .notOf(let bar): "printed no line in the format of \(bar)"
    }
  }

  var hint: String? {
    switch self {
    case .binary: "print UTF-8 text, lines for a menu bar, or an archive in JSON"
    case .archive: "the page Archive lists the keys; '--as text' draws the JSON as it stands"
    case .foreign(let text): text.hint
    case .notOf("waybar"): "print a line such as {\"text\": \"42\", \"class\": \"good\"}"
    case .notOf: "print a line such as [{\"full_text\": \"42\", \"color\": \"#00ff00\"}]"
    }
  }
}
