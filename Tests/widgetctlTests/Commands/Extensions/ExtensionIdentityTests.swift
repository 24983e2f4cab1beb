import SharedStore
import WidgetTerminal
import Testing

@testable import widgetctl

@Suite("The names of extensions from outside", .timeLimit(.minutes(2)))
struct ExtensionIdentityTests {
  private func row(_ name: String, _ path: String, isAdded: Bool = true) -> KnownExtension {
    KnownExtension(name: name, path: path, stamp: "", description: [], isAdded: isAdded)
  }

  private func identity(
    _ known: [KnownExtension],
    placed: Set<String> = []
  ) -> ExtensionIdentity {
    ExtensionIdentity(known) { placed.contains($0) }
  }

  private func record(_ path: String, place: String? = "App.xcodeproj") -> ImportRecord {
    ImportRecord(path: path, target: "Widgets", place: place, with: [])
  }

  private func imports(
    _ imports: [ImportName.Import],
    removed: [ImportName.Import] = [],
    _ identity: ExtensionIdentity
  ) -> ImportName {
    ImportName(
      imports: imports,
      removed: removed,
      identity: identity,
      isThere: { name in imports.contains { $0.name == name } },
      program: { "/imported/\($0)" }
    )
  }

  @Test func `a second program of a name gets a number, and the reason is told`() {
    let known = identity([row("tea", "/a/tea.sh")])
    let choice = known.choice(among: ["tea"], path: "/b/tea.sh")
    #expect(choice.name == "tea-2")
    #expect(choice.reason == "'tea' is the extension at /a/tea.sh")
    #expect(known.choice(among: ["tea"], path: "/a/tea.sh") == .init(name: "tea", reason: nil))
  }

  @Test func `a program that comes back has its old name, unless another one has it by now`() {
    let gone = row("tea", "/a/tea.sh", isAdded: false)
    #expect(identity([gone]).name(ofProgram: "/a/tea.sh") == "tea")
    #expect(identity([gone, row("tea", "/b/tea")]).name(ofProgram: "/a/tea.sh") == nil)
  }

  // H1: what is placed, or can be brought back by `undo`, runs no other author's code.
  @Test func `a name under which widgets may come back is given to its own program alone`() {
    let known = identity([row("tea", "/a/tea.sh", isAdded: false)], placed: ["tea", "pot"])
    #expect(known.choice(among: ["tea"], path: "/b/tea.sh").name == "tea-2")
    #expect(known.choice(among: ["tea"], path: "/a/tea.sh").name == "tea")
    #expect(known.choice(among: ["pot"], path: "/b/pot").name == "pot-2")
    let error = #expect(throws: CommandError.self) { try known.require("tea", path: "/b/tea.sh") }
    #expect(
      error?.message
        == "the name 'tea' stays with the extension that was at /a/tea.sh, because its widgets may come back"
    )
  }

  @Test(arguments: ["HomeWidgets", "FeedWidgets"])
  func `the names of what is built in are nobody's`(name: String) {
    #expect(identity([]).choice(among: [name], path: "/a").name == "\(name)-2")
  }

  @Test func `an import is its path, its project and its target`() throws {
    let names = imports([("App", record("/a"))], identity([row("App", "/imported/App")]))
    #expect(try names.choice(of: record("/a"), names: ["App"]).name == "App")
    #expect(try names.choice(of: record("/a", place: nil), names: ["App"]).name == "App")
    #expect(try names.choice(of: record("/b"), names: ["App", "BarApp"]).name == "BarApp")
    #expect(try names.choice(of: record("/a", place: "B"), names: ["App"]).name == "App-2")
    let error = #expect(throws: CommandError.self) {
      try names.choice(of: record("/b"), names: ["App"], given: "App")
    }
    #expect(error?.message == "'App' is already the name of the import of Widgets at /a")
  }

  @Test func `two targets of one name in a project are two extensions`() throws {
    let names = imports([], identity([]))
    let first = try names.choice(of: record("/a", place: "A"), names: ["App"]).name
    let second = try names.choice(of: record("/a", place: "B"), names: ["App"], besides: [first])
    #expect(second.name == "App-2")
    #expect(second.reason == "another import is called 'App'")
  }

  @Test func `what was removed comes back under its name, and nothing else under it`() throws {
    let names = imports([], removed: [("App", record("/a"))], identity([], placed: ["App"]))
    #expect(try names.choice(of: record("/a"), names: ["App"]).name == "App")
    #expect(try names.choice(of: record("/b"), names: ["App"]).name == "App-2")
  }
}
