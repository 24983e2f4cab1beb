import Testing

@testable import WidgetImport

@Suite("A framework that a file uses and does not import")
struct AddedImportTests {
  /// Builds a source once for each list of errors; returns the adapted source and the omitted
  /// declarations.
  private func adapted(_ source: String, _ rounds: [String]) throws -> (String?, Omissions) {
    let folder = ProjectFolder(["A.swift": source])
    folder.writeProject()
    let tree = try folder.search().tree
    let path = "\(folder.path)/A.swift"
    let conditions = SystemConditions(system: nil, isOfPackage: false)
    var omissions = Omissions(modules: ["UIKit", "Foundation"])
    for words in rounds {
      _ = omissions.leaveOut(
        BuildMessages(words, package: "/p"),
        originals: ["A.swift": path]
      ) { AdaptedSource($0, in: tree, conditions) }
    }
    let adapted = try #require(AdaptedSource(path, in: tree, conditions))
    return (omissions.text(of: path, adapted), omissions)
  }

  private static let source = """
    import Foundation
    struct A {
      var b: UIImage?
      var c: HKUnit?
    }
    """
  private static let image = "/p/A.swift:3:10: error: cannot find type 'UIImage' in scope"

  @Test func `is imported before anything is left out, on the same lines`() throws {
    let (text, omissions) = try adapted(Self.source, [Self.image])
    #expect(text == "import UIKit; \(Self.source)")
    #expect(omissions.all.isEmpty)
  }

  @Test func `is imported once, and what it does not have is left out`() throws {
    let (text, omissions) = try adapted(Self.source, [Self.image, Self.image])
    #expect(text?.hasPrefix("import UIKit; import Foundation\n") == true)
    #expect(text?.contains("UIImage") == false)
    #expect(omissions.all.map(\.name) == ["A.b"])
  }

  @Test func `is not imported where it is not here, or where the file has it`() throws {
    let unit = "/p/A.swift:4:10: error: cannot find type 'HKUnit' in scope"
    #expect(try adapted(Self.source, [unit]).1.all.map(\.name) == ["A.c"])
    let imported = Self.source.replacing("Foundation", with: "UIKit")
    #expect(try adapted(imported, [Self.image]).1.all.map(\.name) == ["A.b"])
  }

  @Test func `moves no place on the first line`() throws {
    let source = "var a: UIImage?; var b: X?; var c = 1"
    let words = "/p/A.swift:1:8: error: cannot find type 'UIImage' in scope"
    let later = "/p/A.swift:1:39: error: cannot find type 'X' in scope"
    let (text, _) = try adapted(source, [words, later])
    #expect(text?.contains("var c = 1") == true)
    #expect(text?.contains("X?") == false)
    #expect(text?.contains("var a: UIImage?") == true)
  }
}
