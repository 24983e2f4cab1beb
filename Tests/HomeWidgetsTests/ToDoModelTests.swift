import Moments
import Testing
import WidgetIntents

@testable import HomeWidgets

@Suite("Identifiers and names of to-dos", .timeLimit(.minutes(2)))
struct ToDoModelTests {
  // BW-1, CL-10
  @Test func `an identifier is sixteen letters from k to z, never a number`() {
    #expect(ToDoID(bits: 0).text == "kkkkkkkkkkkkkkkk")
    #expect(ToDoID(bits: .max).text == "zzzzzzzzzzzzzzzz")
    #expect(ToDoID(bits: 0x0123_4567_89AB_CDEF).text == "klmnopqrstuvwxyz")
    #expect(ToDoID.random() != ToDoID.random())
  }

  @Test(arguments: [
    "", "1", "kkkkkkkkkkkkkkk", "kkkkkkkkkkkkkkkkk", "kkkkkkkkkkkkkkkj", "KKKKKKKKKKKKKKKK",
  ])
  func `anything else is no identifier`(text: String) {
    #expect(ToDoID(text) == nil)
  }

  @Test(arguments: [
    ("  Buy milk \n", "Buy milk"), ("a", "a"), ("\u{3000}買う\t", "買う"), ("a  b", "a  b"),
  ])
  func `a name is kept without the white space around it`(name: String, kept: String) throws {
    #expect(try ToDoName.checked(name) == kept)
  }

  @Test(arguments: ["", "   ", "\n\t\u{2003}"])
  func `an empty name is refused`(name: String) {
    #expect(throws: ToDoError.emptyName) { try ToDoName.checked(name) }
  }

  // RI-2
  @Test(arguments: [
    ("買", 1_000, true), ("買", 1_001, false), ("x", 1_001, false), ("🪴", 1_000, true),
  ])
  func `a new name has at most a thousand characters`(
    character: String,
    count: Int,
    isKept: Bool
  ) throws {
    let name = String(repeating: character, count: count)
    if isKept {
      #expect(try ToDoName.checked(name) == name)
    } else {
      let error = #expect(throws: ToDoError.self) { try ToDoName.checked(name) }
      #expect(error == .nameTooLong(scalars: count, bytes: name.utf8.count))
      #expect(error?.exitCode == 64)
    }
  }

  @Test(
    arguments: [
      ("home", "home"), ("#home", "home"), ("+home", "home"), ("  two words ", "two words"),
      ("", nil), ("#", nil), (" ", nil), ("a\nb", nil), (String(repeating: "x", count: 201), nil),
    ] as [(String, String?)]
  )
  func `a tag is one short line without its sign`(text: String, kept: String?) {
    #expect((try? ToDoLabel.tags([text])) == kept.map { [$0] })
  }

  @Test func `steps are kept as lines, and read back as they were`() {
    let steps = [
      ChecklistItem(name: "[x] odd"), ChecklistItem(name: "done", isDone: true),
      ChecklistItem(name: "ends in CR\r"),
    ]
    #expect(ChecklistItem.items(in: ChecklistItem.text(of: steps)) == steps)
    #expect(ChecklistItem.items(in: "") == [])
    #expect(ChecklistItem.items(in: "bare") == [ChecklistItem(name: "bare")])
  }

  // BW-1
  @Test(arguments: [
    (["LANG": "tr_TR.UTF-8"], "Spor Gidiceksin"),
    (["LC_ALL": "tr", "LANG": "en_GB"], "Spor Gidiceksin"),
    (["LC_ALL": "", "LC_MESSAGES": "en_GB", "LANG": "tr_TR"], "Buy groceries"),
    ([:], "Buy groceries"),
  ])
  func `samples are in the reader's language`(environment: [String: String], first: String) {
    let language = UserLanguage.named { environment[$0] }
    let samples = ToDoSchema.samples(language: language ?? .english, now: 0)
    #expect(samples.count == 3)
    #expect(samples.first?.name == first)
    #expect(Set(samples.map(\.id)).count == 3)
  }
}
