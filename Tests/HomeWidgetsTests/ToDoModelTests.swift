import Testing

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

  @Test func `a name of ten thousand characters is kept, one beyond the limit is refused`() throws {
    let long = String(repeating: "買", count: 10_000)
    #expect(try ToDoName.checked(long) == long)
    let tooLong = String(repeating: "x", count: ToDoName.maximumBytes + 1)
    let error = #expect(throws: ToDoError.self) { try ToDoName.checked(tooLong) }
    #expect(error == .nameTooLong(bytes: ToDoName.maximumBytes + 1))
    #expect(error?.exitCode == 64)
  }

  // BW-1
  @Test(arguments: [
    (["LANG": "tr_TR.UTF-8"], "Spor Gidiceksin"),
    (["LC_ALL": "tr", "LANG": "en_GB"], "Spor Gidiceksin"),
    (["LC_ALL": "", "LC_MESSAGES": "en_GB", "LANG": "tr_TR"], "Buy groceries"),
    ([:], "Buy groceries"),
  ])
  func `samples are in the reader's language`(environment: [String: String], first: String) {
    let language = ToDoSchema.language(of: environment)
    let samples = ToDoSchema.samples(language: language, now: 0)
    #expect(samples.count == 3)
    #expect(samples.first?.name == first)
    #expect(Set(samples.map(\.id)).count == 3)
  }
}
