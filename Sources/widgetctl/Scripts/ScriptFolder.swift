import IntentScript
import WidgetTerminal

/// The folder of a script, below which the files lie that it may use.
struct ScriptFolder {
  /// As messages name it: empty where the script's own name has no folder.
  private let shown: String
  /// Without links; `nil` where the script's folder is gone.
  private let root: String?

  /// The folder of the script at `path`; that of the person where the script is standard input.
  init(ofScript path: String) {
    let slash = path == "-" ? nil : path.lastIndex(of: "/")
    shown = slash.map { String(path[...$0]) } ?? ""
    root = ExecutableFile.resolved(shown.isEmpty ? "." : shown)
  }

  /// Reads what a `use` statement names.
  ///
  /// Whatever leads out of the folder is refused, by `..` or by a link (RI-5).
  func load(_ path: String, at span: SourceSpan) -> UsedFile {
    func refused(_ message: String, _ hint: String) -> UsedFile {
      .refused(Diagnostic(message, at: span, hint: hint))
    }
    guard let root, !path.isEmpty, !path.hasPrefix("/") else {
      return refused(
        "expected a path below the script's folder, found \"\(path)\"",
        "write the path as it is seen from the script"
      )
    }
    guard let real = ExecutableFile.resolved("\(root)/\(path)") else {
      return refused("there is no file \"\(path)\"", "paths count from the script's folder")
    }
    guard real.hasPrefix(root.hasSuffix("/") ? root : root + "/") else {
      return refused("\"\(path)\" lies outside the script's folder", "move it below the script")
    }
    do throws(InputFile.Failure) {
      let bytes = try InputFile.contents(of: real, limit: ScriptLimits().fileBytes)
      return .read(name: shown + path, bytes)
    } catch {
      let error = CommandError(error, reading: "\"\(path)\"")
      return refused(error.message, "it has to be a script of functions")
    }
  }
}
