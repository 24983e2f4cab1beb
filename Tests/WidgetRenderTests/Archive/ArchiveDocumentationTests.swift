import Foundation
import Testing

@testable import WidgetRender

@Suite("The archive's page in the documentation")
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
    PointScale.maximumCells,
  ])
  func `every limit is on the page`(_ limit: Int) {
    let words = page.joined(separator: " ").split { !$0.isNumber }
    #expect(words.contains { $0 == "\(limit)" })
  }

  @Test func `every name of a kind, a colour and an alignment is on the page`() {
    let marked = page.joined(separator: "\n").split(separator: "`").map(String.init)
    let names =
      SystemColor.allCases.map(\.jsonName) + ArchivedShape.Outline.allCases.map(\.jsonName)
      + CellVerticalAlignment.allCases.map(\.jsonName)
      + ArchivedText.DateStyle.allCases.map(\.jsonName)
      + ArchivedModifier.Redaction.allCases.map(\.jsonName)
      + ArchivedAction.Role.allCases.map(\.jsonName)
    for name in names { #expect(marked.contains(name), "\(name)") }
  }

  /// The lines of the first block that begins with `fence`.
  private func block(_ fence: String) -> [String] {
    let lines = page.drop { $0 != fence }.dropFirst()
    return lines.prefix { $0 != "```" }.map(String.init)
  }
}
