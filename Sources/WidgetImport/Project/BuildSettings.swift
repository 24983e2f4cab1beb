/// The build settings of a target, combined from its project, its configuration files and its own.
///
/// Settings are read as texts and never run.
struct BuildSettings: Equatable {
  /// The greatest nesting depth of variables, which also ends a cycle of them.
  private static let maximumDepth = 12
  private static let maximumBytes = 64 << 10

  private var values: [String: String] = [:]

  init() {}

  subscript(name: String) -> String? {
    guard let value = values[name] else { return nil }
    return expanded(value, depth: 0)
  }

  func isOn(_ name: String) -> Bool? { self[name].map { $0 == "YES" || $0 == "1" } }

  /// Returns the words of a setting, which are separated by white space.
  func words(_ name: String) -> [String] {
    (self[name] ?? "").split { $0 == " " || $0 == "\n" || $0 == "\t" }.map(String.init)
  }

  /// Adds settings that override the present ones; `$(inherited)` refers to the present value.
  mutating func add(_ further: [(name: String, value: String)]) {
    for (name, value) in further {
      // For one kind of device: it counts where there is none for all.
      let bare = name.prefix { $0 != "[" }
      if bare.count != name.count {
        if values[String(bare)] == nil { values[String(bare)] = value }
        continue
      }
      let inherited = values[name] ?? ""
      let made = value.replacing("$(inherited)", with: inherited)
        .replacing("${inherited}", with: inherited)
      if made.utf8.count <= Self.maximumBytes { values[name] = made }
    }
  }

  mutating func add(_ table: [String: PropertyList]) {
    add(
      table.sorted { $0.key < $1.key }.map { name, value in
        (name, value.texts.joined(separator: " "))
      }
    )
  }

  private func expanded(_ value: String, depth: Int) -> String {
    guard depth < Self.maximumDepth, value.contains("$") else { return value }
    var result = ""
    var rest = value[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...]
      let opening = rest.dropFirst().first
      guard opening == "(" || opening == "{",
        let end = rest.firstIndex(of: opening == "(" ? ")" : "}")
      else {
        result += "$"
        rest = rest.dropFirst()
        continue
      }
      // `$(NAME:c99extidentifier)` is a form of NAME.
      let name = rest[rest.index(rest.startIndex, offsetBy: 2)..<end].prefix { $0 != ":" }
      if result.utf8.count < Self.maximumBytes {
        result += expanded(values[String(name)] ?? "", depth: depth + 1)
      }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}

extension BuildSettings {
  /// Creates the settings of a target's release configuration.
  init(of target: XcodeProject.Object, in project: XcodeProject, paths: ProjectPaths) {
    self.init()
    let name = target.text("name") ?? ""
    add([
      ("SRCROOT", project.folder), ("PROJECT_DIR", project.folder), ("TARGET_NAME", name),
      ("PRODUCT_NAME", name), ("PROJECT_NAME", project.name),
    ])
    let lists = [project.configurations, project.object(target.text("buildConfigurationList"))]
    for list in lists {
      guard let list, let chosen = Self.configuration(of: list, in: project) else { continue }
      if let base = project.object(chosen.text("baseConfigurationReference")),
        let path = paths.path(of: base)
      {
        add(ConfigurationFile.settings(of: path, in: project.tree))
      }
      add(chosen.values["buildSettings"]?.table ?? [:])
    }
  }

  private static func configuration(
    of list: XcodeProject.Object,
    in project: XcodeProject
  ) -> XcodeProject.Object? {
    let all = project.objects(list, "buildConfigurations")
    let wanted = list.text("defaultConfigurationName")
    return all.first { $0.text("name") == "Release" } ?? all.first { $0.text("name") == wanted }
      ?? all.first
  }
}
