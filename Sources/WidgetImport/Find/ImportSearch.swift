/// Finds the widget extensions at a path: an Xcode project, a workspace, a package, or a folder of
/// an app.
///
/// Everything is read as text; nothing of a project is run.
package struct ImportSearch {
  /// The problems with files that could not be read.
  package private(set) var problems: [ImportError] = []
  package private(set) var targets: [ImportTarget] = []

  let tree: SourceTree
  /// Modules that widgetctl has, under Apple's names and its own.
  let modules: Set<String>
  private var projects: [ProjectTargets] = []
  private let packages: [PackageManifest]
  private let checkouts: PackageCheckouts
  /// The Swift files of the tree, which is searched once.
  private let sources: [String]

  /// Searches a path for widget extensions.
  ///
  /// - Parameters:
  ///   - path: The path of a project, a workspace, a package or a folder.
  ///   - modules: The available modules, under Apple's names and widgetctl's own.
  ///   - given: The packages by other authors that the user allows.
  /// - Throws: `ImportError` if there is nothing to read, or none of it can be read.
  package init(
    _ path: String,
    modules: Set<String>,
    packages given: GivenPackages = GivenPackages()
  ) throws(ImportError) {
    self.modules = modules
    guard let real = SourceTree.resolved(path) else {
      throw ImportError(
        "nothing is at '\(path)'",
        hint: "name an Xcode project, a workspace, a package or the folder of an app"
      )
    }
    let start = Self.start(of: real)
    var tree = try SourceTree(root: Self.root(of: start.folder))
    let sources = tree.files(below: tree.root).filter { $0.hasSuffix(".swift") }
    let own = sources.filter { $0.hasSuffix("/Package.swift") }.map(SourceTree.parent)
    checkouts = PackageCheckouts(
      of: [tree.root] + (own + [start.folder]).filter { $0 != tree.root },
      given
    )
    for checkout in checkouts.all where checkout.isGiven { tree.add(checkout.path) }
    (self.tree, self.sources) = (tree, sources)
    packages = own.compactMap { [tree] in PackageManifest(of: $0, in: tree) }
    for path in projectPaths(start) {
      do throws(ImportError) {
        projects.append(ProjectTargets(try XcodeProject(path, in: tree)))
      } catch {
        problems.append(error)
      }
    }
    targets = projects.flatMap(\.widgets)
    if targets.isEmpty { targets = FolderTargets(below: start.folder, tree, packages).found }
    if targets.isEmpty, let problem = problems.first { throw problem }
    targets = targets.map { resolved($0) }
  }

  /// Adds the files of a target, or a file, to the import.
  ///
  /// - Throws: `ImportError` if there is neither.
  package func adding(_ name: String, to target: ImportTarget) throws(ImportError) -> ImportTarget {
    var target = target
    if let other = projects.lazy.compactMap({ $0.anyModule(named: name) }).first {
      // One program has one entry point: the app's own stays out.
      let known = Set(target.module.sources)
      target.module.sources += other.sources.filter { source in
        !known.contains(source) && !hasEntry(source)
      }
      target.module.add(filesOf: other)
      return resolved(target)
    }
    let candidates = [name, "\(tree.root)/\(name)"].compactMap { tree.resolved($0) }
    guard let file = candidates.first else {
      throw ImportError(
        "'\(name)' is neither a target nor a file of '\(tree.root)'",
        hint: "'widgetctl extension import --list' names the targets"
      )
    }
    let files =
      SourceTree.isFolder(file) && !SourceTree.isBundle(file)
      ? tree.files(below: file) : [file]
    let more = ImportedModule(target.module.name, files: files, in: tree)
    let known = Set(target.module.sources)
    target.module.sources += more.sources.filter { !known.contains($0) }
    target.module.add(filesOf: more)
    target.module.resources += more.resources
    return resolved(target)
  }

  /// Returns the Swift files of the tree outside of a target, which may declare names that it
  /// lacks.
  package func otherSources(than target: ImportTarget) -> [String] {
    let own = Set(target.allModules.flatMap(\.sources))
    return sources.filter { !own.contains($0) }
  }

  /// Returns a path relative to the root, for messages.
  package func shown(_ path: String) -> String { tree.shown(path) }

  /// Returns whether a source of the target imports a module.
  package func imports(_ module: String, in target: ImportTarget) -> Bool {
    target.allModules.contains { part in imports(of: part).contains { $0.name == module } }
  }

  /// Returns whether a source contains the program's entry point.
  package func hasEntry(_ source: String) -> Bool {
    guard let bytes = try? tree.contents(of: source, limit: SwiftWords.maximumBytes) else {
      return false
    }
    return SwiftWords(bytes).hasEntry
  }
}

extension ImportSearch {
  /// Returns the folder to search, and the project or workspace that the path names, if it names
  /// one.
  private static func start(of real: String) -> (folder: String, named: String?) {
    let parent = SourceTree.parent(of: real)
    if real.hasSuffix(".xcodeproj") || real.hasSuffix(".xcworkspace") {
      // A workspace within a project is that project's own.
      return parent.hasSuffix(".xcodeproj") ? start(of: parent) : (parent, real)
    }
    if real.hasSuffix("/project.pbxproj") { return start(of: parent) }
    return (SourceTree.isFolder(real) ? real : parent, nil)
  }

