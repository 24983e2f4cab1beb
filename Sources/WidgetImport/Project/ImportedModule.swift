/// A Swift module of a project: its files, and how they are compiled.
package struct ImportedModule: Equatable {
  /// The name of the module, a Swift identifier.
  package internal(set) var name: String
  /// The Swift files of the module, by absolute paths with links resolved.
  package var sources: [String] = []
  /// `.intentdefinition` files, from which Xcode generates Swift types.
  package var definitions: [String] = []
  /// `.xcdatamodeld` folders, from whose entities Xcode generates classes.
  package var dataModels: [String] = []
  /// The `.xcassets` folders of the module, which are asset catalogues.
  package var assets: [String] = []
  /// The `.xcstrings` files of the module, which contain texts in all languages.
  package var stringCatalogs: [String] = []
  /// The resources next to the program; files in `*.lproj` folders stay in these folders.
  package var resources: [String] = []
  /// The files that cannot be built on this system, such as Objective-C.
  package var leftOut: [String] = []
  package var compilation = Compilation()
  /// Whether the module is part of a package, whose targets each have a bundle.
  package var isOfPackage = false
  /// Further modules of the same author that this one imports.
  package var dependencies: [String] = []

  /// Xcode's compilation settings that change the meaning of the sources.
  package struct Compilation: Equatable {
    /// Swift's language mode: 5 or 6.
    package var language = "5"
    /// The names of compilation conditions, which `#if` tests.
    package var conditions: [String] = []
    package var upcomingFeatures: [String] = []
    package var isMainActorByDefault = false
    /// Modules that every file imports implicitly: on Apple's systems Foundation contains them, on
    /// Linux it does not.
    package var implicitImports: [String] = []
    /// Whether names of colours and pictures are also members of `Color`.
    package var extendsColors = false
  }

  /// Creates a module from files of any kind.
  init(_ name: String, files: [String], in tree: SourceTree) {
    self.name = name
    for file in files { add(file, in: tree) }
  }

  /// Adds the files of another module from which Xcode generates types.
  mutating func add(filesOf other: ImportedModule) {
    definitions += other.definitions.filter { !definitions.contains($0) }
    dataModels += other.dataModels.filter { !dataModels.contains($0) }
    assets += other.assets.filter { !assets.contains($0) }
    stringCatalogs += other.stringCatalogs.filter { !stringCatalogs.contains($0) }
  }

  private mutating func add(_ file: String, in tree: SourceTree) {
    let name = file.split(separator: "/").last.map(String.init) ?? ""
    let ending = name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? ""
    // Files that Xcode reads itself, and which no program looks for.
    if ["plist", "entitlements", "xcconfig", "md", "storyboard", "xib"].contains(ending),
      name.hasSuffix("Info.plist") || ending != "plist"
    {
      return
    }
    guard let real = tree.resolved(file) else {
      leftOut.append(file)
      return
    }
    switch ending {
    // A package's manifest is a program of its own.
    case "swift" where name == "Package.swift": break
    case "swift": sources.append(real)
    case "intentdefinition": definitions.append(real)
    case "xcdatamodeld", "xcdatamodel": dataModels.append(real)
    case "xcassets": assets.append(real)
    case "xcstrings": stringCatalogs.append(real)
    case "m", "mm", "c", "cc", "cpp", "metal", "mlmodel": leftOut.append(real)
    case "h", "docc", "xcodeproj", "xcworkspace", "framework", "xcprivacy": break
    default: resources.append(real)
    }
  }
}

extension ImportedModule.Compilation {
  /// Reads the settings; words that are not plain names are ignored.
  init(_ settings: BuildSettings) {
    if let version = settings["SWIFT_VERSION"], version.hasPrefix("6") { language = "6" }
    let flags = settings.words("OTHER_SWIFT_FLAGS")
    let defined =
      zip(flags, flags.dropFirst()).filter { $0.0 == "-D" }.map(\.1)
      + flags.filter { $0.hasPrefix("-D") && $0.count > 2 }.map { String($0.dropFirst(2)) }
    conditions = (settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS") + defined)
      .filter(SwiftName.isIdentifier)
    isMainActorByDefault = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
    // Xcode's templates set it; older projects have colours of their own by these names.
    extendsColors =
      settings.isOn("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS") ?? false
    let prefix = "SWIFT_UPCOMING_FEATURE_"
    upcomingFeatures = Self.features.filter { feature in
      settings.isOn(prefix + feature.setting) == true
    }.map(\.name)
  }

  private static let features: [(setting: String, name: String)] = [
    ("EXISTENTIAL_ANY", "ExistentialAny"),
    ("INFER_SENDABLE_FROM_CAPTURES", "InferSendableFromCaptures"),
    ("NONISOLATED_NONSENDING_BY_DEFAULT", "NonisolatedNonsendingByDefault"),
    ("INFER_ISOLATED_CONFORMANCES", "InferIsolatedConformances"),
    ("GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY", "GlobalActorIsolatedTypesUsability"),
    ("MEMBER_IMPORT_VISIBILITY", "MemberImportVisibility"),
    ("BARE_SLASH_REGEX_LITERALS", "BareSlashRegexLiterals"),
    ("INTERNAL_IMPORTS_BY_DEFAULT", "InternalImportsByDefault"),
  ]
}
