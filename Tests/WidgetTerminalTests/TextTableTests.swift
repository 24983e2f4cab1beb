import Testing
import WidgetRender

@testable import WidgetTerminal

@Suite("Tables (CL-4)", .timeLimit(.minutes(5)))
struct TextTableTests {
  private let table = TextTable(
    heading: ["ID", "NAME", "DUE"],
    rows: [["1", "牛乳を買う", "today"], ["10", "👨‍👩‍👧 call", ""], ["2", "e\u{301}te\u{301}", "x"]]
  )

  @Test func `columns line up by the cells of wide and combined characters`() {
    #expect(
      table.text(columns: 40, isASCII: false) == """
        ID  NAME        DUE
        1   牛乳を買う  today
        10  👨‍👩‍👧 call
        2   e\u{301}te\u{301}         x

        """
    )
  }

  @Test(arguments: [1, 2, 3, 7, 12, 20])
  func `no line is wider than the terminal`(columns: Int) {
    let lines = table.text(columns: columns, isASCII: false).split(separator: "\n")
    #expect(lines.count == 4)
    for line in lines { #expect(TextWidth.columns(of: String(line)) <= columns) }
  }

  // RI-1
  @Test func `a cell holds one line of safe text, and ASCII where that is asked for`() {
    let hostile = TextTable(heading: ["N"], rows: [["a\u{1B}[2J\nb\u{202E}ğ"]])
    let safe = hostile.text(columns: 80, isASCII: false)
    #expect(safe.split(separator: "\n").count == 2)
    #expect(!safe.unicodeScalars.contains("\u{1B}"))
    let ascii = hostile.text(columns: 80, isASCII: true)
    #expect(ascii.utf8.allSatisfy { $0 < 0x80 })
  }

  // CL-19
  @Test func `without a width nothing is cut, and a record is one line`() {
    let name = String(repeating: "report ", count: 50) + "end"
    let long = TextTable(
      heading: ["ID", "NAME", "DUE"],
      rows: [["1", name, "today"], ["2", "x", "friday"]],
      flexibleColumn: 1
    )
    let lines = long.text(columns: nil, isASCII: false).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[1] == "1   \(name)  today")
    #expect(lines[2] == "2   x" + String(repeating: " ", count: 73) + "friday")
  }

  @Test func `a long cell ends in an ellipsis and leaves the others in sight`() {
    let long = TextTable(
      heading: ["A", "B"],
      rows: [[String(repeating: "x", count: 10_000), "y"]]
    )
    let line = long.text(columns: 80, isASCII: false).split(separator: "\n")[1]
    #expect(line.hasSuffix("…  y"))
  }
}
