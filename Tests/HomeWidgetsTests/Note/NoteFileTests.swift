import Foundation
import SharedStore
import TestSupport
import Testing
import WidgetIntents
import WidgetTimeline

@testable import HomeWidgets

// The provider and the intents reach their store through a dependency manager, so these tests take turns.
@Suite("Files of notes", .serialized, .timeLimit(.minutes(2)))
struct NoteFileTests {
  private let folder = TemporaryFolder()
  private let store: TestStore
  private let notes: NoteStore
  private let runner: IntentRunner

  init() throws {
    store = try TestStore()
    let notes = NoteStore(store: store.toDos.store)
    AppDependencyManager.shared.add(dependency: notes)
    self.notes = notes
    runner = IntentRunner(
      registry: try IntentRegistry(intents: [TickNote.self, EditNote.self], entities: []),
      context: IntentContext(now: Samples.now, calendar: Samples.utc)
    )
  }

  private var path: String { folder.path + "/today.md" }

  private func write(_ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  private var text: String {
    get throws { String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self) }
  }

  private func tick(_ line: Int, stamp: String? = nil) async throws -> String? {
    var arguments = [IntentArgument("path", text: path), IntentArgument("line", text: "\(line)")]
    if let stamp { arguments.append(IntentArgument("stamp", text: stamp)) }
    return try await runner.run("tick-note", arguments).dialog
  }

  private func problem(_ path: String?, home: String? = "/home/ann") -> NoteProblem? {
    if case .problem(let problem) = NoteFile(configured: path, home: home).contents {
      problem
    } else {
      nil
    }
  }

  @Test func `what cannot be read is a problem in words`() throws {
    #expect(problem(nil) == .notChosen)
    #expect(problem("  ") == .notChosen)
    #expect(problem("today.md") == .notAbsolute)
    #expect(problem("~ann/today.md") == .notAbsolute)
    #expect(problem("~/today.md", home: nil) == .notAbsolute)
    #expect(problem("/a\0b") == .notAbsolute)
    #expect(problem("/" + String(repeating: "a", count: 5_000)) == .notAbsolute)
    #expect(problem("/" + String(repeating: "a", count: 4_000)) == .unreadable)
    #expect(problem(path) == .missing)
    #expect(problem(path + "/below") == .missing)
    #expect(problem(folder.path) == .folder)
    #expect(problem("/dev/null") == .noFile)
    #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
    #expect(problem(folder.path + "/pipe") == .noFile)
    try Data([0xFF, 0xFE, 0x41]).write(to: URL(fileURLWithPath: path))
    #expect(problem(path) == .notUTF8)
    try write("a\0b")
    #expect(problem(path) == .notUTF8)
  }

  @Test func `a home folder stands for its sign`() throws {
    try write("\u{FEFF}# a")
    let file = NoteFile(configured: "~/today.md", home: folder.path)
    #expect(file.contents == .text("# a"))
    #expect(file.path == path)
    #expect(file.name == "today.md")
  }

  @Test func `of ten megabytes the first 256 kilobytes are read, to the end of a line`() throws {
    try write(String(repeating: "- [ ] örnek\n", count: 800_000))
    let file = NoteFile(configured: path)
    #expect(file.isCut)
    guard case .text(let text) = file.contents else {
      Issue.record("\(file.contents)")
      return
    }
    #expect(text.utf8.count <= NoteFile.mostBytes)
    #expect(text.hasSuffix("örnek"))
    #expect(NotePicture(file).blocks.count == NoteBlock.limit)
    #expect(throws: NoteError.tooLong(name: "today.md")) { try file.settingTicked(true, line: 0) }
  }

