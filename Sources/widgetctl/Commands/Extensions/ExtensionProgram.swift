import Essentials
import Ground
import WidgetTerminal

/// Finds an extension's program at a path: the file itself, or the program built from the package
/// in a folder.
enum ExtensionProgram {
  /// The build folders that are searched, in order; a release build starts faster.
  private static let buildFolders = [".build/release", ".build/debug"]

  static func find(
    _ path: String,
    name: String?,
    as form: PrintedForm?
  ) throws(CommandError) -> HostedExtension.Program {
    guard let real = ExecutableFile.resolved(path), let file = FileStamp(path: real) else {
      throw .failed(
        .noInput,
        message: "there is nothing at '\(path)'",
        hint: "name the extension's program, or the folder of its package"
      )
    }
    let program = file.isFolder ? try built(in: real, path) : real
    let base =
      form.map { _ in PrintedForm.name(of: program) }
      ?? String(program.split(separator: "/").last ?? "")
    try checkName(name, base)
    let made = HostedExtension.Program(
      name: name ?? base,
      path: program,
      isAdded: true,
      printed: form
    )
    guard let found = made else {
      throw .failed(
        .noInput,
        message: "'\(path)' is not a program that can be run",
        hint: !file.isFolder
          ? "a program is executable: chmod +x \(ShellWord.quoted(path))"
          : "name the extension's program, or the folder of its package"
      )
    }
    return found
  }

  /// Checks the name of an extension, which is used in tables, messages and commands, and before a
  /// slash.
  ///
  /// If `name` is `nil`, the program's own name `base` is checked.
  private static func checkName(_ name: String?, _ base: String) throws(CommandError) {
    if HostedExtension.isName(name ?? base) { return }
    let expected = "a word without slashes and control characters that begins with no dash"
    guard let name else {
      throw .usage(
        .other(
          message: "an extension cannot have the name of the program '\(base)'",
          hint: "--name NAME gives it a name: \(expected)"
        )
      )
    }
    throw .usage(.invalidValue(option: "--name", value: name, expected: expected))
  }

  /// Returns the path of the only program that was built from the package's own targets.
  private static func built(in folder: String, _ path: String) throws(CommandError) -> String {
    guard FileStamp(path: "\(folder)/Package.swift") != nil else {
      throw .failed(
        .noInput,
        message: "'\(path)' contains no package",
        hint: "name the extension's program, or the folder of its package"
      )
    }
    let targets = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/Sources")) ?? []
    for build in buildFolders {
      let programs = targets.sorted().map { "\(folder)/\(build)/\($0)" }
        .filter { FileStamp.isExecutable($0) }
      if programs.count > 1 {
        throw .usage(
          .other(
            message: "the package at '\(path)' builds several programs",
            hint: "name one of them: \(programs.joined(separator: ", "))"
          )
        )
      }
      if let only = programs.first { return ExecutableFile.resolved(only) ?? only }
    }
    throw .failed(
      .noInput,
      message: "the package at '\(path)' is not built",
      hint: "run 'swift build -c release' in it, then add it again"
    )
  }
}

extension PrintedForm {
  /// Returns the output format chosen on the command line, or `.auto` for a menu-bar plugin; `nil`
  /// for a program that may use the protocol.
  static func chosen(
    _ arguments: Arguments,
    for path: String
  ) throws(CommandError) -> PrintedForm? {
    guard let name = arguments.value(of: ExtensionCommand.form) else {
      return isPlugin(path) ? .auto : nil
    }
    guard let form = named.first(where: { $0.rawValue == name }) else {
      throw .usage(
        .invalidValue(
          option: "--as",
          value: name,
          expected: named.map(\.rawValue).joined(separator: ", ")
        )
      )
    }
    return form
  }
}
