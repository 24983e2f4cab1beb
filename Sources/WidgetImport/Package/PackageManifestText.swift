/// The manifest of an imported package, with a target for each of the author's modules and a
/// program for the widgets.
struct PackageManifestText {
  let target: ImportTarget
  let flags: ImportedPackage.Flags

  var text: String {
    let modules = target.modules.map { module($0, "target") } + target.standIns.map(standIn)
    let program = module(target.module, "executableTarget")
    return """
      // swift-tools-version: 6.0
      // Made by 'widgetctl extension import', which writes it anew.
      import PackageDescription

      let compiler: [SwiftSetting] = [
      \(Self.settings(flags.compiler))
        // Intents are found in the built program; without it the optimiser drops those that no view names.
        .unsafeFlags(["-enable-testing"], .when(configuration: .release)),
      ]

      let package = Package(
        name: \(SwiftName.quoted(target.name)),
        platforms: [.macOS(.v15)],\(dependency)
        targets: [
      \((modules + [program]).joined(separator: "\n"))
        ]
      )

      """
  }

  private var dependency: String {
    flags.sources.map { path in
      "\n  dependencies: [.package(name: \"Compatibility\", path: "
        + "\(SwiftName.quoted(path + "/Compatibility")))],"
    } ?? ""
  }

  private func module(_ module: ImportedModule, _ kind: String) -> String {
    let own = (module.dependencies + target.standIns).map { SwiftName.quoted($0) }
    // All modules under Apple's names are one product of widgetctl's sources.
    let frameworks =
      flags.sources == nil ? [] : [".product(name: \"Frameworks\", package: \"Compatibility\")"]
    let linker =
      kind == "target" || flags.linker.isEmpty
      ? ""
      : """
      ,
            linkerSettings: [
      \(Self.settings(flags.linker, indent: "        "))
            ]
      """
    return """
          .\(kind)(
            name: \(SwiftName.quoted(module.name)),
            dependencies: [\((own + frameworks).joined(separator: ", "))],
            swiftSettings: compiler + [
      \(settings(module.compilation))
            ]\(linker)
          ),
      """
  }

  private func standIn(_ name: String) -> String {
    "    .target(name: \(SwiftName.quoted(name)), swiftSettings: compiler),"
  }

  private func settings(_ compilation: ImportedModule.Compilation) -> String {
    var settings = [".swiftLanguageMode(.v\(compilation.language))"]
    settings += compilation.conditions.map { ".define(\(SwiftName.quoted($0)))" }
    settings += compilation.upcomingFeatures.map {
      ".enableUpcomingFeature(\(SwiftName.quoted($0)))"
    }
    settings += compilation.implicitImports.map { name in
      let words = ["-Xfrontend", "-import-module", "-Xfrontend", name].map(SwiftName.quoted)
      return ".unsafeFlags([\(words.joined(separator: ", "))])"
    }
    if compilation.isMainActorByDefault {
      settings.append(".unsafeFlags([\"-default-isolation\", \"MainActor\"])")
    }
    return settings.map { "        \($0)," }.joined(separator: "\n")
  }

  private static func settings(_ flags: [String], indent: String = "  ") -> String {
    guard !flags.isEmpty else { return "" }
    let words = flags.map { "\(indent)  \(SwiftName.quoted($0))," }
    return "\(indent).unsafeFlags([\n\(words.joined(separator: "\n"))\n\(indent)]),"
  }
}
