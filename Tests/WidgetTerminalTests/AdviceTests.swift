import Testing

@testable import WidgetTerminal

@Suite("Advice that can be pasted (CL-23)", .timeLimit(.minutes(2)))
struct AdviceTests {
  @Test(arguments: [
    ("run 'widgetctl doctor --recover'", "run 'widgetctl --store /s doctor --recover'"),
    ("list them: widgetctl find to-do", "list them: widgetctl --store /s find to-do"),
    ("widgetctl perform x --id 1", "widgetctl --store /s perform x --id 1"),
    ("`widgetctl intents` lists all", "`widgetctl --store /s intents` lists all"),
    (
      "'widgetctl list' lists the placed widgets, 'widgetctl gallery' all kinds",
      "'widgetctl --store /s list' lists the placed widgets, 'widgetctl --store /s gallery' all kinds"
    ),
    ("use the newer widgetctl that wrote it", "use the newer widgetctl that wrote it"),
    ("install it beside widgetctl or in ../x", "install it beside widgetctl or in ../x"),
    ("'scripts/widgetctl' builds both", "'scripts/widgetctl' builds both"),
    ("'widgetctl help' lists the commands", "'widgetctl help' lists the commands"),
    ("'widgetctl show --help' has examples", "'widgetctl --store /s show --help' has examples"),
  ])
  func `each command names the store in use, and no sentence changes`(hint: String, said: String) {
    #expect(Advice(store: "/s").text(hint) == said)
    #expect(Advice().text(hint) == hint)
  }

  @Test(arguments: [
    ("plain/path_1.db", "plain/path_1.db"), ("to dos", "\"to dos\""), ("", "\"\""),
    ("a;b", "\"a;b\""), ("it's", "\"it's\""), ("$HOME", "'$HOME'"),
    ("\"x\" $y's", #"'"x" $y'\''s'"#),
    ("a!b", "'a!b'"), ("x`y`", "'x`y`'"), ("*", "\"*\""), ("ü", "\"ü\""),
  ])
  func `a word is quoted as a shell reads it back`(word: String, quoted: String) {
    #expect(ShellWord.quoted(word) == quoted)
  }

  @Test func `a path with a blank is quoted in the hint`() {
    #expect(
      Advice(store: "/srv/to dos.db").text("'widgetctl list' lists them")
        == "'widgetctl --store \"/srv/to dos.db\" list' lists them"
    )
  }
}
