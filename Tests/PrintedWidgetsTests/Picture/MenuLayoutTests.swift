import Foundation
import Moments
import Testing
import WidgetRender
import WidgetTimeline

@testable import PrintedWidgets

@Suite("What of a menu is shown")
struct MenuLayoutTests {
  /// A picture of 4 × 4 pixels: red on the left, blue on the right.
  private static let png =
    "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAYAAACp8Z5+AAAAFElEQVR42mP4z8DwH4Sh1H8G0gUALFAf4eNWqTEAAAAASUVORK5CYII="

  private func lines(
    _ text: String,
    _ family: WidgetFamily,
    as format: OutputFormat = .bar,
    turn: Int = 0
  ) throws -> [String] {
    let facts = ProgramFacts(path: "/p/x", head: "")
    guard case .menu(let menu) = try PrintedOutput(Array(text.utf8), of: facts, as: format) else {
      return []
    }
    let picture = WidgetPicture(
      MenuPicture(menu: menu, family: family, name: "tool", turn: turn).view,
      size: CellSize(columns: family.cells.columns, rows: family.cells.rows),
      in: DrawContext(now: Instant(microseconds: 0))
    )
    return picture.grid.plainText.split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map { String($0.reversed().drop { $0 == " " }.reversed()) }
  }

  @Test
  func `all titles are shown where there are rows, and the number of others where there are not`()
    throws
  {
    let zones = "NY 1\nSF 2\nLN 3\nHK 4\n---\nx\ny\n"
    #expect(try lines(zones, .accessoryRectangular) == ["NY 1", "SF 2", "LN 3", "HK 4", "+2 more"])
    #expect(
      try lines(zones, .systemSmall).prefix(7) == [
        " NY 1", " SF 2", " LN 3", " HK 4", " ──────────────────", " x", " y",
      ]
    )
    let many = (1...14).map { "t\($0)" }.joined(separator: "\n")
    #expect(try lines(many, .accessoryRectangular) == ["t1", "t2", "t3", "t4", "+10 more"])
    #expect(try lines(many + "\n---\na", .systemSmall).suffix(2) == [" t9", " +6 more"])
  }

  @Test func `where one title has room they take turns`() throws {
    let titles = "a\nb\n---\nx"
    #expect(
      try (0..<3).map { try lines(titles, .accessoryInline, turn: $0).first?.trimmed } == [
        "a", "b", "a",
      ]
    )
    #expect(try lines(titles, .accessoryCircular, turn: 1)[2].trimmed == "b")
  }

  @Test func `submenus unfold evenly`() throws {
    let submenus = ["A", "B"].map { name in
      "\(name)\n" + (1...20).map { "--\(name)\($0)\n" }.joined()
    }
    let large = try lines("T\n---\n" + submenus.joined() + "End\n", .systemLarge)
    #expect(large.contains("   A8") && large.contains("   B8"))
    #expect(!large.contains("   A9") && !large.contains("   B9"))
    #expect(large.suffix(2) == [" End", " +24 more"])
    let medium = try lines("T\n---\n" + submenus.joined(), .systemMedium)
    #expect(
      medium == [
        " T", " " + String(repeating: "─", count: 40), " A", "   A1", "   A2", "   A3", " B",
        "   B1", "   B2",
        " +35 more",
      ]
    )
  }

  @Test func `long lines wrap where rows are free, and are cut where they are not`() throws {
    let long = "To use this plugin, create a file of yours."
    #expect(
      try lines("T\n---\n\(long)\nb", .systemSmall) == [
        " T", " ──────────────────", " To use this", " plugin, create a", " file of yours.", " b",
        "", "", "", "",
      ]
    )
    let full = try lines("T\n---\n\(long)\n" + String(repeating: "b\n", count: 7), .systemSmall)
    #expect(full[2] == " To use this plugi…")
    let two = try lines("T\n---\n\(long)\n" + String(repeating: "b\n", count: 6), .systemSmall)
    #expect(two[2...3] == [" To use this", " plugin, create a…"])
  }

  @Test func `a line of columns is cut and never wrapped`() throws {
    let table = "total   used   free   shared\n1       2      3      4"
    #expect(try lines(table, .systemSmall, as: .text)[0].hasSuffix("…"))
    #expect(try lines(table, .systemSmall, as: .text)[2] == " 1     2    3    4")
  }

  @Test func `columns come closer where they would be cut`() throws {
    let table = """
                     total        used        free
      Mem:            7938        1234         567
      Swap:           2047          \u{1B}[31m12\u{1B}[0m        2035
      """
    #expect(
      try lines(table, .systemMedium, as: .text) == [
        "       total used free", " " + String(repeating: "─", count: 40), " Mem:   7938 1234  567",
        " Swap:  2047   12 2035", "", "", "", "", "", "",
      ]
    )
    // What fits stays as it is printed.
    #expect(try lines("a    b\ncc   d", .systemSmall, as: .text)[2] == " cc   d")
  }

  @Test func `inline begins with the first letter`() throws {
    #expect(
      try lines("      October\nMo Tu\n", .accessoryInline, as: .text).first?.trimmed == "October"
    )
  }

  @Test func `a title that is a picture alone is drawn, and named where only letters have room`()
    throws
  {
    // The red half is shaded without colours, the blue one is too dark; a stencil has the letters' colour.
    for (key, row) in [("image", "░░"), ("templateImage", "████")] {
      let text = "| \(key)=\(Self.png)\n---\nSome option"
      #expect(try lines(text, .accessoryInline).first?.trimmed == "▨ tool")
      let small = try lines(text, .systemSmall)
      #expect(small.prefix(4) == Array(repeating: " \(row)\(row)", count: 4)[...])
      #expect(small[5] == " Some option")
      // Lines come before a large picture.
      let full = try lines(text + String(repeating: "\nx", count: 6), .systemSmall)
      #expect(full[0...2] == [" \(row)", " \(row)", " ──────────────────"])
      #expect(
        try lines(text, .accessoryCircular)[1...3].map(\.trimmed)
          == Array(repeating: row + row.prefix(row.count / 2), count: 3)
      )
    }
  }

  @Test func `an icon stands before its line, and a picture that cannot be read leaves a sign`()
    throws
  {
    let drawn = try lines("T\n---\nwords | image=\(Self.png)", .systemSmall)
    #expect(drawn[2] == " ░  words")
    #expect(try lines("T\n---\nwords | templateImage=\(Self.png)", .systemSmall)[2] == " ██ words")
    let damaged = String(Self.png.prefix(90))
    for image in ["AAAA", "!", "R0lGODlhAQABAAAAACw=", damaged, "iVBORw0KGgo="] {
      #expect(
        try lines("T\n---\nwords | image=\(image)", .systemSmall)[2] == " ▨ words",
        "\(image)"
      )
      #expect(try lines("| image=\(image)\n---\nx", .systemSmall)[0] == " ▨")
      #expect(try lines("| image=\(image)\n---\nx", .accessoryInline)[0].trimmed == "▨ tool")
    }
    #expect(try lines("T\n---\nwords | image=", .systemSmall)[2] == " words")
  }

  // A plugin that writes its graph as a BMP of 32 bits with an opacity, by hand.
  @Test func `a plain BMP is drawn`() throws {
    let header =
      "Qk2KAAAAAAAAAHoAAABsAAAAAgAAAAIAAAABACAAAwAAABAAAAATCwAAEwsAAAAAAAAAAAAAAAD/AAD/AAD/AAAAAAAA/0JHUnM="
    let bytes = try #require(Data(base64Encoded: header))
    let file =
      bytes + Data(count: 122 - bytes.count) + Data([0, 0, 0, 255, 0, 0, 0, 255])
      + Data([0, 0, 0, 0, 0, 0, 0, 0])
    let menu = BarMenu.read("| templateImage=\(file.base64EncodedString())", program: "/p/x")
    guard case .decoded(let image) = menu.titles.first?.picture else {
      Issue.record("it is not decoded")
      return
    }
    #expect((image.width, image.height) == (2, 2))
  }

  @Test func `a picture of two colours is drawn in them`() throws {
    let menu = BarMenu.read("| image=\(Self.png)", program: "/p/x")
    guard case .decoded(let image) = menu.titles.first?.picture else {
      Issue.record("it is not decoded")
      return
    }
    #expect(image.width == 4 && image.height == 4)
    #expect(
      image.pixels.prefix(4) == [255, 0, 0, 255] && image.pixels[12...15] == [0, 0, 255, 255]
    )
  }
}
