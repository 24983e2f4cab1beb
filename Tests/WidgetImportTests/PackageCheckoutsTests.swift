import Testing

@testable import WidgetImport

@Suite("The checkout of another author's package")
struct PackageCheckoutsTests {
  private static let manifest = """
    let package = Package(
      name: "Boxes",
      targets: [
        .target(
          name: "Boxes", dependencies: ["Lids", "BoxMacros"], path: "Code",
          exclude: ["Old"], plugins: ["Painter"]
        ),
        .target(name: "Lids"),
        .macro(name: "BoxMacros", dependencies: []),
        .plugin(name: "Painter", capability: .buildTool()),
        .executableTarget(name: "Tool", path: "Tool"),
      ]
    )
    """

  private static let package = [
    "Package.swift": manifest,
    "Code/Box.swift": "import Lids\nimport BoxMacros\npublic struct Box {}",
    "Code/Old/Box.swift": "no Swift at all",
    "Sources/Lids/Lid.swift": "public struct Lid {}",
    "Sources/BoxMacros/Macro.swift": "import CompilerPluginSupport",
    "Plugins/Painter/Paint.swift": "import PackagePlugin",
    "Tool/main.swift": "print(1)",
  ]

  private static let widget = ["Widget/Habits.swift": ProjectFolder.widget + "\nimport Boxes"]

  private func target(
    _ folder: ProjectFolder,
    _ given: GivenPackages = GivenPackages()
  ) throws -> ImportTarget {
    folder.writeProject()
    let search = try ImportSearch(
      folder.path,
      modules: ["SwiftUI", "WidgetKit"],
      packages: given
    )
    return try #require(search.targets.first)
  }

  @Test(
    "beside the project gives the modules that are imported, and no macro, plug-in or program",
    arguments: ["SourcePackages/checkouts", ".build/checkouts"]
  )
  func beside(place: String) throws {
    var files = Self.widget
    for (name, text) in Self.package { files["\(place)/boxes/\(name)"] = text }
    let folder = ProjectFolder(files)
    let target = try target(folder)
    #expect(target.modules.map(\.name) == ["Lids", "Boxes"])
    #expect(target.modules.last?.sources == ["\(folder.path)/\(place)/boxes/Code/Box.swift"])
    #expect(target.standIns == ["BoxMacros"])
    #expect(target.remote.isEmpty)
  }

  @Test("is used where the user names it, or a folder of checkouts, and nowhere else")
  func given() throws {
    let folder = ProjectFolder(Self.widget)
    let other = ProjectFolder(Self.package.reduce(into: [:]) { $0["boxes/\($1.key)"] = $1.value })
    #expect(try target(folder).standIns == ["Boxes"])
    let named = GivenPackages(named: [.init(name: "Boxes", path: "\(other.path)/boxes")])
    #expect(try target(folder, named).modules.map(\.name) == ["Lids", "Boxes"])
    let found = GivenPackages(folders: [other.path])
    #expect(try target(folder, found).modules.map(\.name) == ["Lids", "Boxes"])
  }

  @Test("is not reached by a link out of the project")
  func linked() throws {
    let other = ProjectFolder(Self.package)
    let folder = ProjectFolder(Self.widget)
    folder.write("", to: ".build/checkouts/none")
    folder.link(".build/checkouts/boxes", to: other.path)
    #expect(try target(folder).standIns == ["Boxes"])
  }

  @Test("whose manifest computes its names is known by its own, if it has one library")
  func computed() throws {
    let folder = ProjectFolder(Self.widget)
    let other = ProjectFolder([
      "Package.swift":
        "let name = prefix + \"es\"\nPackage(targets: [.target(name: \"A\" + name, path: \".\")])",
      "Box.swift": "public struct Box {}",
    ])
    let named = GivenPackages(named: [.init(name: "Boxes", path: other.path)])
    #expect(try target(folder, named).modules.map(\.name) == ["Boxes"])
  }
}
