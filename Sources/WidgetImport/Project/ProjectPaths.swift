/// The paths of a project's files, composed of those of their groups.
struct ProjectPaths {
  private static let maximumGroups = 20_000

  private let project: XcodeProject
  private let paths: [String: String]

  init(_ project: XcodeProject) {
    self.project = project
    var paths: [String: String] = [:]
    // From the top down, so that each group is entered once, however often it is named.
    var waiting = [(project.mainGroup, project.folder)].compactMap { group, folder in
      group.map { ($0, folder) }
    }
    while let (object, parent) = waiting.popLast(), paths.count < Self.maximumGroups * 4 {
      guard paths[object.identifier] == nil else { continue }
      let path = Self.path(of: object, in: parent, of: project)
      paths[object.identifier] = path
      for child in project.objects(object, "children") { waiting.append((child, path)) }
    }
    self.paths = paths
  }

  /// Returns the absolute path of a file, a group or a synchronised folder; `nil` if no group
  /// contains it.
  func path(of object: XcodeProject.Object) -> String? { paths[object.identifier] }

  /// Returns the files of an element of a build phase: the element itself, or its localised
  /// variants.
  func files(of object: XcodeProject.Object) -> [String] {
    switch object.kind {
    case "PBXVariantGroup":
      project.objects(object, "children").compactMap { path(of: $0) }
    // Of a data model the versions are its children.
    case "PBXFileReference", "XCVersionGroup": [path(of: object)].compactMap { $0 }
    default: []
    }
  }

  private static func path(
    of object: XcodeProject.Object,
    in parent: String,
    of project: XcodeProject
  ) -> String {
    guard let own = object.text("path"), !own.isEmpty else { return parent }
    switch object.text("sourceTree") ?? "<group>" {
    case "<absolute>": return there(own, in: project)
    case "SOURCE_ROOT": return "\(project.folder)/\(own)"
    case "<group>": return own.hasPrefix("/") ? there(own, in: project) : "\(parent)/\(own)"
    // What the system or a build brings is no source.
    default: return "/nowhere/\(own)"
    }
  }

  /// The greatest depth of folders in a project.
  private static let maximumDepth = 64

  /// Returns the path on this machine of a file that a project names by a path on the author's
  /// machine.
  ///
  /// That is the file within the project whose path has the longest common ending. If there is
  /// none, the path is returned unchanged.
  private static func there(_ path: String, in project: XcodeProject) -> String {
    guard project.tree.resolved(path) == nil else { return path }
    let parts = path.split(separator: "/")
    for start in parts.indices.dropFirst().prefix(maximumDepth) {
      let ending = parts[start...].joined(separator: "/")
      for folder in [project.folder, project.tree.root] {
        let place = "\(folder)/\(ending)"
        if project.tree.resolved(place) != nil { return place }
      }
    }
    return path
  }
}
