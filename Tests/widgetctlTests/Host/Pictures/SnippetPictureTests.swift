import Foundation
import Moments
import Testing
import WidgetRender
import WidgetTerminal

@testable import widgetctl

@Suite("Pictures that intents show", .timeLimit(.minutes(2)))
struct SnippetPictureTests {
  private let context = DrawContext(now: Instant(microseconds: 0))

  private func snippet(_ texts: [String]) throws -> SnippetPicture {
    let rows = texts.map { ArchivedView.text(ArchivedText(runs: [.init(.verbatim($0))])) }
    let view = ArchivedView.stack(ArchivedStack(.vertical, alignment: .topLeading, rows))
    return try SnippetPicture(bytes: Data(view.compactBytes))
  }

  private func text(_ picture: WidgetPicture) -> String {
    String(decoding: picture.grid.plainBytes, as: UTF8.self)
  }

  @Test func `a picture is as large as its content`() throws {
    let picture = try snippet(["4 to do", "1 late"]).picture(columns: 100, in: context)
    #expect(picture.grid.size == CellSize(columns: 7, rows: 2))
    #expect(text(picture) == "4 to do\n1 late\n")
  }

  // CL-4
  @Test func `a picture is no wider than the terminal`() throws {
    let picture = try snippet(["one two three four"]).picture(columns: 9, in: context)
    #expect(picture.grid.size.columns <= 9)
    #expect(text(picture) == "one two\nthree\nfour\n")
  }

  @Test func `a picture is not higher than a card`() throws {
    let many = (0..<200).map { "row \($0)" }
    let picture = try snippet(many).picture(columns: 40, in: context)
    #expect(picture.grid.size.rows == SnippetPicture.maximumRows)
  }

  @Test func `bytes that are no archive are an error of the extension`() {
    let error = #expect(throws: CommandError.self) { try SnippetPicture(bytes: Data([1, 2, 3])) }
    #expect(error?.exitCode == .unavailable)
  }
}
