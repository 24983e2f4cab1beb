import Essentials
import Ground
import WidgetIntents
import WidgetTerminal

/// Creates a script that prints a widget, and that is explained by its comments.
struct NewScript {
  let context: CommandContext

  init(_ context: CommandContext) {
    self.context = context
  }

  func run(_ path: String) throws(CommandError) -> ExitCode {
    guard let language = ScriptLanguage(context.arguments) else { return .usage }
    if context.arguments.has(ExtensionCommand.script), language == .python {
      throw .usage(.conflict("--script", "--python"))
    }
    let name = String(path.split(separator: "/").last ?? "")
    guard Self.isFileName(name) else {
      throw .usage(
        .invalidValue(
          option: "NAME",
          value: name,
          expected: "letters, digits, '-' and '_', such as load"
        )
      )
    }
    let file = "\(path).5m.\(language.ending)"
    guard FileStamp(path: file) == nil else {
      throw .failed(
        .cannotCreate,
        message: "'\(file)' is there already",
        hint: "choose another name, or move it away first"
      )
    }
    try write(ScriptTemplate(name: name, language: language).text, to: file)
    if context.output.isJSON {
      try context.output.result(json: [("name", .string(name)), ("path", .string(file))])
      return .done
    }
    let given = file.contains("/") ? file : "./\(file)"
    try context.output.result(
      prose: """
        Made \(ShellWord.quoted(file)), which prints a widget and is run every 5 minutes.
        widgetctl extension add \(ShellWord.quoted(given))

        """
    )
    return .done
  }

  private func write(_ text: String, to path: String) throws(CommandError) {
    do {
      try Data(text.utf8).write(to: URL(filePath: path))
      // Other users must not be able to change a program that is run (RI-11).
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    } catch {
      throw .failed(
        .cannotCreate,
        message: "'\(path)' cannot be written: \(ErrorWords.text(of: error))",
        hint: "check that its folder is writable, or name another place"
      )
    }
  }

  private static func isFileName(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix("-") && name.utf8.count <= 64
      && name.unicodeScalars.allSatisfy {
        ("A"..."Z").contains($0) || ("a"..."z").contains($0) || ("0"..."9").contains($0)
          || $0 == "-" || $0 == "_"
      }
  }
}

/// The programming language of a new script.
enum ScriptLanguage {
  case shell, python

  /// Reads the language from the options; `nil` if neither option is given, so that a Swift package
  /// is created.
  init?(_ arguments: Arguments) {
    if arguments.has(ExtensionCommand.python) {
      self = .python
    } else if arguments.has(ExtensionCommand.script) {
      self = .shell
    } else {
      return nil
    }
  }

  var ending: String {
    switch self {
    case .shell: "sh"
    case .python: "py"
    }
  }
}