  /// Returns the working copy that contains a folder, whose files a project may use; otherwise the
  /// folder itself.
  private static func root(of folder: String) -> String {
    var place = folder
    while !place.isEmpty {
      if SourceTree.exists("\(place)/.git") { return place }
      place = SourceTree.parent(of: place)
    }
    return folder
  }

  private func projectPaths(_ start: (folder: String, named: String?)) -> [String] {
    guard let named = start.named else {
      return tree.files(below: start.folder).filter { $0.hasSuffix(".xcodeproj") }
    }
    return named.hasSuffix(".xcodeproj") ? [named] : Workspace.projects(of: named, in: tree)
  }

  /// Returns the target with the author's modules that it imports, directly or indirectly.
  private func resolved(_ target: ImportTarget) -> ImportTarget {
    var target = target
    var found: [String: ImportedModule] = [:]
    var order: [String] = []
    var remote: [ImportTarget.RemoteModule] = []
    var standIns: [String] = []
    func add(_ module: inout ImportedModule, _ path: [String]) {
      module.dependencies = []
      module.compilation.implicitImports = implicitImports(of: module)
      for (name, isOptional) in imports(of: module) where !path.contains(name) {
        if found[name] == nil {
          if modules.contains(name) || KnownModules.toolchain.contains(name) { continue }
          guard var other = self.module(named: name) else {
            if isOptional || !SwiftName.isIdentifier(name) { continue }
            if !standIns.contains(name) { standIns.append(name) }
            if let address = address(of: name), !remote.contains(where: { $0.name == name }) {
              remote.append(.init(name: name, address: address))
            }
            continue
          }
          add(&other, path + [name])
          found[name] = other
          order.append(name)
        }
        module.dependencies.append(name)
      }
    }
    add(&target.module, [target.module.name])
    // No other module imports a program's, so that it may be called otherwise.
    if modules.contains(target.module.name) || found[target.module.name] != nil {
      target.module.name += "_"
    }
    target.modules = order.compactMap { found[$0] }
    target.remote = remote
    target.standIns = standIns
    return target
  }

  /// Returns the modules that a module's files import, and for each whether all imports of it are
  /// under `#if canImport`.
  private func imports(of module: ImportedModule) -> [(name: String, isOptional: Bool)] {
    var order: [String] = []
    var needed: Set<String> = []
    for source in module.sources {
      guard let bytes = try? tree.contents(of: source, limit: SwiftWords.maximumBytes) else {
        continue
      }
      let words = SwiftWords(bytes)
      for name in words.imports where name != module.name {
        if !order.contains(name) { order.append(name) }
        if !words.asksWhetherItCanImport(name) { needed.insert(name) }
      }
    }
    return order.map { ($0, !needed.contains($0)) }
  }

  /// Returns the modules that a file can use on Apple's systems if it imports Foundation, but not
  /// on this one.
  private func implicitImports(of module: ImportedModule) -> [String] {
    let parser = Array("XMLParser".utf8)
    let readsXML = module.sources.contains { source in
      let bytes = try? tree.contents(of: source, limit: SwiftWords.maximumBytes)
      return bytes?.contains(parser) == true
    }
    return readsXML ? ["FoundationXML"] : []
  }

  /// Returns a module by its name: a framework of the projects, or a target of a package in the
  /// tree; `nil` if there is none.
  private func module(named name: String) -> ImportedModule? {
    if let module = projects.lazy.compactMap({ $0.module(named: name) }).first { return module }
    for package in packages {
      guard let target = package.targets.first(where: { SwiftName.module($0.name) == name }) else {
        continue
      }
      var module = ImportedModule(name, files: tree.files(below: target.path), in: tree)
      module.isOfPackage = true
      return module.sources.isEmpty ? nil : module
    }
    // Where a project is generated, a module's folder bears its name.
    let named = projects.isEmpty ? folders.filter { $0.hasSuffix("/\(name)") } : []
    guard let folder = named.min(by: { ($0.utf8.count, $0) < ($1.utf8.count, $1) }) else {
      return checkouts.module(named: name, in: tree)
    }
    let module = ImportedModule(name, files: tree.files(below: folder), in: tree)
    return module.sources.isEmpty ? nil : module
  }

  /// The folders that contain Swift files, and the folders that contain these.
  private var folders: Set<String> {
    var folders: Set<String> = []
    for file in sources {
      var folder = file
      while folder.utf8.count > tree.root.utf8.count {
        folder = SourceTree.parent(of: folder)
        if !folders.insert(folder).inserted { break }
      }
    }
    return folders
  }

  /// Returns the address of a package whose name resembles the module's; `nil` if there is none.
  private func address(of module: String) -> String? {
    let addresses = projects.flatMap(\.remotePackages)
    return addresses.first { address in
      let name = address.split(separator: "/").last ?? ""
      return name.lowercased().contains(module.lowercased())
        || module.lowercased().contains(name.replacing(".git", with: "").lowercased())
    }
  }
}
