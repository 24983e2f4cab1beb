/// The projects that an `.xcworkspace` names.
enum Workspace {
  private static let maximumBytes = 4 << 20

  /// The paths of `*.xcodeproj` folders, in the workspace's order; those that are not there are left out.
  static func projects(of path: String, in tree: SourceTree) -> [String] {
    let file = "\(path)/contents.xcworkspacedata"
    guard let bytes = try? tree.contents(of: file, limit: maximumBytes) else { return [] }
    let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    var groups: [String] = [folder]
    var found: [String] = []
    // The few elements of the format stand for themselves; no XML reader is needed for them.
    for element in String(decoding: bytes, as: UTF8.self).split(separator: "<") {
      if element.hasPrefix("/Group") {
        if groups.count > 1 { groups.removeLast() }
        continue
      }
      guard let location = attribute("location", of: element) else { continue }
      let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let relative = parts.count == 2 ? String(parts[1]) : location
      let place =
        switch parts.first {
        case "absolute": relative
        case "container": "\(folder)/\(relative)"
        default: "\(groups.last ?? folder)/\(relative)"
        }
      if element.hasPrefix("Group") { groups.append(place) }
      if relative.hasSuffix(".xcodeproj"), let real = tree.resolved(place) { found.append(real) }
    }
    return found
  }

  private static func attribute(_ name: String, of element: Substring) -> String? {
    guard let label = element.firstRange(of: name) else { return nil }
    let value = element[label.upperBound...].drop { $0 != "\"" }.dropFirst()
    return String(value.prefix { $0 != "\"" }).replacing("&amp;", with: "&")
  }
}
