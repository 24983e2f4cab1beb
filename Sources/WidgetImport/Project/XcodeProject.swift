/// A `project.pbxproj`: objects that refer to one another by identifiers.
struct XcodeProject {
  /// An object of the project, with the identifier by which other objects name it.
  struct Object {
    let identifier: String
    let values: [String: PropertyList]

    var kind: String { text("isa") ?? "" }

    func text(_ key: String) -> String? { values[key]?.text }
    func texts(_ key: String) -> [String] { values[key]?.texts ?? [] }
  }

  /// The most bytes of a project; that of an app with ten thousand files has about 8 MB.
  private static let maximumBytes = 32 << 20

  /// The path of the `*.xcodeproj` folder, with links resolved.
  let path: String
  let tree: SourceTree
  private let objects: [String: PropertyList]
  private let root: Object

  /// Reads the project of an `*.xcodeproj` folder.
  ///
  /// - Throws: `ImportError` if there is none, or if it is too large or invalid.
  init(_ path: String, in tree: SourceTree) throws(ImportError) {
    let file = "\(path)/project.pbxproj"
    let shown = tree.shown(file)
    let list = try PropertyList(try tree.contents(of: file, limit: Self.maximumBytes), of: shown)
    guard let objects = list["objects"]?.table, let identifier = list["rootObject"]?.text,
      let values = objects[identifier]?.table
    else {
      throw ImportError("'\(shown)' is not an Xcode project", hint: "open it in Xcode to see why")
    }
    self.path = path
    self.tree = tree
    self.objects = objects
    root = Object(identifier: identifier, values: values)
  }

  /// The folder to which the project's paths are relative.
  var folder: String {
    let parent = SourceTree.parent(of: path)
    guard let below = root.text("projectDirPath"), !below.isEmpty else { return parent }
    return "\(parent)/\(below)"
  }

  /// The name of the `*.xcodeproj` folder without the extension.
  var name: String {
    let file = path.split(separator: "/").last { $0.hasSuffix(".xcodeproj") } ?? ""
    return String(file.dropLast(".xcodeproj".count))
  }

  var configurations: Object? { object(root.text("buildConfigurationList")) }

  /// The group that contains all other groups and files; `nil` if the project has none.
  var mainGroup: Object? { object(root.text("mainGroup")) }

  var targets: [Object] { objects(root, "targets") }

  /// Packages that the project names: folders next to it, or addresses of repositories.
  var packages: [Object] { objects(root, "packageReferences") }

  func object(_ identifier: String?) -> Object? {
    guard let identifier, let values = objects[identifier]?.table else { return nil }
    return Object(identifier: identifier, values: values)
  }

  /// Returns the objects to which a list refers; missing ones are left out.
  func objects(_ owner: Object, _ key: String) -> [Object] {
    owner.texts(key).compactMap { object($0) }
  }
}
