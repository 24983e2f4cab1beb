import SharedStore
import WidgetExtension
import WidgetTerminal

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Adds an extension: asks it what it offers and remembers where its program is.
struct ExtensionAddition {
  let context: CommandContext

  init(_ context: CommandContext) {
    self.context = context
  }

  func run(_ path: String) throws(CommandError) -> ExitCode {
    let program = try ExtensionProgram.find(
      path,
      name: context.arguments.value(of: ExtensionCommand.name)
    )
    let store = try HostStore(context)
    let pool = try ExtensionPool(context, store: store, isNetworkAllowed: false)
    if let other = pool.connection(named: program.name), other.program.path != program.path {
      throw .usage(
        .other(
          message: "there is an extension '\(program.name)' already: \(other.program.path)",
          hint: "--name NAME gives this one another name"
        )
      )
    }
    let connection = try ExtensionPool.connection(to: program, context, store: store)
    let description: ExtensionDescription
    do {
      description = try connection.client().describe()
    } catch {
      throw CommandError(error)
    }
    guard let bytes = description.storedBytes else {
      throw .failed(
        .internalError,
        message: "the description cannot be kept",
        hint: ExitCode.internalError.advice
      )
    }
    let known = KnownExtension(
      name: program.name,
      path: program.path,
      stamp: program.stamp,
      description: bytes,
      isAdded: true
    )
    try store.write { try $0.remember(known) }
    let others = OfferedWidget.all((try? pool.describe(store)) ?? [])
      .filter { $0.host.name != program.name }
    try report(program, description, takenNames: Set(others.map(\.widget.name)))
    return .done
  }

  private func report(
    _ program: InstalledExtension,
    _ description: ExtensionDescription,
    takenNames: Set<String>
  ) throws(CommandError) {
    let widgets = description.widgets.map(\.name)
    if context.output.isJSON {
      return try context.output.result(json: [
        ("name", .string(program.name)),
        ("path", .string(program.path)),
        ("widgets", .array(widgets.map { .string($0) })),
        ("intents", .array(description.intents.map { .string($0.name) })),
      ])
    }
    var text = "Added \(program.name): "
    text += Self.counted(widgets.count, "widget")
    text += ", \(Self.counted(description.intents.count, "intent")).\n"
    if let first = widgets.first {
      let name = takenNames.contains(first) ? "\(program.name)/\(first)" : first
      text += "'widgetctl add \(name)' places one.\n"
    }
    try context.output.result(prose: text)
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}

/// Finds the program that a path names: the file itself, or what a package's folder holds.
private enum ExtensionProgram {
  /// Release builds are preferred: they start faster.
  private static let buildFolders = [".build/release", ".build/debug"]

  static func find(_ path: String, name: String?) throws(CommandError) -> InstalledExtension {
    guard let real = ExecutableFile.resolved(path), let file = FileStamp(path: real) else {
      throw .failed(
        .noInput,
        message: "nothing is at '\(path)'",
        hint: "name the extension's program, or the folder of its package"
      )
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
