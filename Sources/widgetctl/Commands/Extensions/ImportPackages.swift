import WidgetImport
import WidgetTerminal

/// The third-party packages that an import may use: checkouts that the user names, and those in a
/// folder from the settings.
enum ImportPackages {
  /// Returns the values `NAME=PATH` of the option `--package`, with absolute paths, for the
  /// import's record.
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

  /// Returns the named packages of an import's record, and the folder of packages in the settings.
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
  /// Parses `NAME=PATH`; `nil` for a text without `=`.
  fileprivate init?(_ text: String) {
    guard let sign = text.firstIndex(of: "=") else { return nil }
    self.init(name: String(text[..<sign]), path: String(text[text.index(after: sign)...]))
  }
}
