import SharedStore
import WidgetExtension
import WidgetImport
import WidgetTerminal

/// One widget extension of an app on its way to be taken in: its package here, the build, what it offers.
struct ImportedExtension {
  /// What is left out may be needed by what is left out next.
  private static let maximumRounds = 8

  let target: ImportTarget
  let folder: String
  private let search: ImportSearch
  private let context: CommandContext
  private let flags: ImportedPackage.Flags
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
    flags = base.flags
  }

  /// Writes the package, compiles it and puts the program where it is run from.
  ///
  /// Sources that do not compile are left out where the rest does without them, and named.
  func build() throws(CommandError) {
    let place = ImportFolder(folder)
    var target = target
    var left: [String] = []
    var failure: ImportFailure?
    for round in 0..<Self.maximumRounds {
      let package = ImportedPackage(target, of: search, flags: flags)
      if round == 0 {
        for problem in package.problems {
          context.output.warning(problem.message, hint: problem.hint)
        }
      }
      try place.write(package, record)
      let log = round == 0 ? place.log : place.laterLog
      guard try !compile(into: log) else {
        try place.putProgram(package, from: "\(folder)/.build/release/\(product)", as: name)
        return report(left)
      }
      let messages = BuildMessages(place.text(log), package: folder)
      if failure == nil { failure = ImportFailure(target, package, messages, search, place.log) }
      let files = Set(messages.errors.compactMap(\.file)).compactMap { package.originals[$0] }
      let wrong = files.filter { !search.hasEntry($0) }.sorted()
      if wrong.isEmpty { break }
      left += wrong
      target = target.without(Set(wrong))
    }
    throw failure?.reported(to: context)
      ?? .failed(.unavailable, message: "\(name) could not be built", hint: place.log)
  }

  /// Whether the package as it is written compiles.
  private func compile(into log: String) throws(CommandError) -> Bool {
    let words = BuildIsolation.isolated([
      "swift", "build", "-c", "release", "--package-path", folder, "--product", product,
    ])
    let answer = ProgressLine(context).waiting(for: "Building \(name)") {
      SystemTool.run(words, log: log, milliseconds: PackageBuild.limitInMilliseconds)
    }
    let hint = "what the compiler said is in \(log)"
    return try PackageBuild.ended(answer, of: name, hint: hint).code == 0
  }

  private func report(_ left: [String]) {
    guard !left.isEmpty else { return }
    context.output.note("\(name) is built without these, which nothing else of it needs:")
    for file in left {
      context.output.note(CellText.safe("  \(search.shown(file))", isASCII: context.isASCII))
    }
  }

  /// Asks the program what it offers and keeps that.
  func takeIn(_ store: HostStore) throws(CommandError) {
    try ExtensionAddition(context).takeIn(ImportFolder(folder).program(name), name: name, store)
  }

  private var product: String { target.module.name }
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
