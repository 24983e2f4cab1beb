import Foundation
import Testing

@testable import HomeWidgets

// BW-26, BW-28
@Suite("Signs in a line of words")
struct SignFormTests {
  /// A line of `Forms/signs.txt`: a typed text, and the expected result.
  struct Form: CustomTestStringConvertible, Sendable {
    let typed: String
    let purpose: QuickText.Purpose
    /// The expected result of parsing; `nil` if the text is rejected.
    let read: String?

    var testDescription: String { "\(purpose == .edit ? "> " : "")\(typed)" }

    init?(_ line: String) {
      guard !line.isEmpty, !line.hasPrefix("# "), let end = line.range(of: " = ") else {
        return nil
      }
      let isEdit = line.hasPrefix("> ")
      typed = String(line[..<end.lowerBound].dropFirst(isEdit ? 2 : 0))
      purpose = isEdit ? .edit : .new
      let read = String(line[end.upperBound...])
      self.read = read == "!" ? nil : read
    }

    static let all: [Form] = {
      let path = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Forms/signs.txt").path
      let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      return text.split(separator: "\n").compactMap { Form(String($0)) }
    }()
  }

  @Test func `there are at least sixty forms`() {
    #expect(Form.all.count >= 60)
  }

  @Test(arguments: Form.all)
  func `each word is in a field or in the name`(form: Form) throws {
    let split = form.typed.split(separator: " ").map(String.init)
    // A shell has split the words, or one text has all of them.
    for words in [split, [form.typed]] {
      guard let expected = form.read else {
        let error = #expect(throws: QuickTextError.self) {
          try QuickTextTests.read(words, for: form.purpose)
        }
        #expect(error?.exitCode == 64)
        #expect(error?.hint?.isEmpty == false)
        continue
      }
      #expect(try QuickTextTests.read(words, for: form.purpose) == expected)
    }
  }

  @Test func `a word that a shell has quoted is one word, unless it holds several signs`() throws {
    #expect(try QuickTextTests.read(["x", "@My list", "y"]) == "x y | @My list")
    #expect(
      try QuickTextTests.read(["at", "@work", "(+Jian and +Amy)"])
        == "at (and) | +Jian | +Amy | @work"
    )
  }
}
