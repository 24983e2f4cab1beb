import Testing

@testable import WidgetImport

@Suite("An import finds")
struct ImportSearchTests {
  @Test("a widget extension of a project with its sources, settings and system")
  func project() throws {
    let folder = ProjectFolder(["Widget/Habits.swift": ProjectFolder.widget])
    folder.writeProject(settings: "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"$(inherited) PRO\";")
    let target = try #require(try folder.search().targets.first)
    #expect(target.title == "HabitWidgets")
    #expect(target.place == "App.xcodeproj")
    #expect(target.platform == "iOS")
    #expect(target.module.compilation.language == "5")
    #expect(target.module.compilation.conditions == ["PRO"])
    #expect(folder.sources(of: target) == ["Widget/Habits.swift"])
  }

  @Test("nothing where the extension has no entry point of widgets")
  func otherExtension() throws {
    let folder = ProjectFolder(["Widget/Habits.swift": "import Foundation"])
    folder.writeProject()
    #expect(try folder.search().targets.isEmpty)
  }

  @Test("the files of folders that Xcode keeps in step, but for the exceptions")
  func synchronised() throws {
    let folder = ProjectFolder([
      "Widget/Habits.swift": ProjectFolder.widget, "Widget/More/View.swift": "",
      "Widget/Old.swift": "", "Shared/Model.swift": "", "Shared/App.swift": "",
    ])
    folder.writeProject(
      files: [:],
      target: "fileSystemSynchronizedGroups = (own, );",
      more: """
        folder = { isa = PBXGroup; children = (own, shared, ); sourceTree = "<group>"; };
        own = { isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>";
          exceptions = (ex1, ); };
        ex1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = target;
          membershipExceptions = (Old.swift, ); };
        shared = { isa = PBXFileSystemSynchronizedRootGroup; path = Shared; sourceTree = "<group>";
          exceptions = (ex2, ); };
        ex2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = target;
          membershipExceptions = (Model.swift, ); };
        """
    )
    let sources = folder.sources(of: try folder.search().targets.first)
    #expect(sources == ["Widget/Habits.swift", "Widget/More/View.swift", "Shared/Model.swift"])
  }

  @Test("the projects of a workspace")
  func workspace() throws {
    let folder = ProjectFolder([
      "ios/Widget/Habits.swift": ProjectFolder.widget,
      "All.xcworkspace/contents.xcworkspacedata": """
      <Workspace version="1.0"><Group location="container:ios" name="ios">
      <FileRef location="group:App.xcodeproj"></FileRef></Group>
      <FileRef location="group:Gone.xcodeproj"></FileRef></Workspace>
      """,
    ])
    folder.writeProject("ios/App")
    #expect(try folder.search("All.xcworkspace").targets.map(\.place) == ["ios/App.xcodeproj"])
  }

