import Testing

@testable import ToDoFormats

@Suite("Collection folder", .timeLimit(.minutes(2)))
struct CollectionFolderTests {
  @Test(arguments: [
    ("a.ics", true), ("A@b.ics", true), (".a.ics", false), ("a.ics.tmp", false), ("a.ICS", false),
    (".ics", false),
    ("displayname", false), ("color", false), ("x/a.ics", false), (".klm.ics.tmp", false),
  ])
  func `an item is a file that ends in ics and is not hidden`(name: String, isItem: Bool) {
    #expect(CollectionFolder.isItem(name) == isItem)
  }

  @Test(arguments: [
    ("klmnopqrstuvwxyz@widgetctl", [String](), "klmnopqrstuvwxyz@widgetctl.ics"),
    ("a", ["a.ics"], "a-2.ics"), ("A", ["a.ics", "a-2.ics"], "A-3.ics"),
    ("../../etc/passwd", [], "90a0d26dc5c1b2ba9d9b9b5ce4ab0a18.ics"),
    ("", [], "e3b0c44298fc1c149afbf4c8996fb924.ics"),
  ])
  func `a new file is called by its UID where a file may be called so`(
    uid: String,
    taken: [String],
    name: String
  ) {
    let made = CollectionFolder.name(forIdentity: uid, taken: Set(taken))
    if uid.contains("/") {
      #expect(made.utf8.count == 36 && CollectionFolder.isItem(made))
    } else {
      #expect(made == name)
    }
  }

  @Test func `a folder's name is one line`() {
    #expect(CollectionFolder.displayName("  Home\ntasks \n") == "Home tasks")
    #expect(CollectionFolder.displayName("\n") == nil)
  }
}
