import Essentials
import WidgetImport
import WidgetIntents
import WidgetTerminal

/// The folder of one imported extension: the package, the build logs, and the program with its
/// resources.
struct ImportFolder {
  let path: String

  init(_ path: String) {
    self.path = path
  }

  /// Returns the folder that contains all imports, next to the store.
  static func all(_ context: CommandContext) throws(CommandError) -> String {
    let store = try context.storePath()
    let absolute =
      store.hasPrefix("/") ? store : "\(FileManager.default.currentDirectoryPath)/\(store)"
    let folder = absolute[..<(absolute.lastIndex(of: "/") ?? absolute.startIndex)]
    return "\(folder)/imported"
  }

  /// The most imports in the folder that are read.
  private static let maximumImports = 5_000

  /// Returns the record and the folder of the import from which a program was built; `nil` if it
  /// was not imported on this machine.
  ///
  /// A record next to a program in another folder is ignored, because the program's author may have
  /// written it.
  static func record(
    ofProgram program: String,
    _ context: CommandContext
  ) -> (record: ImportRecord, folder: String)? {
    let parts = program.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 3, parts[parts.count - 2] == ImportedPackage.program else { return nil }
    let folder = parts.dropLast(2).joined(separator: "/")
    let all = parts.dropLast(3).joined(separator: "/")
    guard let own = try? self.all(context), isSame(own, all), isOwnFolder(folder),
      let record = ImportFolder(folder).record
    else { return nil }
    return (record, folder)
  }

  /// The record of the import in this folder; `nil` if there is none.
  var record: ImportRecord? {
    guard let data = FileManager.default.contents(atPath: "\(path)/\(ImportRecord.fileName)")
    else { return nil }
    return try? JSONDecoder().decode(ImportRecord.self, from: data)
  }

  /// Records whether the import may read data about the user; `what` is the kind of data, such as
  /// `location`.
  func allow(_ what: String, _ isAllowed: Bool) throws(CommandError) {
    guard var record else { return }
    let others = (record.allowed ?? []).filter { $0 != what }
    record.allowed = isAllowed ? others + [what] : others
    try writing { try write(record) }
  }

  private func write(_ record: ImportRecord) throws {
    let text = try JSONEncoder().encode(record)
    try text.write(to: URL(filePath: "\(path)/\(ImportRecord.fileName)"))
  }

