import WidgetTerminal

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Finds the program that a person means by a path: the file itself, or what a package's folder holds.
enum ExtensionProgram {
  /// Release builds are preferred: they start faster.
  private static let buildFolders = [".build/release", ".build/debug"]

  static func find(_ path: String, name: String?) throws(CommandError) -> InstalledExtension {
    guard let real = ExecutableFile.resolved(path), let file = FileStamp(path: real) else {
      throw .failed(.noInput, message: "nothing is at '\(path)'", hint: nil)
    }
    let program = file.isFolder ? try built(in: real, path) : real
    let base = String(program.split(separator: "/").last ?? "")
    guard let found = InstalledExtension(name: name ?? base, path: program) else {
      throw .failed(
        .noInput,
        message: "'\(path)' is no program that can be run",
        hint: "name the extension's program, or the folder of its package"
      )
    }
    return found
  }

  /// The one program that a package's own targets were built to.
  private static func built(in folder: String, _ path: String) throws(CommandError) -> String {
    guard FileStamp(path: "\(folder)/Package.swift") != nil else {
      throw .failed(
        .noInput,
        message: "'\(path)' holds no package",
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
            message: "'\(path)' was built to several programs",
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
