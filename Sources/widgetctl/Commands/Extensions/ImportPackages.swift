import WidgetImport
import WidgetTerminal

/// Third-party packages that an import may use: checkouts that the user names, and those in the
/// folder of the settings.
enum ImportPackages {
  /// Returns each `--package NAME=PATH` with an absolute path, as the import's record stores it.
  ///
  /// - Throws: `.failed` for a path without a package.
  static func named(_ context: CommandContext) throws(CommandError) -> [String] {
    var named: [String] = []
    for value in context.arguments.values(of: ExtensionCommand.package) {
      guard let package = GivenPackages.Named(value) else { continue }
      guard let path = ExecutableFile.resolved(package.path),
        FileStamp(path: "\(path)/Package.swift") != nil, !package.name.isEmpty
      else {
        throw .failed(
          .noInput,
          message: "'\(package.path)' has no Package.swift",
          hint: "--package NAME=PATH names the folder of a package's checkout"
        )
      }
      named.append("\(package.name)=\(path)")
    }
    return named
  }

  /// Returns the named packages of a record, together with the folder of packages in the settings.
  static func given(_ named: [String], _ context: CommandContext) -> GivenPackages {
    let environment = context.environment
    let folder = environment.settings[.packages].map {
      StorePath.whole($0, environment: environment, accountHome: { Account.home })
    }
    return GivenPackages(
      folders: [folder].compactMap { $0 },
      named: named.compactMap { GivenPackages.Named($0) }
    )
  }
}

extension GivenPackages.Named {
  /// Reads `NAME=PATH`; `nil` for a text without `=`.
  fileprivate init?(_ text: String) {
    guard let sign = text.firstIndex(of: "=") else { return nil }
    self.init(name: String(text[..<sign]), path: String(text[text.index(after: sign)...]))
  }
}
