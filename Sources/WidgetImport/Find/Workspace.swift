/// The projects that an `.xcworkspace` names.
enum Workspace {
  private static let maximumBytes = 4 << 20

  /// Returns the paths of `*.xcodeproj` folders in the workspace's order; missing ones are left
  /// out.
  static func projects(of path: String, in tree: SourceTree) -> [String] {
    let file = "\(path)/contents.xcworkspacedata"
    guard let bytes = try? tree.contents(of: file, limit: maximumBytes) else { return [] }
    let folder = SourceTree.parent(of: path)
    var groups: [String] = [folder]
    var found: [String] = []
    for element in MarkupElements(bytes) {
      if element.isEnd {
        if element.name == "Group", groups.count > 1 { groups.removeLast() }
        continue
      }
      guard let location = element.attributes["location"] else { continue }
      let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let relative = parts.count == 2 ? String(parts[1]) : location
      let place =
        switch parts.first {
        case "absolute": relative
        case "container": "\(folder)/\(relative)"
        default: "\(groups.last ?? folder)/\(relative)"
        }
      if element.name == "Group", !element.isEmpty { groups.append(place) }
      if relative.hasSuffix(".xcodeproj"), let real = tree.resolved(place) { found.append(real) }
    }
    return found
  }
}
