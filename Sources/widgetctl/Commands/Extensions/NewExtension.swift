import Essentials
import Ground
import WidgetIntents
import WidgetTerminal

/// Creates the package of a new extension: a widget, an intent and a preview, which can be built
/// without changes.
struct NewExtension {
  let context: CommandContext

  init(_ context: CommandContext) {
    self.context = context
  }

  func run(_ path: String) throws(CommandError) -> ExitCode {
    let name = String(path.split(separator: "/").last ?? "")
    guard Self.isTypeName(name) else {
      throw .usage(
        .invalidValue(
          option: "NAME",
          value: name,
          expected: "letters and digits, a capital letter first, such as Tea"
        )
      )
    }
    guard FileStamp(path: path) == nil else {
      throw .failed(
        .cannotCreate,
        message: "'\(path)' is there already",
        hint: "choose another name, or move it away first"
      )
    }
    let template = ExtensionTemplate(name: name, base: try ExtensionBase(context))
    for file in template.files { try write(file.text, to: "\(path)/\(file.path)") }
    if context.output.isJSON {
      try context.output.result(json: [
        ("name", .string(name)), ("path", .string(path)),
        ("files", .array(template.files.map { .string($0.path) })),
      ])
      return .done
    }
    try context.output.result(
      prose: """
        Made the package \(name).
        cd \(ShellWord.quoted(path)) && swift build -c release
        widgetctl extension add \(ShellWord.quoted(path))

        """
    )
    return .done
  }

  private func write(_ text: String, to path: String) throws(CommandError) {
    do {
      let folder = String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)])
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(filePath: path))
    } catch {
      throw .failed(
        .cannotCreate,
        message: "'\(path)' cannot be written: \(ErrorWords.text(of: error))",
        hint: "check that its folder is writable, or name another place"
      )
    }
  }

  private static func isTypeName(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, ("A"..."Z").contains(first) else { return false }
    return name.unicodeScalars.allSatisfy {
      ("A"..."Z").contains($0) || ("a"..."z").contains($0) || ("0"..."9").contains($0)
    }
  }
}
