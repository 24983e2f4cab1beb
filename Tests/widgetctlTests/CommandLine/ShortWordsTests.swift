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

  // BW-32: a short command may have parameters of its intent as options.
  @Test(arguments: [
    ("start 3 --also", "start 3", ["also=true"]), ("--also start 3", "start 3", ["also=true"]),
    ("time --for 7d --json", "time", ["for=7d"]), ("time --for=7d", "time", ["for=7d"]),
    ("add -- --also", "add -- --also", []), ("time", "time", []),
  ])
  func `an option that a command declares has its value`(
    typed: String,
    words: String,
    parameters: [String]
  ) throws {
    let split = { (text: String) in text.split(separator: " ").map(String.init) }
    let declared = [OptionDefinition("also", "x"), OptionDefinition("for", value: "FOR", "x")]
    let read = try ShortWords(split(typed)[...], signature: "todo", declared: declared)
    #expect(read.words == split(words))
    #expect(read.parameters.map { "\($0.name)=\($0.value ?? "")" } == parameters)
    // Before it is known what a command declares, such an option means nothing.
    let first = try ShortWords(split(typed)[...], signature: "todo", declared: nil)
    #expect(first.options == read.options && first.parameters.isEmpty)
  }

  @Test func `a declared option without its value, and one of another command, are refused`() {
    let declared = [OptionDefinition("for", value: "FOR", "x")]
    for typed in [["time", "--for"], ["time", "--also"]] {
      #expect(throws: UsageError.self) {
        try ShortWords(typed[...], signature: "todo", declared: declared)
      }
    }
  }

  // BW-28: an option between the words of a text may be one of them.
  @Test(arguments: [
    ("add Fix the --json output", "--json"), ("add Answer --yes to Bob", "--yes"),
    ("add Buy --key k milk", "--key"), ("add --json Fix it", nil), ("add Fix it --json", nil),
    ("--json add Fix it", nil), ("add Fix -- the --json output", nil),
  ])
  func `an option between the words of a text is refused`(typed: String, option: String?) throws {
    let words = try ShortWords(typed.split(separator: " ").map(String.init)[...], signature: "todo")
    guard let option else {
      try words.checkText(from: 1)
      return
    }
    let error = #expect(throws: UsageError.self) { try words.checkText(from: 1) }
    #expect(error?.message == "'\(option)' is in the middle of the text")
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