  /// Returns the names and records of the imports in a folder; symbolic links are ignored.
  static func records(in all: String) -> [(name: String, record: ImportRecord)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: all)) ?? []
    return names.sorted().prefix(maximumImports).compactMap { name in
      let folder = "\(all)/\(name)"
      guard isOwnFolder(folder) else { return nil }
      return ImportFolder(folder).record.map { (name, $0) }
    }
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    ExecutableFile.resolved(one) ?? one == ExecutableFile.resolved(other) ?? other
  }

  /// Returns whether there is a folder at the path, and not a symbolic link to one.
  private static func isOwnFolder(_ path: String) -> Bool {
    FileStamp(path: path)?.isFolder == true && FileLink.end(of: path) == path
  }

  /// The path of the compiler's output from building the complete target.
  ///
  /// `laterLog` is the path for later builds, in which parts that do not compile are left out.
  var log: String { "\(path)/build.log" }
  var laterLog: String { "\(path)/build-again.log" }

  func text(_ log: String) -> String {
    FileManager.default.contents(atPath: log).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  func program(_ name: String) -> String { "\(path)/\(ImportedPackage.program)/\(name)" }

  /// Writes the package's sources and its record; the program of the last build is kept.
  func write(_ package: ImportedPackage, _ record: ImportRecord) throws(CommandError) {
    try writing {
      try makeFolder(path)
      let sources = package.items.filter { !isOfProgram($0) }
      for item in sources { try put(item, in: path) }
      try removeOthers(than: Set(sources.map(\.path)), below: "Sources")
      try write(record)
    }
  }

  /// Replaces the installed program and the files next to it by those of the last build.
  ///
  /// The copy in the build folder is then deleted. Together with the compiler's module caches, it
  /// is three quarters of that folder's size.
  func putProgram(
    _ package: ImportedPackage,
    from built: String,
    as name: String,
    modules: [String]
  ) throws(CommandError) {
    try writing {
      let files = FileManager.default
      let fresh = "\(path)/new"
      try? files.removeItem(atPath: fresh)
      try makeFolder("\(fresh)/\(ImportedPackage.program)")
      for item in package.items where isOfProgram(item) { try put(item, in: fresh) }
      let program = "\(fresh)/\(ImportedPackage.program)/\(name)"
      try StrippedProgram.write(built, to: program, modules: modules)
      try? files.removeItem(atPath: "\(path)/\(ImportedPackage.program)")
      try files.moveItem(
        atPath: "\(fresh)/\(ImportedPackage.program)",
        toPath: "\(path)/\(ImportedPackage.program)"
      )
      try? files.removeItem(atPath: fresh)
      // The program may have been found through a symbolic link, so its actual folder is used.
      let folder = built.lastIndex(of: "/").map { String(built[..<$0]) } ?? path
      for name in [built, "\(folder)/ModuleCache"] { try? files.removeItem(atPath: name) }
    }
  }

  /// Returns the record of the program's last build; `nil` if the program or the record is missing.
  func built(_ name: String) -> BuiltImport? {
    guard FileStamp.isExecutable(program(name)),
      let data = FileManager.default.contents(atPath: "\(path)/\(BuiltImport.fileName)")
    else { return nil }
    return try? JSONDecoder().decode(BuiltImport.self, from: data)
  }

  /// Stores the record of the program's last build.
  func note(_ built: BuiltImport) throws(CommandError) {
    try writing {
      try JSONEncoder().encode(built).write(to: URL(filePath: "\(path)/\(BuiltImport.fileName)"))
    }
  }

  private func isOfProgram(_ item: ImportedPackage.Item) -> Bool {
    item.path.hasPrefix(ImportedPackage.program + "/")
  }

  /// Writes a file unless it is unchanged, so that the next build compiles only changed files.
  private func put(_ item: ImportedPackage.Item, in folder: String) throws {
    let files = FileManager.default
    let place = "\(folder)/\(item.path)"
    switch item.content {
    case .link(let target):
      if (try? files.destinationOfSymbolicLink(atPath: place)) == target { return }
    case .text(let text), .adapted(let text, of: _):
      if files.contents(atPath: place) == Data(text.utf8) { return }
    }
    try makeFolder(String(place[..<(place.lastIndex(of: "/") ?? place.startIndex)]))
    try? files.removeItem(atPath: place)
    switch item.content {
    case .link(let target): try files.createSymbolicLink(atPath: place, withDestinationPath: target)
    case .text(let text), .adapted(let text, of: _):
      try Data(text.utf8).write(to: URL(filePath: place))
    }
  }

  /// Creates a folder that only the user can read and write (RI-11).
  private func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(
      atPath: path,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
  }

  private func removeOthers(than kept: Set<String>, below folder: String) throws {
    let files = FileManager.default
    for module in (try? files.contentsOfDirectory(atPath: "\(path)/\(folder)")) ?? [] {
      let names = (try? files.contentsOfDirectory(atPath: "\(path)/\(folder)/\(module)")) ?? []
      let old = names.filter { !kept.contains("\(folder)/\(module)/\($0)") }
      for name in old { try files.removeItem(atPath: "\(path)/\(folder)/\(module)/\(name)") }
      if old.count == names.count { try files.removeItem(atPath: "\(path)/\(folder)/\(module)") }
    }
  }

  private func writing(_ body: () throws -> Void) throws(CommandError) {
    do {
      try body()
    } catch {
      throw .failed(
        .cannotCreate,
        message: "'\(path)' cannot be written: \(ErrorWords.text(of: error))",
        hint: "check that its folder is writable"
      )
    }
  }
}
