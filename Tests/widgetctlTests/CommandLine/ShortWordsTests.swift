import Testing
import WidgetTerminal

@testable import widgetctl

// BW-26
@Suite("Words of a short command")
struct ShortWordsTests {
  @Test(
    arguments: [
      ("add Buy milk", "add Buy milk", ""),
      ("add milk -home +shop @Work -3 -", "add milk -home +shop @Work -3 -", ""),
      ("--json add milk --store x.db", "add milk", "--json --store x.db"),
      ("add milk --store=x.db", "add milk", "--store=x.db"),
      ("add -- --json milk --", "add -- --json milk --", ""),
      ("done -h", "done", "-h"),
    ]
  )
  func `options stand anywhere before --, and all other words are text`(
    typed: String,
    words: String,
    options: String
  ) throws {
    let split = { (text: String) in text.split(separator: " ").map(String.init) }
    let read = try ShortWords(split(typed)[...], signature: "todo")
    #expect(read.words == split(words))
    #expect(read.options == split(options))
  }

  // CL-9
  @Test(arguments: [["add", "--jsno"], ["add", "--due", "friday"], ["add", "--store"]])
  func `an option that is none is refused with the way to mean it as text`(typed: [String]) {
    let error = #expect(throws: UsageError.self) {
      try ShortWords(typed[...], signature: "todo")
    }
    #expect(error?.hint.isEmpty == false)
  }

  @Test(arguments: [
    ("3", true), ("#3", true), ("1,4-6", true), ("4-6", true), ("#1,#4-#6", true), ("", false),
    ("1,", true),
    ("-3", false), ("2026-12-24", false), ("9am", false), ("x", false),
  ])
  func `numbers and ranges of them are told from other words`(word: String, isNumbers: Bool) {
    #expect(NamedEntities.isNumbers(word) == isNumbers)
  }

  @Test(
    arguments: [
      ("/usr/bin/widgetctl", nil), ("todo", "todo"), ("./bin/todo", "todo"), ("", nil),
    ] as [(String, String?)]
  )
  func `the name of a link may be that of short commands`(called: String, short: String?) {
    #expect(ProgramName.short(of: [called]) == short)
  }
}
