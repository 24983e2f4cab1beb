import Ground
import SharedStore
import WidgetExtension
import WidgetRender
import WidgetTerminal

/// Builds added extensions again from their packages, for example after an update of widgetctl.
struct ExtensionRebuild {
  private let host: Host
  private var context: CommandContext { host.context }

  init(_ host: Host) {
    self.host = host
  }

  /// Builds the extension with this name, or all added ones; if one fails, the others are still
  /// built.
  func run(_ name: String?) throws(CommandError) -> ExitCode {
    let reader = try host.store.reader()
    let known = try stored { () throws(StoreError) in try reader?.knownExtensions() ?? [] }
    let wanted = known.filter { found in
      // A program that prints is not built from a package.
      found.isAdded
        && (name == nil ? KeptOffer(stored: found.description).printed == nil : found.name == name)
    }
    if let name, HostedExtension.builtInNames.contains(name) {
      throw .usage(
        .other(
          message: "\(name) is built with widgetctl",
          hint: "scripts/install in widgetctl's sources builds and installs both"
        )
      )
    }
    if let name, let found = wanted.first, KeptOffer(stored: found.description).printed != nil {
      throw .usage(
        .other(
          message: "\(name) is a program that prints its widget, so there is nothing to build",
          hint: "to change it, edit \(found.path)"
        )
      )
    }
    if let name, wanted.isEmpty { throw ExtensionRemoval.unknown(name, known) }
    var failures: [CommandError] = []
    for found in wanted {
      do {
        try build(found)
      } catch {
        failures.append(error)
      }
    }
    if failures.count < wanted.count { try ExtensionAddition(host).redraw(concerning: name) }
    guard let first = failures.first else { return .done }
    for failure in failures.dropFirst() { context.output.report(failure) }
    throw first
  }

  private func build(_ found: KnownExtension) throws(CommandError) {
    if let (record, folder) = ImportFolder.record(ofProgram: found.path, context) {
      try ImportedExtension(again: record, in: folder, name: found.name, host).build()
      return try takeIn(found)
    }
    let package = try Self.package(of: found)
    let product = String(found.path.split(separator: "/").last ?? "")
    let configuration = found.path.contains("/release/") ? "release" : "debug"
    let words = [
      "swift", "build", "-c", configuration, "--package-path", package, "--product", product,
    ]
    Interrupt.watch()
    let answer = ProgressLine(context).waiting(for: "Building \(found.name) in \(package)") {
      PackageBuild.withTemporaryFolder(in: package) { variables in
        SystemTool.run(variables + words, milliseconds: PackageBuild.limitInMilliseconds)
      }
    }
    let command = words.map { ShellWord.quoted($0) }.joined(separator: " ")
    let ended = try PackageBuild.ended(
      answer,
      of: found.name,
      hint: "build it by hand: \(command)"
    )
    guard ended.code == 0 else {
      let said = (ended.text + ended.errors).split(separator: "\n")
      let errors = said.filter { $0.contains("error:") }.prefix(5)
      throw .failed(
        .unavailable,
        message: "\(found.name) could not be built:\n"
          + (errors.isEmpty ? said.suffix(5) : errors).joined(separator: "\n"),
        hint: "all of it: \(command)"
      )
    }
    try takeIn(found)
  }

  /// Asks the new program for its description, stores that, and prints a line about it.
  private func takeIn(_ found: KnownExtension) throws(CommandError) {
    guard let program = HostedExtension.Program(name: found.name, path: found.path, isAdded: true)
    else {
      throw .failed(
        .unavailable,
        message: "the build of \(found.name) produced no program at \(found.path)",
        hint: "'widgetctl extension add PATH' names another one"
      )
    }
    try ExtensionAddition(host).rebuilt(program)
    if context.output.isJSON {
      try context.output.result(json: [
        ("name", .string(found.name)), ("path", .string(found.path)),
      ])
    } else {
      try context.output.result(prose: TerminalText.sanitized("Built \(found.name).") + "\n")
    }
  }

  /// Returns the package from which a program was built: the nearest parent folder with a manifest.
  private static func package(of found: KnownExtension) throws(CommandError) -> String {
    var folder = found.path
    while let slash = folder.lastIndex(of: "/"), slash > folder.startIndex {
      folder = String(folder[..<slash])
      let manifest = "\(folder)/Package.swift"
      guard FileStamp(path: manifest) != nil else { continue }
      // A manifest is a program that the build runs (RI-11).
      if let problem = ProgramTrust().problem(of: manifest) {
        throw .failed(.notPermitted, message: problem.message, hint: problem.hint)
      }
      return folder
    }
    throw .failed(
      .noInput,
      message: "\(found.name) was built to \(found.path), which is not in a package",
      hint: "build it the way it was built, then add the new program: widgetctl extension add PATH"
    )
  }
}
