import SharedStore

/// Finds the extensions that were built or installed together with this program, or taken in later.
enum ExtensionCatalog {
  static let builtInNames = ["HomeWidgets"]

  /// The programs beside the executable and in `libexec`, one of each name.
  static func installed(executable: String?) -> [InstalledExtension] {
    guard let executable, let slash = executable.lastIndex(of: "/") else { return [] }
    let folder = String(executable[..<slash])
    return builtInNames.compactMap { name in
      let beside = [
        // SwiftPM names the build of a plug-in's dependency with `-tool`.
        InstalledExtension(name: name, path: "\(folder)/\(name)"),
        InstalledExtension(name: name, path: "\(folder)/\(name)-tool"),
      ].compactMap { $0 }
      // Of two builds side by side the newer one belongs to this program.
      if let newest = beside.max(by: { modified($0) < modified($1) }) { return newest }
      return InstalledExtension(name: name, path: "\(folder)/../libexec/widgetctl/\(name)")
    }
  }

  /// The programs that a person took in and that are still where they were.
  static func added(_ known: [KnownExtension]) -> [InstalledExtension] {
    known.filter(\.isAdded).compactMap { InstalledExtension(name: $0.name, path: $0.path) }
  }

  private static func modified(_ program: InstalledExtension) -> Int64 {
    FileStamp(path: program.path)?.modified ?? 0
  }
}
