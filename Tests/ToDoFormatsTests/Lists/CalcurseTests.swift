import Testing

@testable import ToDoFormats

@Suite("calcurse's list is read", .timeLimit(.minutes(2)))
struct CalcurseTests {
  private let format = Calcurse { name in
    name.hasPrefix("b87346b5") ? "His number is\n555 and more\n" : nil
  }

  private func read(_ text: String) throws -> ReadDocument {
    try format.read(text, ImportSamples.settings)
  }

  @Test func `the program's own file is read with its notes`() throws {
    let text = try ImportSamples.text("calcurse/todo")
    let document = try read(text)
    #expect(
      document.records.map(\.toDo.name) == [
        "Call Bob", "Lowest", "Ünïcode 日本 [brackets] > sign", "Water the plants",
        "Done with no priority",
      ]
    )
    #expect(document.records.map(\.toDo.priority) == [.high, .low, .none, .medium, .none])
    #expect(
      document.records.map(\.toDo.state) == [.open, .open, .open, .done(nil), .done(nil)]
    )
    #expect(document.records[0].toDo.notes == "His number is\n555 and more")
    #expect(
      document.records[4].remarks == [
        "its note “6d3ff1acbafcc03836502412ad8d183e40716933” is not in the folder notes"
      ]
    )
    ImportSamples.check(text, format)
    #expect(ToDoFormats.format(of: text)?.name == "calcurse")
  }

  @Test func `a note whose name leaves the folder is not asked for`() throws {
    let asking = Calcurse { name in
      Issue.record("asked for \(name)")
      return nil
    }
    let text = "[1]>../../etc/passwd Text\n[1]>.hidden Text\n[1]> Text\n"
    let document = try asking.read(text, ImportSamples.settings)
    #expect(document.records.map(\.toDo.name) == ["Text", "Text", "Text"])
    #expect(document.records.allSatisfy { $0.remarks.count == 1 })
  }

  @Test(arguments: ["Text", "[x] Text", "[12] Text", "[1]Text", "[] Text", "[-] Text", "1] Text"])
  func `a line without its number is a fault`(line: String) throws {
    let document = try read("[0] One\n\n\(line)\n")
    #expect(document.records.count == 1)
    #expect(document.faults == [FormatFault(line: 3, "a line without its [number]", found: line)])
    #expect(!format.recognizes("[0] One\n\(line)\n"[...].utf8))
  }

  @Test func `a damaged file and a long one are read without harm`() throws {
    let text = try ImportSamples.text("calcurse/todo")
    ImportSamples.checkMutations(of: text, signs: "[]->0 \r\n", format)
    ImportSamples.checkLength(format) { String(repeating: "[-5]>abc Text\n", count: $0) }
  }
}
