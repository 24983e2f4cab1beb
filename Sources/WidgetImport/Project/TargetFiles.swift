/// The files that belong to a target of a project: those of its build phases and of its
/// synchronised folders.
struct TargetFiles {
  private(set) var files: [String] = []
  private var seen: Set<String> = []

  init(of target: XcodeProject.Object, in project: XcodeProject, paths: ProjectPaths) {
    for phase in project.objects(target, "buildPhases")
    where ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(phase.kind) {
      for built in project.objects(phase, "files") {
        guard let reference = project.object(built.text("fileRef")) else { continue }
        add(paths.files(of: reference))
      }
    }
    for folder in Self.synchronised(in: project) {
      guard let path = paths.path(of: folder) else { continue }
      let isOwner = target.texts("fileSystemSynchronizedGroups").contains(folder.identifier)
      let named = Self.exceptions(of: folder, for: target, in: project)
      if isOwner {
        let left = Set(named.map { "\(path)/\($0)" })
        add(
          project.tree.files(below: path).filter { file in
            !left.contains(file) && !left.contains { file.hasPrefix($0 + "/") }
          }
        )
      } else {
        // What another target's folder shares with this one.
        for name in named {
          let file = "\(path)/\(name)"
          let isWhole = SourceTree.isFolder(file) && !SourceTree.isBundle(name)
          add(isWhole ? project.tree.files(below: file) : [file])
        }
      }
    }
  }

  private mutating func add(_ paths: [String]) {
    for path in paths where seen.insert(path).inserted { files.append(path) }
  }

  /// Returns the folders whose files belong to their targets without being listed (Xcode 16).
  private static func synchronised(in project: XcodeProject) -> [XcodeProject.Object] {
    var found: [XcodeProject.Object] = []
    var seen: Set<String> = []
    var waiting = [project.mainGroup].compactMap { $0 }
    while let group = waiting.popLast() {
      guard seen.insert(group.identifier).inserted else { continue }
      if group.kind == "PBXFileSystemSynchronizedRootGroup" { found.append(group) }
      waiting += project.objects(group, "children")
    }
    return found.sorted { $0.identifier < $1.identifier }
  }

  /// Returns the exceptions of a folder for a target.
  ///
  /// If the folder belongs to the target, these are the files that do not belong to it. Otherwise
  /// these are the files that do.
  private static func exceptions(
    of folder: XcodeProject.Object,
    for target: XcodeProject.Object,
    in project: XcodeProject
  ) -> [String] {
    project.objects(folder, "exceptions")
      .filter { $0.text("target") == target.identifier }
      .flatMap { $0.texts("membershipExceptions") }
  }
}
