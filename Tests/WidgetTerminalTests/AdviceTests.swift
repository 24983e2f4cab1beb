import Testing

@testable import WidgetTerminal

@Suite("Advice to paste (CL-23)")
struct AdviceTests {
  @Test(arguments: [
    ("/s", "run 'widgetctl doctor'", "run 'widgetctl doctor --store /s'"),
    ("/a b", "'widgetctl undo' takes it back", "'widgetctl undo --store \"/a b\"' takes it back"),
    ("/a$b", "'widgetctl undo'", "'widgetctl undo --store '/a$b''"),
    ("/s", "the author's 'widgetctl show'", "the author's 'widgetctl show --store /s'"),
    ("/s", "run 'widgetctl show --store /t'", "run 'widgetctl show --store /t'"),
    ("/s", "run 'cron' or widgetctl show", "run 'cron' or widgetctl show"),
    ("/s", "an open 'widgetctl show", "an open 'widgetctl show"),
  ])
  func `a command line in a hint names the store in use`(
    store: String,
    hint: String,
    text: String
  ) {
    #expect(Advice(store: store).text(hint) == text)
    #expect(Advice().text(hint) == hint)
  }

  @Test(
    arguments: [
      (["doctor", "--store", "/a"], [:], "--store /a"),
      (["--store=/b", "show"], [:], "--store /b"),
      (["show"], ["WIDGETCTL_STORE": "/c"], "--store /c"),
      (["show", "--store", "/d"], ["WIDGETCTL_STORE": "/c"], "--store /d"), (["show"], [:], nil),
      (["show", "--store"], ["WIDGETCTL_STORE": ""], nil),
    ] as [([String], [String: String], String?)]
  )
  func `the store is the one that the words or the environment name`(
    words: [String],
    variables: [String: String],
    ending: String?
  ) {
    let advice = Advice(for: words[...], environment: EnvironmentVariables(variables))
    #expect(advice.text("'widgetctl x'") == "'widgetctl x\(ending.map { " \($0)" } ?? "")'")
  }
}
