import Essentials
import Ground
import WidgetImport
import WidgetTerminal

/// The files that an imported extension has created outside of the store: its settings, and the
/// folders of its app groups.
///
/// They are found by their names in the import's sources.
struct ExtensionTraces {
  struct Trace: Equatable {
    let part: RemovedExtensions.Part
    let name: String
    let path: String
    /// The names of other imports that use the same settings or app group; if there are any, the
    /// file is not removed.
    let sharedWith: [String]

    var words: String { "\(part == .settings ? "settings" : "app group") \(name)" }
  }

  /// The most bytes of a source file that are searched; the names of app groups are near its
  /// beginning.
  private static let maximumBytes = 4 << 20
  /// The most source files of an import that are searched; widgets have far fewer.
  private static let maximumFiles = 5_000
  /// The most entries that are read of a folder with settings, app groups or sources.
  private static let maximumEntries = 10_000

  private let context: CommandContext

  init(_ context: CommandContext) {
    self.context = context
  }

  /// Returns the existing settings and app groups whose names occur in the import in `folder`.
  func all(of name: String, in folder: String) -> [Trace] {
    let present = groups + settings
    guard !present.isEmpty, let all = try? ImportFolder.all(context) else { return [] }
    let own = Self.named(present, by: name, in: folder)
    guard !own.isEmpty else { return [] }
    let others = ImportFolder.records(in: all).map(\.name).filter { $0 != name }.map { other in
      (name: other, places: Self.named(own, by: other, in: "\(all)/\(other)"))
    }
    return own.map { place in
      Trace(
        part: place.part,
        name: place.name,
        path: place.path,
        sharedWith: others.filter { $0.places.contains(place) }.map(\.name)
      )
    }
  }

  private struct Place: Equatable {
    let part: RemovedExtensions.Part
    let name: String
    let path: String
  }

  /// The existing folders of app groups, as `containerURL(forSecurityApplicationGroupIdentifier:)`
  /// returns them.
  private var groups: [Place] {
    base("XDG_DATA_HOME", ".local/share").map { base in
      let folder = "\(base)/widgetctl/groups"
      return Self.entries(folder).map { Place(part: .groups, name: $0, path: "\(folder)/\($0)") }
    } ?? []
  }

  /// The files in which Foundation stores the defaults of programs and suites.
  private var settings: [Place] {
    base("XDG_CONFIG_HOME", ".config").map { folder in
      Self.entries(folder).filter { $0.hasSuffix(".plist") }.map { file in
        Place(part: .settings, name: String(file.dropLast(6)), path: "\(folder)/\(file)")
      }
    } ?? []
  }

  private func base(_ variable: String, _ usual: String) -> String? {
    context.environment.baseFolder(variable, usual) { Account.home }
  }

  private static func entries(_ folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().prefix(maximumEntries).map { $0 }
  }

  /// Returns those of `places` that an import uses.
  ///
  /// An import uses a name if its sources or information property list contain it as a complete
  /// text. It also uses the settings with the name of its program.
  private static func named(_ places: [Place], by name: String, in folder: String) -> [Place] {
    var rest = places
    var found: [Place] = []
    func look(_ isNamed: (Place) -> Bool) {
      found += rest.filter(isNamed)
      rest.removeAll(where: isNamed)
    }
    look { $0.part == .settings && $0.name == name }
    let list = text(of: "\(folder)/\(ImportedPackage.program)/Info.plist")
    look { list.contains("<string>\($0.name)</string>") }
    var count = 0
    for module in entries("\(folder)/Sources") {
      for file in entries("\(folder)/Sources/\(module)") where !rest.isEmpty {
        count += 1
        guard count <= maximumFiles else { return found }
        let source = text(of: "\(folder)/Sources/\(module)/\(file)")
        look { source.contains("\"\($0.name)\"") }
      }
    }
    return found
  }

  private static func text(of path: String) -> String {
    String(decoding: InputFile.beginning(of: path, bytes: maximumBytes), as: UTF8.self)
  }
}
