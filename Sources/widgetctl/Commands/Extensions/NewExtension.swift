import WidgetIntents
import WidgetTerminal

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Makes the package of a new extension: a widget, an intent and a preview that build as they are.
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
        hint: "choose another name, or take it away first"
      )
    }
    let template = ExtensionTemplate(name: name, base: try base())
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

  /// What the new package is built with: what `--package` names, the installed libraries where this
  /// machine's compiler reads them, else the sources.
  private func base() throws(CommandError) -> ExtensionTemplate.Base {
    if context.arguments.value(of: ExtensionCommand.package) != nil {
      return .sources(try package(Self.ownPackage))
    }
    guard let libraries = InstalledLibraries() else {
      return .sources(try package(Self.ownPackage))
    }
    if let made = libraries.compiler, let there = Self.compiler(), made != there {
      context.output.warning(
        "the installed libraries were made by another compiler (\(made)); the package is built"
          + " with widgetctl's sources, which takes minutes the first time",
        hint: "scripts/install makes them anew with this one"
      )
      return .sources(try package(libraries.sources))
    }
    if !libraries.isStatic {
      context.output.note("it is linked dynamically: Swift's static libraries are missing")
    }
    return .libraries(libraries.folder, isStatic: libraries.isStatic)
  }

  /// What the compiler says of its version; `nil` where there is none.
  private static func compiler() -> String? {
    guard case .ended(let ended) = SystemTool.run(["swift", "--version"], milliseconds: 20_000)
    else { return nil }
    return ended.text.split(separator: "\n").first.map(String.init)
  }

  /// The package on which the new one stands: what `--package` names, or the one at `usual`.
  private func package(_ usual: String) throws(CommandError) -> String {
    let option = context.arguments.value(of: ExtensionCommand.package)
    let path = option ?? usual
    guard let folder = ExecutableFile.resolved(path),
      FileStamp(path: "\(folder)/Compatibility/Package.swift") != nil
    else {
      throw .failed(
        .noInput,
        message: option.map { "'\($0)' is not widgetctl's package" }
          ?? "the package that built this program is no longer at \(path)",
        hint: "--package PATH says where widgetctl's sources are"
      )
    }
    return folder
  }

  private static var ownPackage: String {
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(5)
      .joined(separator: "/")
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
        hint: "look whether its folder may be written, or name another place"
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
