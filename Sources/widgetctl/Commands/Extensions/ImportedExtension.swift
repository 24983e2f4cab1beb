import SharedStore
import WidgetExtension
import WidgetImport
import WidgetTerminal

/// A widget extension of an app while it is imported: its package, its build, and its description.
struct ImportedExtension {
  /// The most times that an import is compiled; each attempt may show that more parts must be left
  /// out.
  private static let maximumRounds = 24

  let target: ImportTarget
  let folder: String
  private let search: ImportSearch
  private let host: Host
  private var context: CommandContext { host.context }
  private let base: ExtensionBase
  private let record: ImportRecord
  let name: String

  /// Creates a new import, with a name that is not in `taken`.
  init(
    _ target: ImportTarget,
    _ search: ImportSearch,
    _ path: String,
    _ host: Host,
    base: ExtensionBase,
    packages: [String],
    besides taken: Set<String>
  ) throws(CommandError) {
    var record = ImportRecord(
      path: ExecutableFile.resolved(path) ?? path,
      target: target.title,
      place: target.place,
      with: host.context.arguments.values(of: ExtensionCommand.with),
      packages: packages.isEmpty ? nil : packages
    )
    let choice = try ImportName(host).choice(
      of: record,
      names: target.names,
      given: host.context.arguments.value(of: ExtensionCommand.name),
      besides: taken
    )
    choice.report(to: host.context)
    let name = choice.name
    let folder = "\(try ImportFolder.all(host.context))/\(name)"
    // Permissions of an earlier import of the same target still apply.
    if let old = ImportFolder(folder).record, old.isOfSameTarget(as: record) {
      record.allowed = old.allowed
    }
    self.init(target, search, host, record: record, folder: folder, name: name, base: base)
  }

  /// Creates the repetition of an earlier import, from the current state of the project.
  init(
    again record: ImportRecord,
    in folder: String,
    name: String,
    _ host: Host
  ) throws(CommandError) {
    let base = try ExtensionBase(host.context)
    let packages = ImportPackages.given(record.packages ?? [], host.context)
    let search = try ExtensionImport.search(record.path, base, packages)
    guard
      let found = search.targets.first(where: { record.isOf(title: $0.title, place: $0.place) })
    else {
      throw .failed(
        .noInput,
        message: "'\(record.path)' has no widget extension '\(record.target)' any more",
        hint: "'widgetctl extension import' imports another one"
      )
    }
    let target = try ExtensionImport.adding(record.with, to: found, search)
    self.init(target, search, host, record: record, folder: folder, name: name, base: base)
  }

  private init(
    _ target: ImportTarget,
    _ search: ImportSearch,
    _ host: Host,
    record: ImportRecord,
    folder: String,
    name: String,
    base: ExtensionBase
  ) {
    self.target = target
    self.search = search
    self.host = host
    self.record = record
    self.folder = folder
    self.name = name
    self.base = base
  }

  /// Writes the package, compiles it and installs the program.
  ///
  /// Parts that do not compile are left out and reported, unless no widget would be left.
  func build() throws(CommandError) {
    let place = ImportFolder(folder)
    var package = ImportedPackage(target, of: search, flags: base.flags)
    for problem in package.problems {
      context.output.warning(problem.message, hint: problem.hint)
    }
    let inputs = BuiltImport.inputs(of: package, base: base)
    if let built = place.built(name), built.inputs == inputs {
      for note in built.notes { self.note(note) }
      return
    }
    try place.write(package, record)
    if try compile(into: place.log) {
      return try install(package, BuiltImport(inputs: inputs, notes: []))
    }
    var messages = BuildMessages(place.text(place.log), package: folder)
    let failure = ImportFailure(target, package, messages, search, place.log)
    for _ in 0..<Self.maximumRounds {
      guard let omissions = package.omissions(for: messages) else { break }
      package = ImportedPackage(target, of: search, flags: base.flags, without: omissions)
      try place.write(package, record)
      if try compile(into: place.laterLog) {
        let notes = notes(of: omissions.all)
        try install(package, BuiltImport(inputs: inputs, notes: notes))
        for note in notes { self.note(note) }
        return
      }
      messages = BuildMessages(place.text(place.laterLog), package: folder)
    }
    throw failure.reported(to: context)
  }

  private func install(_ package: ImportedPackage, _ made: BuiltImport) throws(CommandError) {
    let place = ImportFolder(folder)
    let modules = target.allModules.map(\.name)
    try place.putProgram(package, from: built, as: name, modules: modules)
    try place.note(made)
  }

  /// Compiles the package, and writes the compiler's output to the file `log`.
  ///
  /// - Returns: Whether the package compiles.
  private func compile(into log: String) throws(CommandError) -> Bool {
    let words = BuildIsolation.isolated([
      "swift", "build", "-c", "release", "--package-path", folder, "--product", product,
    ])
    Interrupt.watch()
    let answer = ProgressLine(context).waiting(for: "Building \(name)") {
      PackageBuild.withTemporaryFolder(in: folder) { variables in
        SystemTool.run(
          variables + words,
          log: log,
          milliseconds: PackageBuild.limitInMilliseconds
        )
      }
    }
    let hint = "what the compiler said is in \(log)"
    return try PackageBuild.ended(answer, of: name, hint: hint).code == 0
  }

  /// Returns a report of the project's declarations that were not imported; empty if all were.
  ///
  /// Each has a line with its file, line number and reason, up to a limit.
  private func notes(of omissions: [Omissions.Omission]) -> [String] {
    guard !omissions.isEmpty else { return [] }
    let shown = omissions.prefix(ImportFailure.maximumNames).map { one in
      let name = one.isPart ? "part of \(one.name)" : one.name
      return "  \(name) (\(search.shown(one.file)):\(one.line)): \(one.reason)"
    }
    let more = omissions.count - shown.count
    return ["\(name) is built without these, which need what is not here:"] + shown
      + (more > 0
        ? ["  and \(more) more; the compiler's words are in \(ImportFolder(folder).log)"] : [])
  }

  private func note(_ line: String) {
    context.output.note(CellText.safe(line, isASCII: context.isASCII))
  }

  /// Whether the import's sources use CoreLocation, so that the user must be asked about the
  /// location.
  var asksForPlace: Bool { search.imports("CoreLocation", in: target) }

  /// Asks the program for its description, and stores that.
  func takeIn() throws(CommandError) {
    try ExtensionAddition(host).takeIn(ImportFolder(folder).program(name), name: name)
  }

  private var product: String { target.module.name }
  private var built: String { "\(folder)/.build/release/\(product)" }
}

extension ExtensionBase {
  /// The compiler and linker flags of an imported package.
  fileprivate var flags: ImportedPackage.Flags {
    switch self {
    case .libraries(let folder, let isStatic):
      ImportedPackage.Flags(
        compiler: InstalledLibraries.compilerFlags(folder),
        linker: InstalledLibraries.linkerFlags(folder, isStatic: isStatic)
      )
    case .sources(let package):
      ImportedPackage.Flags(
        compiler: ["-Xfrontend", "-import-module", "-Xfrontend", "Combine"],
        linker: [],
        sources: package
      )
    }
  }
}
