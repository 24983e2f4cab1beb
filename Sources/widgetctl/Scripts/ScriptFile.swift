import IntentScript
import WidgetTerminal

/// A script as a person names it: a file's path, or `-` for standard input.
struct ScriptFile {
  let path: String
  let parsed: ParsedScript

  var source: ScriptSource { parsed.source }

  /// The script's text in the form that `fmt` gives it; `nil` where its syntax is wrong.
  var formatted: [UInt8]? {
    (try? ScriptFormatter.format(source)).map { Array($0.utf8) }
  }

  /// Reads the script.
  ///
  /// - Throws: `.noInput` where there is none, `.badData` for one that is too large.
  init(path: String, limits: ScriptLimits = ScriptLimits()) throws(CommandError) {
    self.path = path
    let name = path == "-" ? "standard input" : "'\(path)'"
    let bytes = try inputText(name) { () throws(InputFile.Failure) in
      path == "-"
        ? try InputFile.standardInput(limit: limits.fileBytes)
        : try InputFile.contents(of: path, limit: limits.fileBytes)
    }
    parsed = Parser.parse(ScriptSource(name: path, bytes: bytes))
  }
}
