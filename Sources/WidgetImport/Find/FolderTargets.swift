/// Widget extensions of a folder without a project: each folder that has an entry point of widgets.
///
/// Their build settings are those of the file that a project is generated from, if there is one.
struct FolderTargets {
  private(set) var found: [ImportTarget] = []

  init(below folder: String, _ tree: SourceTree, _ packages: [PackageManifest]) {
    let sources = tree.files(below: folder).filter { $0.hasSuffix(".swift") }
    var places: [(path: String, title: String)] = []
    for source in sources where WidgetEntry.stands(in: source, tree) {
      let parent = SourceTree.parent(of: source)
      let target = packages.flatMap(\.targets).first { "\(parent)/".hasPrefix($0.path + "/") }
      let place = target?.path ?? parent
      let title = target?.name ?? String(parent.split(separator: "/").last ?? "Widgets")
      if !places.contains(where: { $0.path == place }) { places.append((place, title)) }
    }
    // A folder within another's is a part of it.
    let all = places.map(\.path)
    places = places.filter { place in !all.contains { place.path.hasPrefix($0 + "/") } }
    let generator = GeneratorFile(in: folder, tree)
    found = places.map { place, title in
      let name = SwiftName.module(title)
      var module = ImportedModule(name, files: tree.files(below: place), in: tree)
      let below = place.hasPrefix("\(folder)/") ? place.dropFirst(folder.utf8.count + 1) : ""
      let settings = generator?.settings(title: title, place: String(below))
      if let settings { module.compilation = ImportedModule.Compilation(settings) }
      return ImportTarget(
        title: title,
        place: tree.shown(place),
        platform: nil,
        module: module,
        information: tree.resolved("\(place)/Info.plist"),
        bundleIdentifier: settings?["PRODUCT_BUNDLE_IDENTIFIER"]
      )
    }
  }
}
