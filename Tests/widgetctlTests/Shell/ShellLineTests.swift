import Testing

@testable import widgetctl

@Suite("A command line that is being typed (CL-16)")
struct ShellLineTests {
  @Test(
    "it is taken apart as shells do",
    arguments: [
      ("", [], "", nil),
      ("widgetctl", [], "widgetctl", nil),
      ("widgetctl ", ["widgetctl"], "", nil),
      ("widgetctl  show\tto", ["widgetctl", "show"], "to", nil),
      (#"widgetctl perform "Buy mi"#, ["widgetctl", "perform"], "Buy mi", "\""),
      (#"widgetctl perform "Buy \"the\" mi"#, ["widgetctl", "perform"], #"Buy "the" mi"#, "\""),
      (#"widgetctl perform "a\b"#, ["widgetctl", "perform"], #"a\b"#, "\""),
      ("widgetctl perform 'it\\", ["widgetctl", "perform"], "it\\", "'"),
      (#"widgetctl show The\ of"#, ["widgetctl", "show"], "The of", nil),
      ("widgetctl rename 2 ''  ", ["widgetctl", "rename", "2", ""], "", nil),
      (#"widgetctl --na"me=The o"#, ["widgetctl"], "--name=The o", "\""),
      ("widgetctl show \\", ["widgetctl", "show"], "", nil),
    ] as [(String, [String], String, Character?)]
  )
  func taken(_ text: String, words: [String], begun: String, quote: Character?) {
    let line = ShellLine(text)
    #expect(line.words == words)
    #expect(line.begun == begun)
    #expect(line.quote == quote)
  }
}
