/// The widget extensions of one Xcode project.
struct ProjectTargets {
  private static let extensionKinds: Set = [
    "com.apple.product-type.app-extension",
    "com.apple.product-type.extensionkit-extension",
  ]
  private static let appKind = "com.apple.product-type.application"
  private static let moduleKinds: Set = [
    "com.apple.product-type.framework", "com.apple.product-type.framework.static",
    "com.apple.product-type.library.static", "com.apple.product-type.library.dynamic",
  ]

  private let project: XcodeProject
  private let paths: ProjectPaths

  init(_ project: XcodeProject) {
    self.project = project
    paths = ProjectPaths(project)
  }

  /// The extensions of the project with a widget or a widget bundle that is marked `@main`.
  var widgets: [ImportTarget] {
    project.targets.filter { Self.extensionKinds.contains($0.text("productType") ?? "") }
      .compactMap { target in
        let module = module(of: target)
        guard module.sources.contains(where: { WidgetEntry.stands(in: $0, project.tree) }) else {
          return nil
        }
        return found(target, module)
      }
  }

  /// Returns a framework or library of the project by the name under which it is imported; `nil` if
  /// there is none.
  func module(named name: String) -> ImportedModule? {
    project.targets.first { target in
      Self.moduleKinds.contains(target.text("productType") ?? "") && moduleName(of: target) == name
    }.map { module(of: $0) }
  }

  /// Returns a target by its name, so that a user can add its files to those of the extension;
  /// `nil` if there is none.
  func anyModule(named name: String) -> ImportedModule? {
    project.targets.first { $0.text("name") == name }.map { module(of: $0) }
  }

  /// The addresses of the repositories of remote packages.
  var remotePackages: [String] {
    project.packages.compactMap { $0.text("repositoryURL") }
  }

  private func found(_ target: XcodeProject.Object, _ module: ImportedModule) -> ImportTarget {
    let settings = settings(of: target)
    return ImportTarget(
      title: target.text("name") ?? module.name,
      place: project.tree.shown(project.path),
      platform: Self.platform(settings),
      module: module,
      information: settings["INFOPLIST_FILE"].flatMap { path in
        project.tree.resolved(path.hasPrefix("/") ? path : "\(project.folder)/\(path)")
      },
      bundleIdentifier: settings["PRODUCT_BUNDLE_IDENTIFIER"],
      appName: appName(of: settings["PRODUCT_BUNDLE_IDENTIFIER"])
    )
  }

  /// Returns the name of the app whose identifier the extension's begins with, or else of the only
  /// app; `nil` if neither exists.
  private func appName(of identifier: String?) -> String? {
    let apps = project.targets.filter { $0.text("productType") == Self.appKind }
    let own = apps.first { app in
      guard let prefix = settings(of: app)["PRODUCT_BUNDLE_IDENTIFIER"], !prefix.isEmpty else {
        return false
      }
      return identifier?.hasPrefix("\(prefix).") ?? false
    }
    guard let app = own ?? (apps.count == 1 ? apps.first : nil) else { return nil }
    let values = settings(of: app)
    let names = [values["INFOPLIST_KEY_CFBundleDisplayName"], values["PRODUCT_NAME"]]
    return names.compactMap { $0 }.first { !$0.isEmpty }
  }

  private func module(of target: XcodeProject.Object) -> ImportedModule {
    let files = TargetFiles(of: target, in: project, paths: paths).files
    var module = ImportedModule(moduleName(of: target), files: files, in: project.tree)
    module.compilation = ImportedModule.Compilation(settings(of: target))
    return module
  }

  private func moduleName(of target: XcodeProject.Object) -> String {
    let settings = settings(of: target)
    let name = settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? target.text("name")
    let usable = name.flatMap { $0.isEmpty ? nil : $0 } ?? target.text("name") ?? "Widgets"
    return SwiftName.module(usable)
  }

  private func settings(of target: XcodeProject.Object) -> BuildSettings {
    BuildSettings(of: target, in: project, paths: paths)
  }

  private static func platform(_ settings: BuildSettings) -> String? {
    let words = [settings["SUPPORTED_PLATFORMS"], settings["SDKROOT"]].compactMap { $0 }
      .joined(separator: " ")
    if words.contains("iphone") { return "iOS" }
    if words.contains("watch") { return "watchOS" }
    if words.contains("macosx") { return "macOS" }
    return words.contains("xr") ? "visionOS" : nil
  }
}

/// Detects sources with the entry point of a widget extension: a widget or a widget bundle that is
/// marked `@main`.
enum WidgetEntry {
  static func stands(in source: String, _ tree: SourceTree) -> Bool {
    guard let bytes = try? tree.contents(of: source, limit: SwiftWords.maximumBytes) else {
      return false
    }
    return contains(bytes, Array("@main".utf8)) && SwiftWords(bytes).hasWidgetEntry
  }

  /// Returns whether a file contains a word, so that files without it, which are most of an app's,
  /// need not be parsed.
  private static func contains(_ bytes: [UInt8], _ word: [UInt8]) -> Bool {
    var rest = bytes[...]
    while let start = rest.firstIndex(of: word[0]) {
      rest = rest[start...]
      if rest.starts(with: word) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
