import Foundation
import Testing

/// Checks that intents and entities are public.
///
/// An optimised build drops the conformances of internal types that no code names. As a program
/// finds its intents by their conformances, such an intent would exist only in tests.
@Suite("Types that the optimiser keeps")
struct KeptTypesTests {
  @Test(arguments: ["FeedWidgets", "HomeWidgets"])
  func `every intent and entity of a built-in extension is public`(_ module: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Widgets/\(module)").standardizedFileURL
    let declaration = /^(.*)struct (\w+): .*\b(?:AppIntent|StoreOnlyIntent|AppEntity)\b/
      .anchorsMatchLineEndings()
    var found = 0
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      for match in try String(contentsOf: file, encoding: .utf8).matches(of: declaration) {
        found += 1
        #expect(match.output.1 == "public ", "\(match.output.2)")
      }
    }
    #expect(found >= 10)
  }
}
