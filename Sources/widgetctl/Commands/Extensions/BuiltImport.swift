import Essentials
import Ground
import WidgetImport

/// The inputs of an import's last build, so that an unchanged project is not built again.
struct BuiltImport: Codable, Equatable {
  static let fileName = ImportedAdvice.noteFile

  /// A digest of the files, flags, libraries and compiler; it differs after a change of any of
  /// them.
  let inputs: String
  /// Lines that name the parts of the project which were left out of the build.
  let notes: [String]

  /// Returns the digest for the complete package, built with these libraries or sources.
  static func inputs(of package: ImportedPackage, base: ExtensionBase) -> String {
    var lines = [base.stamp]
    for item in package.items.sorted(by: { $0.path < $1.path }) {
      switch item.content {
      case .link(let file): lines.append("\(item.path) -> \(file) \(stamp(of: file))")
      case .text(let text), .adapted(let text, of: _): lines.append("\(item.path)\n\(text)")
      }
    }
    return Hexadecimal.digits(of: SHA256.digest(of: Array(lines.joined(separator: "\0").utf8)))
  }

  /// Returns a text that differs after a change of a file, or of any file in a folder such as an
  /// asset catalogue.
  private static func stamp(of file: String) -> String {
    guard let stamp = FileStamp(path: file) else { return "missing" }
    guard stamp.isFolder else { return "\(stamp.modified) \(stamp.size) \(stamp.inode)" }
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: file)) ?? []
    return names.sorted().prefix(maximumEntries).map { name in
      let stamp = FileStamp(path: "\(file)/\(name)")
      return "\(name) \(stamp?.modified ?? 0) \(stamp?.size ?? 0)"
    }.joined(separator: "\n")
  }

  /// The most entries of a folder that are read; asset catalogues have far fewer.
  private static let maximumEntries = 20_000
}

extension ExtensionBase {
  /// A text that differs after a change of the compiler or the libraries.
  ///
  /// If the package is built with widgetctl's sources, the text is different each time, because any
  /// source may have changed.
  fileprivate var stamp: String {
    let program = Self.compiler ?? ""
    switch self {
    case .libraries(let folder, _):
      let library = FileStamp(path: "\(folder)/libwidgetctl.a")
      return "\(program) \(folder) \(library?.modified ?? 0) \(library?.size ?? 0)"
    case .sources(let folder): return "\(program) \(folder) \(SystemTime.microsecondsSince1970)"
    }
  }
}