  @Test func `a box is ticked and cleared in the file, which keeps its rights and its link`()
    async throws
  {
    try write("# a\r\n- [ ] *milk*\r\n")
    #expect(chmod(path, 0o640) == 0)
    let link = folder.path + "/link.md"
    #expect(symlink(path, link) == 0)
    let linked = NoteFile(configured: link)
    let changed = try linked.settingTicked(true, line: 1)
    #expect(try text == "# a\r\n- [x] *milk*\r\n")
    #expect(changed.stamp != linked.stamp)
    var facts = stat()
    #expect(lstat(link, &facts) == 0 && facts.st_mode & S_IFMT == S_IFLNK)
    #expect(stat(path, &facts) == 0 && facts.st_mode & 0o777 == 0o640)
    #expect(try await tick(2) == "Cleared “milk” in today.md.")
    #expect(try text == "# a\r\n- [ ] *milk*\r\n")
    #expect(try await tick(2) == "Ticked “milk” in today.md.")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().filter {
        $0.hasSuffix("md") || $0.contains("today")
      } == ["link.md", "today.md"]
    )
  }

  @Test func `a file that was changed since is left as it is`() async throws {
    try write("- [ ] milk\n")
    let stamp = NoteFile(configured: path).stamp
    try write("- [ ] oat milk\n")
    let error = await #expect(throws: IntentError.self) { try await tick(1, stamp: stamp) }
    #expect(error?.message.contains("was changed since the picture was made") == true)
    #expect(try text == "- [ ] oat milk\n")
    try FileManager.default.removeItem(atPath: path)
    await #expect(throws: IntentError.self) { try await tick(1, stamp: stamp) }
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test(arguments: [0, 2, 3, -1, Int.min, Int.max])
  func `a line without a box is refused`(line: Int) async throws {
    try write("- [ ] milk\nwords\n")
    await #expect(throws: IntentError.self) { try await tick(line) }
    #expect(try text == "- [ ] milk\nwords\n")
  }

  private func removeTicks() async throws {
    try await notes.store.write { transaction in
      for tick in try transaction.fetch(NoteTick.self) {
        try transaction.delete(NoteTick.self, key: tick.key)
      }
    }
  }

  private func timeline() async -> Timeline<NoteEntry> {
    let configuration = NoteConfiguration()
    configuration.path = path
    let context = TimelineProviderContext(
      family: .systemLarge,
      isPreview: false,
      foreseen: Samples.now
    )
    return await NoteProvider().timeline(for: configuration, in: context)
  }

  @Test func `a tick that is taken back is taken back in the file`() async throws {
    try write("- [ ] milk\n- [ ] bread\n")
    _ = try await tick(1)
    _ = await timeline()
    _ = try await tick(2)
    _ = await timeline()
    #expect(try text == "- [x] milk\n- [x] bread\n")
    let ticks = try await notes.store.read { try $0.fetch(NoteTick.self) }
    // As undo does, the store loses what the runs have made.
    try await removeTicks()
    let made = await timeline()
    let entry = try #require(made.entries.first)
    // What the widget has written itself is no change of the file.
    #expect(made.files == NoteFile.files(configured: made.files.paths.first))
    #expect(try text == "- [ ] milk\n- [ ] bread\n")
    #expect(entry.picture.boxes.ticked == 0)
    // As redo does, it gets it back.
    try await notes.store.write { transaction in for tick in ticks { try transaction.insert(tick) }
    }
    _ = await timeline()
    #expect(try text == "- [x] milk\n- [x] bread\n")
  }

  @Test func `a tick is not taken back in a file that was changed since`() async throws {
    try write("- [ ] milk\n")
    _ = try await tick(1)
    _ = await timeline()
    try write("- [x] milk\n- [ ] bread\n")
    try await removeTicks()
    _ = await timeline()
    #expect(try text == "- [x] milk\n- [ ] bread\n")
    // And never later, when the file happens to be as it was.
    try write("- [x] milk\n")
    _ = await timeline()
    #expect(try text == "- [x] milk\n")
  }

  @Test func `a file is named for its changes and looked at once an hour, no file never`()
    async throws
  {
    try write("- [ ] milk\n")
    let made = await timeline()
    #expect(made.policy == .after(Samples.now + 3_600))
    #expect(made.files == NoteFile.files(configured: made.files.paths.first))
    #expect(made.files.paths.count == 1)
    let context = TimelineProviderContext(
      family: .systemSmall,
      isPreview: false,
      foreseen: Samples.now
    )
    let none = await NoteProvider().timeline(for: NoteConfiguration(), in: context)
    #expect(none.policy == .never)
    #expect(none.files.paths.isEmpty)
  }

  @Test func `the file to be edited is an address`() async throws {
    let result = try await runner.run("edit-note", [IntentArgument("path", text: "/tmp/a b/ü.md")])
    #expect(result.value?.displayText == "file:///tmp/a%20b/%C3%BC.md")
    await #expect(throws: IntentError.self) {
      try await runner.run("edit-note", [IntentArgument("path", text: "a.md")])
    }
  }
}
