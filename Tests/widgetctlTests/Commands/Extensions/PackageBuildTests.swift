import Foundation
import TestSupport
import Testing

@testable import widgetctl

@Suite("The build of an author's package")
struct PackageBuildTests {
  // The case of a sample: a project with an Arabic name, in whose folder the compiler's temporary files were.
  @Test(arguments: ["plain", "حيّز", "çağrı evi"])
  func `its temporary folder has a path in ASCII, is its own, and goes`(name: String) throws {
    let folder = TemporaryFolder()
    let package = "\(folder.path)/\(name)"
    let words = PackageBuild.withTemporaryFolder(in: package) { words in
      let path = words.last.map { String($0.dropFirst("TMPDIR=".count)) } ?? ""
      #expect(FileManager.default.fileExists(atPath: path))
      return words
    }
    #expect(words.first == "env" && words.count == 2)
    let path = try #require(words.last).dropFirst("TMPDIR=".count)
    #expect(path.utf8.allSatisfy { $0 < 0x80 })
    #expect(!FileManager.default.fileExists(atPath: String(path)))
  }
}
