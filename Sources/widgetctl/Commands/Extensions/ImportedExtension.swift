import SharedStore
import WidgetExtension
import WidgetImport
import WidgetTerminal

/// One widget extension of an app on its way to be taken in: its package here, the build, what it offers.
struct ImportedExtension {
  /// A first build compiles an author's whole target; no one waits longer for one.
  private static let limitInMilliseconds: Int64 = 30 * 60_000

  let target: ImportTarget
  let folder: String
  private let search: ImportSearch
  private let context: CommandContext
  private let package: ImportedPackage
  private let record: ImportRecord
  private let name: String

  /// An import that a person asks for.
  init(
    _ target: ImportTarget,
    _ search: ImportSearch,
    _ path: String,
    _ context: CommandContext,
    base: ExtensionBase
  ) throws(CommandError) {
    let record = ImportRecord(
      path: ExecutableFile.resolved(path) ?? path,
      target: target.title,
      with: context.arguments.values(of: ExtensionCommand.with)
    )
    let name = context.arguments.value(of: ExtensionCommand.name) ?? target.name
    guard InstalledExtension.isName(name) else {
      throw .usage(
        .invalidValue(option: "--name", value: name, expected: "a word without slashes")
      )
    }
    let folder = "\(try ImportFolder.all(context))/\(name)"
    self.init(target, search, context, record: record, folder: folder, name: name, base: base)
  }

  /// An import as it was made before, from what the project is now.
  init(
    again record: ImportRecord,
    in folder: String,
    name: String,
    _ context: CommandContext
  ) throws(CommandError) {
    let base = try ExtensionBase(context)
    let search = try ExtensionImport.search(record.path, base)
    guard let found = search.targets.first(where: { $0.title == record.target }) else {
      throw .failed(
        .noInput,
        message: "'\(record.path)' has no widget extension '\(record.target)' any more",
        hint: "'widgetctl extension import' takes in another one"
      )
    }
    let target = try ExtensionImport.adding(record.with, to: found, search)
    self.init(target, search, context, record: record, folder: folder, name: name, base: base)
  }

  private init(
    _ target: ImportTarget,
    _ search: ImportSearch,
    _ context: CommandContext,
    record: ImportRecord,
    folder: String,
    name: String,
    base: ExtensionBase
  ) {
    self.target = target
    self.search = search
    self.context = context
    self.record = record
    self.folder = folder
    self.name = name
    package = ImportedPackage(target, of: search, flags: base.flags)
  }

  /// Writes the package, compiles it and puts the program where it is run from.
  func build() throws(CommandError) {
    for problem in package.problems { context.output.warning(problem.message, hint: problem.hint) }
    let place = ImportFolder(folder)
    try place.write(package, record)
    let words = BuildIsolation.isolated([
      "swift", "build", "-c", "release", "--package-path", folder, "--product", target.module.name,
    ])
    let answer = ProgressLine(context).waiting(for: "Building \(name)") {
      SystemTool.run(words, log: place.log, milliseconds: Self.limitInMilliseconds)
    }
    switch answer {
    case .ended(let ended) where ended.code == 0: break
    case .ended: throw failure(place)
    case .absent:
      throw .failed(
        .unavailable,
        message: "there is no Swift compiler to build \(name) with",
        hint: "https://www.swift.org/install has it"
      )
    case .late:
      throw .failed(
        .unavailable,
        message: "\(name) was not built within half an hour",
        hint: "what the compiler said is in \(place.log)"
      )
    }
    try place.putProgram(package, from: "\(folder)/.build/release/\(target.module.name)", as: name)
  }

  /// Asks the program what it offers and keeps that.
  func takeIn(_ store: HostStore) throws(CommandError) {
    try ExtensionAddition(context).takeIn(ImportFolder(folder).program(name), name: name, store)
  }

  private func failure(_ place: ImportFolder) -> CommandError {
    let said = BuildMessages(place.logText, package: folder)
    let missing = MissingNames(said, originals: package.originals, of: target, in: search)
    guard !missing.all.isEmpty else {
      return .failed(
        .unavailable,
        message: "\(name) could not be built",
        hint: "what the compiler said is in \(place.log)"
      )
    }
    return ImportFailure(target, missing, log: place.log).reported(to: context)
  }
}

extension ExtensionBase {
  /// What an imported package says to compiler and linker.
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
