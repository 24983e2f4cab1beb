import Foundation
import Testing

@testable import WidgetRender

@Suite("The archive's page in the documentation", .timeLimit(.minutes(5)))
struct ArchiveDocumentationTests {
  private let page: [Substring]

  init() throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(
      contentsOf: package.appending(path: "Documentation/Archive.md"),
      encoding: .utf8
    )
    page = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test func `the example is drawn as the page shows it`() throws {
    let example = block("```json").joined(separator: "\n")
    let document = try JSONDecoder().decode(ArchiveDocument.self, from: Data(example.utf8))
    #expect(lines(document.view, 24, 4) == block("```text"))
  }

  @Test(arguments: [
    ArchiveLimits.maximumNodes, ArchiveLimits.maximumDepth, ArchiveLimits.maximumModifiers,
    ArchiveLimits.maximumRuns, ArchiveLimits.maximumParameters, ArchiveLimits.maximumStringBytes,
    ArchiveLimits.maximumStops, ArchiveLimits.maximumOutlineDepth,
    ArchiveLimits.maximumPathElements, ArchiveLimits.maximumDashes,
    ArchiveLimits.maximumImageSide, ArchiveLimits.maximumImagePixels,
    ArchiveLimits.maximumGridRows, ArchiveLimits.maximumGridColumns, ArchiveLimits.maximumTracks,
    ArchiveLimits.maximumLetterRows, Int(ArchiveLimits.maximumNumber), PointScale.maximumCells,
  ])
  func `every limit is on the page`(_ limit: Int) {
    let words = page.joined(separator: " ").split { !$0.isNumber }
    #expect(words.contains { $0 == "\(limit)" })
  }

  @Test(arguments: archiveSamples)
  func `every key and every name that is written is on the page`(_ view: ArchivedView) throws {
    let data = try JSONEncoder().encode(ArchiveDocument(view))
    let json = try JSONSerialization.jsonObject(with: data)
    let documented = Set(code.split { !$0.isLetter && !$0.isNumber }.map(String.init))
    #expect(words(of: json).subtracting(documented).sorted() == [])
  }

  /// Returns the keys of all objects, and the values that are names of cases.
  private func words(of json: Any) -> Set<String> {
    if let list = json as? [Any] { return list.reduce(into: []) { $0.formUnion(words(of: $1)) } }
    guard let object = json as? [String: Any] else { return [] }
    let naming = [
      "kind", "axis", "horizontal", "vertical", "outline", "truncation", "alignment", "as",
      "mode", "direction", "reason", "role", "style", "guide", "columnAlignment", "cap", "join",
    ]
    var found = Set(object.keys)
    for (key, value) in object {
      if naming.contains(key), let name = value as? String { found.insert(name) }
      found.formUnion(words(of: value))
    }
    return found
  }

  /// The parts of the page between backticks.
  private var code: String {
    let parts = page.joined(separator: "\n").split(separator: "`", omittingEmptySubsequences: false)
    return stride(from: 1, to: parts.count, by: 2).map { parts[$0] }.joined(separator: " ")
  }

  /// Returns the lines of the first code block that begins with `fence`.
  private func block(_ fence: String) -> [String] {
    let lines = page.drop { $0 != fence }.dropFirst()
    return lines.prefix { $0 != "```" }.map(String.init)
  }
}
