import Foundation
import Testing

@testable import WidgetImport

@Suite("A hostile project")
struct HostileProjectTests {
  @Test("of a hundred megabytes is refused before it is read")
  func large() throws {
    let folder = ProjectFolder()
    folder.write("", to: "App.xcodeproj/project.pbxproj")
    let file = try FileHandle(
      forWritingTo: URL(filePath: "\(folder.path)/App.xcodeproj/project.pbxproj")
    )
    try file.truncate(atOffset: 100 << 20)
    let error = #expect(throws: ImportError.self) { try folder.search() }
    #expect(
      error?.message == "'App.xcodeproj/project.pbxproj' has 104857600 bytes, more than 33554432"
    )
  }

  @Test("with groups, folders and settings in circles ends")
  func circles() throws {
    let folder = ProjectFolder(["Widget/Habits.swift": ProjectFolder.widget])
    folder.link("Widget/Again", to: "..")
    folder.write("#include \"b.xcconfig\"\nSWIFT_VERSION = $(OTHER)", to: "a.xcconfig")
    folder.write("#include \"a.xcconfig\"\nOTHER = $(SWIFT_VERSION)", to: "b.xcconfig")
    folder.writeProject(
      files: [:],
      settings:
        "PRODUCT_NAME = \"$(PRODUCT_MODULE_NAME)\"; PRODUCT_MODULE_NAME = \"$(PRODUCT_NAME)\";",
      target: "fileSystemSynchronizedGroups = (own, );",
      more: """
        folder = { isa = PBXGroup; children = (folder, main, own, config, ); sourceTree = "<group>"; };
        own = { isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; };
        config = { isa = PBXFileReference; path = a.xcconfig; sourceTree = "<group>"; };
        """
    )
    let target = try #require(try folder.search().targets.first)
    #expect(folder.sources(of: target) == ["Widget/Habits.swift"])
    #expect(SwiftName.isIdentifier(target.name))
  }

  @Test(
    "takes no file from outside, by whatever way",
    arguments: ["../../../../../../etc/passwd", "/etc/passwd", "Widget/Out.swift"]
  )
  func outside(path: String) throws {
    let folder = ProjectFolder(["Widget/Habits.swift": ProjectFolder.widget])
    folder.link("Widget/Out.swift", to: "/etc/passwd")
    folder.writeProject(files: [
      "f1": "path = Widget/Habits.swift; sourceTree = \"<group>\";",
      "f2": "path = \"\(path)\"; sourceTree = \"<group>\";",
      "f3": "path = \"/etc/hosts\"; sourceTree = \"<absolute>\";",
    ])
    let target = try #require(try folder.search().targets.first)
    #expect(folder.sources(of: target) == ["Widget/Habits.swift"])
    #expect(target.module.leftOut.count == 2)
  }

  @Test(
    "with quotation marks, line ends and commands in names makes a package that means them as names"
  )
  func names() throws {
    let evil = "A\\\")\\nimport Glibc; system(\\\"id\\\") //.swift"
    let folder = ProjectFolder(["Widget/Habits.swift": ProjectFolder.widget])
    folder.write("struct Evil {}", to: "Widget/A\")\nimport Glibc; system(\"id\") ; .swift")
    folder.writeProject(
      files: [
        "f1": "path = Widget/Habits.swift; sourceTree = \"<group>\";",
        "f2":
          "path = \"Widget/A\\\")\\nimport Glibc; system(\\\"id\\\") ; .swift\"; sourceTree = \"<group>\";",
      ],
      settings:
        "PRODUCT_NAME = \"\(evil)\"; SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"A $(id) `id` -D;x\"; "
        + "OTHER_SWIFT_FLAGS = \"-load-plugin-executable /bin/sh -D OK -Xcc -fplugin=x\";"
    )
    let search = try folder.search()
    let target = try #require(search.targets.first)
    #expect(target.module.sources.count == 2)
    #expect(SwiftName.isIdentifier(target.name))
    #expect(target.module.compilation.conditions == ["A", "OK"])
    let package = ImportedPackage(target, of: search, flags: .init(compiler: [], linker: []))
    for item in package.items {
      #expect(!item.path.contains("\n") && !item.path.contains("\""))
    }
    guard case .text(let manifest)? = package.items.first?.content else { return }
    #expect(!manifest.contains("system(") && !manifest.contains("plugin"))
  }

  @Test("that names objects which are not there has what is left")
  func dangling() throws {
    let folder = ProjectFolder(["Widget/Habits.swift": ProjectFolder.widget])
    folder.writeProject(target: "dependencies = (gone, ); fileSystemSynchronizedGroups = (gone, );")
    #expect(try folder.search().targets.count == 1)
  }

  @Test(
    "that is none is refused in words",
    arguments: [
      ("{}", "'App.xcodeproj/project.pbxproj' is not an Xcode project"),
      (
        "<?xml version=\"1.0\"?><plist><dict>",
        "'App.xcodeproj/project.pbxproj' is not a property list"
      ),
      (
        "{ objects = { a = { isa = PBXProject; }; }; rootObject = b; }",
        "'App.xcodeproj/project.pbxproj' is not an Xcode project"
      ),
    ]
  )
  func noProject(text: String, message: String) {
    let folder = ProjectFolder(["App.xcodeproj/project.pbxproj": text])
    let error = #expect(throws: ImportError.self) { try folder.search() }
    #expect(error?.message == message)
  }
}
