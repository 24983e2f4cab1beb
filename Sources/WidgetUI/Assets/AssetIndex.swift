import Foundation
import Ground

/// The assets of one bundle, or of several, by their names, read once from the `*.xcassets`
/// folders.
struct AssetIndex: Sendable {
  /// The kind of an asset; the raw value is the extension of its folder.
  enum Kind: String, Hashable, Sendable {
    case color = "colorset"
    case image = "imageset"
    case symbol = "symbolset"
  }

  struct Name: Hashable, Sendable {
    var kind: Kind
    var text: String

    fileprivate var folded: Name { Name(kind: kind, text: text.lowercased()) }
  }

  /// The most files and folders of a bundle that are examined, far more than the bundle of a widget
  /// has.
  private static let maximumItems = 20_000
  private static let known = Guarded<[URL: AssetIndex]>([:])

  private let folders: [Name: URL]
  /// The same folders by the assets' names in lower case, to find a name in another case.
  private let foldedFolders: [Name: URL]

  /// Returns the assets of `bundle`; if `bundle` is `nil`, those of all bundles next to the
  /// program.
  static func of(_ bundle: Bundle?) -> AssetIndex {
    let place = (bundle ?? .main).bundleURL
    return known.withLock { known in
      if let index = known[place] { return index }
      let index = AssetIndex(of: bundle.map { [$0.bundleURL] } ?? bundles(nextTo: place))
      known[place] = index
      return index
    }
  }

  /// Reads the catalogues in the folders `places`; of two assets with the same name, the first is
  /// used.
  init(of places: [URL]) {
    var folders: [Name: URL] = [:]
    var left = Self.maximumItems
    for catalog in places.flatMap(Self.catalogs) {
      guard let items = FileManager.default.enumerator(at: catalog, includingPropertiesForKeys: nil)
      else { continue }
      while left > 0, let item = items.nextObject() as? URL {
        left -= 1
        guard let kind = Kind(rawValue: item.pathExtension) else { continue }
        let name = item.deletingPathExtension().lastPathComponent
        let group = item.deletingLastPathComponent().lastPathComponent
        for text in [name, "\(group)/\(name)"] {
          let name = Name(kind: kind, text: text)
          folders[name] = folders[name] ?? item
        }
      }
    }
    self.folders = folders
    foldedFolders = Dictionary(
      folders.sorted { $0.key.text < $1.key.text }.map { ($0.key.folded, $0.value) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Returns the asset catalogues in a bundle or in one of its folders; symbolic links are
  /// followed.
  private static func catalogs(in place: URL) -> [URL] {
    let items = contents(of: place)
    return (items + items.flatMap(contents)).filter { $0.pathExtension == "xcassets" }
      .map { $0.resolvingSymlinksInPath() }
  }

  private static func contents(of folder: URL) -> [URL] {
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    return (found ?? []).sorted { $0.path < $1.path }
  }

  /// Returns the decoded `Contents.json` of an asset and the asset's folder; `nil` if the asset is
  /// missing or cannot be read.
  ///
  /// A name in another case is found too, unless an asset has exactly this one.
  func contents<Contents: Decodable>(
    _ type: Contents.Type,
    of kind: Kind,
    named name: String
  ) -> (Contents, folder: URL)? {
    let name = Name(kind: kind, text: name)
    guard let folder = folders[name] ?? foldedFolders[name.folded],
      let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let contents = try? JSONDecoder().decode(type, from: data)
    else { return nil }
    return (contents, folder)
  }

  /// Returns the program's folder and the bundles in it.
  ///
  /// The package manager creates a bundle for each target with resources.
  private static func bundles(nextTo place: URL) -> [URL] {
    [place] + contents(of: place).filter { ["resources", "bundle"].contains($0.pathExtension) }
  }
}

/// The appearance that a value of an asset is for, from `Contents.json`.
struct AssetAppearance: Decodable {
  fileprivate var appearance: String
  fileprivate var value: String
}

extension [AssetAppearance]? {
  /// Whether the value names no appearance, so that it applies to each appearance without a value
  /// of its own.
  var isUniversal: Bool { self?.isEmpty ?? true }

  /// Whether the value is for the dark scheme at ordinary contrast.
  var isDark: Bool {
    guard let self, self.count == 1 else { return false }
    return self[0].appearance == "luminosity" && self[0].value == "dark"
  }
}