  @Test("a folder without a project, and a target of a package")
  func folders() throws {
    let folder = ProjectFolder([
      "ios/Widgets/Habits.swift": ProjectFolder.widget, "ios/Widgets/Views/Ring.swift": "",
      "Package.swift":
        "let package = Package(name: \"P\", targets: [.executableTarget(name: \"W\", path: \"Code\")])",
      "Code/Entry/Main.swift": ProjectFolder.widget, "Code/Model.swift": "",
    ])
    let targets = try folder.search().targets
    #expect(targets.map(\.name) == ["W", "Widgets"])
    #expect(
      folder.sources(of: targets.last) == [
        "ios/Widgets/Habits.swift", "ios/Widgets/Views/Ring.swift",
      ]
    )
    #expect(folder.sources(of: targets.first) == ["Code/Entry/Main.swift", "Code/Model.swift"])
  }

  @Test("the settings of a folder whose project is generated, where that is not there")
  func generated() throws {
    let folder = ProjectFolder([
      "Sources/Extension/Habits.swift": ProjectFolder.widget,
      "project.yml": """
      name: Habits # the app
      settings:
        base:
          SWIFT_VERSION: "6.0"
          PRODUCT_BUNDLE_IDENTIFIER: org.habits
        configs:
          Debug: { }
          debug:
            SWIFT_ACTIVE_COMPILATION_CONDITIONS: DEBUG
          release:
            SWIFT_ACTIVE_COMPILATION_CONDITIONS: STORE
      targets:
        Habits:
          settings:
            ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS: NO
          sources: Sources/App
        HabitWidgets:
          type: app-extension
          sources:
          - path: Sources/Extension
          settings:
            base:
              ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS: true
              PRODUCT_BUNDLE_IDENTIFIER: "org.habits.$(TARGET_NAME)"
      """,
    ])
    let target = try #require(try folder.search().targets.first)
    #expect(target.module.compilation.extendsColors)
    #expect(target.module.compilation.language == "6")
    #expect(target.module.compilation.conditions == ["STORE"])
    #expect(target.bundleIdentifier == "org.habits.HabitWidgets")
  }

  @Test("the name of the app that the extension is a part of")
  func app() throws {
    let folder = ProjectFolder(["Widget/Habits.swift": ProjectFolder.widget])
    folder.writeProject(
      settings: "PRODUCT_BUNDLE_IDENTIFIER = org.habits.widget;",
      more: """
        root = { isa = PBXProject; mainGroup = main; targets = (target, other, app, ); };
        other = { isa = PBXNativeTarget; name = Other; productType = "com.apple.product-type.application";
          buildConfigurationList = otherList; };
        otherList = { isa = XCConfigurationList; buildConfigurations = (otherOne, ); };
        otherOne = { isa = XCBuildConfiguration; name = Release;
          buildSettings = { PRODUCT_BUNDLE_IDENTIFIER = org.other; }; };
        app = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildConfigurationList = appList; };
        appList = { isa = XCConfigurationList; buildConfigurations = (appOne, ); };
        appOne = { isa = XCBuildConfiguration; name = Release; buildSettings = {
          PRODUCT_BUNDLE_IDENTIFIER = org.habits; INFOPLIST_KEY_CFBundleDisplayName = "Good Habits"; }; };
        """
    )
    #expect(try folder.search().targets.map(\.appName) == ["Good Habits"])
  }

  @Test("the author's own modules that are imported, and says what is from elsewhere")
  func modules() throws {
    let folder = ProjectFolder([
      "Widget/Habits.swift": ProjectFolder.widget + "\nimport Kit\nimport Lottie\nimport CoreData",
      "Kit/Package.swift":
        "Package(name: \"Kit\", targets: [.target(name: \"Kit\", dependencies: [\"Base\"]), .target(name: \"Base\")])",
      "Kit/Sources/Kit/Kit.swift": "import Base\n#if canImport(AppKit)\nimport AppKit\n#endif",
      "Kit/Sources/Base/Base.swift": "import Foundation",
    ])
    folder.writeProject(
      more: """
        lottie = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/lottie-ios.git"; };
        """
    )
    let target = try #require(try folder.search().targets.first)
    #expect(target.modules.map(\.name) == ["Base", "Kit"])
    #expect(target.module.dependencies == ["Kit"])
    #expect(target.standIns == ["Lottie", "CoreData"])
  }

  @Test("files that the project names by their paths on its author's machine")
  func elsewhere() throws {
    let folder = ProjectFolder([
      "Widget/Habits.swift": ProjectFolder.widget, "Widget/More/Ring.swift": "",
    ])
    let there = "/Users/someone/Desktop/App/Widget"
    folder.writeProject(files: [
      "f1": "path = \(there)/Habits.swift; sourceTree = \"<absolute>\";",
      "f2": "path = \(there)/More/Ring.swift; sourceTree = \"<group>\";",
      "f3": "path = \(there)/Gone.swift; sourceTree = \"<absolute>\";",
    ])
    let target = try #require(try folder.search().targets.first)
    #expect(folder.sources(of: target) == ["Widget/Habits.swift", "Widget/More/Ring.swift"])
    #expect(target.module.leftOut == ["\(there)/Gone.swift"])
  }

  @Test("a target whose manifest keeps its name and its folder in constants")
  func namedByConstants() throws {
    let folder = ProjectFolder([
      "Widget/Habits.swift": ProjectFolder.widget + "\nimport HabitsShared",
      "Package.swift": """
      struct Names {
        static let app: String = "Habits"
        static let shared = "\\(Names.app)Shared"
        static let folder = "Common"
      }
      let package = Package(
        name: Names.app,
        products: [.library(name: Names.shared, targets: [Names.shared])],
        targets: [
          .target(name: "\\(Names.app)Tests", dependencies: [.byName(name: Names.shared)], path: "T"),
          .target(name: Names.shared, path: Names.folder),
        ]
      )
      """,
      "Common/Habit.swift": "import Foundation",
    ])
    folder.writeProject()
    let target = try #require(try folder.search().targets.first)
    #expect(target.modules.map(\.name) == ["HabitsShared"])
    #expect(target.standIns.isEmpty)
  }

  @Test("a framework of another project, which is called like that project")
  func otherProject() throws {
    let folder = ProjectFolder([
      "Widget/Habits.swift": ProjectFolder.widget + "\nimport NetworkKit",
      "Kit/API.swift": "import Foundation",
      "NetworkKit.xcodeproj/project.pbxproj": """
      { objects = {
        root = { isa = PBXProject; mainGroup = all; targets = (kit, ); };
        all = { isa = PBXGroup; children = (file, ); sourceTree = "<group>"; };
        file = { isa = PBXFileReference; path = Kit/API.swift; sourceTree = "<group>"; };
        kit = { isa = PBXNativeTarget; name = "NetworkKit iOS"; buildPhases = (phase, );
          buildConfigurationList = list; productType = "com.apple.product-type.framework"; };
        phase = { isa = PBXSourcesBuildPhase; files = (built, ); };
        built = { isa = PBXBuildFile; fileRef = file; };
        list = { isa = XCConfigurationList; buildConfigurations = (release, );
          defaultConfigurationName = Release; };
        release = { isa = XCBuildConfiguration; name = Release;
          buildSettings = { PRODUCT_NAME = "$(PROJECT_NAME)"; }; };
      }; rootObject = root; }
      """,
    ])
    folder.writeProject()
    let target = try #require(try folder.search().targets.first)
    #expect(target.modules.map(\.name) == ["NetworkKit"])
    #expect(target.standIns == [])
  }

  @Test("that files see UIKit with a framework of Apple's that is not here")
  func standIns() throws {
    let folder = ProjectFolder([
      "Widget/Habits.swift": ProjectFolder.widget
        + "\nimport MapKit\nimport Lottie\nimport SDWebImage"
    ])
    folder.writeProject()
    let search = try folder.search()
    let target = try #require(search.targets.first)
    let package = ImportedPackage(target, of: search, flags: .init(compiler: [], linker: []))
    func text(_ module: String) -> String? {
      let item = package.items.first { $0.path == "Sources/\(module)/\(module).swift" }
      guard case .text(let text)? = item?.content else { return nil }
      return text
    }
    #expect(text("MapKit")?.contains("@_exported import UIKit") == true)
    #expect(text("Lottie")?.contains("import UIKit") == false)
    #expect(text("SDWebImage")?.contains("@_exported import UIKit") == true)
  }

  @Test("what Apple's Foundation has and Linux's has beside it")
  func implicitImports() throws {
    let folder = ProjectFolder([
      "Widget/Habits.swift": ProjectFolder.widget,
      "Widget/Feed.swift": "import Foundation\nfinal class Feed: NSObject, XMLParserDelegate {}",
    ])
    folder.writeProject()
    func implicitImports() throws -> [String]? {
      try folder.search().targets.first?.module.compilation.implicitImports
    }
    #expect(try implicitImports() == [])
    let files = ["f1": "Habits.swift", "f2": "Feed.swift"]
    folder.writeProject(
      files: files.mapValues { "path = Widget/\($0); sourceTree = \"<group>\";" }
    )
    #expect(try implicitImports() == ["FoundationXML"])
  }

  @Test("with a file or another target, but for the app's entry point")
  func with() throws {
    let folder = ProjectFolder([
      "Widget/Habits.swift": ProjectFolder.widget, "App/Model.swift": "struct Model {}",
      "App/Main.swift": "@main struct Main: App {}",
    ])
    folder.writeProject()
    let search = try folder.search()
    let target = try #require(search.targets.first)
    let whole = try search.adding("App", to: target)
    #expect(folder.sources(of: whole).contains("App/Model.swift"))
    #expect(
      folder.sources(of: try search.adding("App/Model.swift", to: target)).last == "App/Model.swift"
    )
    let error = #expect(throws: ImportError.self) { try search.adding("Nothing", to: target) }
    #expect(error?.message.hasPrefix("'Nothing' is neither a target nor a file") == true)
  }
}
