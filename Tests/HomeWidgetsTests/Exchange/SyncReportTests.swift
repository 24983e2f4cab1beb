import Foundation
import TestSupport
import Testing

@testable import HomeWidgets

@Suite("What a sync tells", .timeLimit(.minutes(2)))
struct SyncReportTests {
  @Test func `two folders of one name are two lists`() async throws {
    let desk = try await ExchangeDesk()
    for (folder, uid) in [("work", "w"), ("private", "p")] {
      try desk.write("Tasks\n", to: "cals/\(folder)/displayname")
      try desk.write(ExchangeDesk.item(uid, "In \(folder)"), to: "cals/\(folder)/\(uid).ics")
    }
    let report = try await desk.sync("cals")
    #expect(report.sentence == "Added 2 here.")
    #expect(report.lines.count == 1 && report.lines[0].hasSuffix("is the list Tasks (work)"))
    #expect(try await desk.record("In private").list == "Tasks")
    #expect(try await desk.record("In work").list == "Tasks (work)")
    #expect(try desk.files("cals/work") == ["displayname", "w.ics"])
    #expect(try await desk.sync("cals").sentence == "Nothing new.")
    // The user may want one list.
    try desk.write("Tasks\n", to: "third/displayname")
    #expect(try await desk.sync("third", list: "Tasks").sentence == "Added 1 there.")
  }

  @Test(
    arguments: [
      ("/a/home", nil, [], "home"), ("/a/home", "Home", ["/b/other"], "Home"),
      ("/a/work", "Tasks", ["/b/private"], "Tasks (work)"),
      // The folder is called as the list is: the one above it tells them apart.
      ("/a/tasks", "Tasks", ["/b/tasks"], "Tasks (a)"),
    ] as [(String, String?, [String], String)]
  )
  func `a list that another folder has gets the folder's name behind it`(
    path: String,
    displayName: String?,
    others: [String],
    name: String
  ) throws {
    let root = TemporaryFolder()
    for other in others {
      try FileManager.default.createDirectory(
        atPath: root.path + other,
        withIntermediateDirectories: true
      )
    }
    let sources = others.map { other in
      var source = ImportSource(form: SyncedFolder.form, path: root.path + other)
      source.list = other.hasSuffix("other") ? "Other" : "tasks"
      return source
    }
    #expect(SyncedListName(path, displayName, among: sources).text == name)
    // A folder that is away has no list any more.
    for other in others { try FileManager.default.removeItem(atPath: root.path + other) }
    #expect(SyncedListName(path, displayName, among: sources).other == nil)
  }

  @Test func `a file that cannot be read is named with the reason`() async throws {
    let desk = try await ExchangeDesk.besideFolder()
    try await desk.sync()
    try desk.write("other", to: "other")
    try FileManager.default.removeItem(atPath: desk.path("cal/a.ics"))
    try FileManager.default.createSymbolicLink(
      atPath: desk.path("cal/a.ics"),
      withDestinationPath: desk.path("other")
    )
    try desk.write([0x42, 0xFF, 0xFE], to: "cal/b.ics")
    try FileManager.default.createDirectory(
      atPath: desk.path("cal/c.ics"),
      withIntermediateDirectories: false
    )
    try desk.write(ExchangeDesk.item("twin", "One"), to: "cal/d.ics")
    try desk.write(ExchangeDesk.item("twin", "Two"), to: "cal/e.ics")
    let report = try await desk.sync()
    let folder = desk.path("cal")
    #expect(
      report.lines == [
        "\(folder)/a.ics: it is a link, and is not followed", "\(folder)/b.ics: it is not UTF-8",
        "\(folder)/c.ics: it is not a file",
        "\(folder)/e.ics:4: the UID of the to-do in d.ics, found \"twin\"",
      ]
    )
    #expect(try await desk.names.contains("Milk"))
  }

  @Test func `more than twenty removed to-dos are named and counted`() async throws {
    let desk = try await ExchangeDesk.besideFolder()
    for number in 10..<32 {
      try desk.write(ExchangeDesk.item("n\(number)", "New \(number)"), to: "cal/n\(number).ics")
    }
    try await desk.sync()
    for number in 10..<32 {
      try FileManager.default.removeItem(atPath: desk.path("cal/n\(number).ics"))
    }
    let sentence = try await desk.sync(isMeant: true).sentence
    #expect(sentence.hasPrefix("Removed 22 here (") && sentence.contains("“New 10”, "))
    #expect(sentence.hasSuffix("“New 29”, and 2 more)."))
  }

  @Test func `a conflict whose sync was killed is told by the next one`() async throws {
    let desk = try await ExchangeDesk.besideFolder()
    try await desk.sync()
    try await desk.change("Milk") { $0.name = "Oat milk" }
    try desk.write(ExchangeDesk.item("milk", "Soy milk"), to: "cal/a.ics")
    let before = try await desk.toDos.sources()
    let told = try await desk.sync().lines
    #expect(told.count == 1)
    // As if the process had ended once the files were written: the memory and the list are what they were.
    let untold = [
      "milk": SyncedFolder.Conflict(copy: try await desk.uid(of: "Soy milk"), sentence: told[0])
    ]
    for source in before {
      var folder = SyncedFolder(source)
      folder.untold = untold
      _ = try await desk.toDos.store.write { [folder] in try $0.update(folder.stored) }
    }
    _ = try await desk.toDos.remove(try await desk.record("Soy milk").key)
    let report = try await desk.sync()
    #expect(report.sentence == "Added 1 here, 1 conflict." && report.lines == told)
    #expect(try await desk.sync().sentence == "Nothing new.")
  }

  @Test func `a conflict that was noted and not carried out is not told`() async throws {
    let desk = try await ExchangeDesk.besideFolder()
    try await desk.sync()
    for source in try await desk.toDos.sources() {
      var folder = SyncedFolder(source)
      folder.untold = ["milk": SyncedFolder.Conflict(copy: "nobody", sentence: "told")]
      _ = try await desk.toDos.store.write { [folder] in try $0.update(folder.stored) }
    }
    #expect(try await desk.sync().lines == [])
  }

  @Test func `to-dos of a folder that wait for each other are taken without the last dependency`()
    async throws
  {
    let desk = try await ExchangeDesk.besideFolder()
    let after = { (uid: String) in "RELATED-TO;RELTYPE=DEPENDS-ON:\(uid)" }
    try desk.write(ExchangeDesk.item("one", "One", after("two")), to: "cal/1.ics")
    try desk.write(ExchangeDesk.item("two", "Two", after("one")), to: "cal/2.ics")
    let report = try await desk.sync()
    #expect(report.sentence == "Added 4 here, added 1 there.")
    #expect(report.lines.count == 1 && report.lines[0].contains("left out"))
    let second = try await desk.sync()
    #expect(second.sentence == "Nothing new." && second.lines == [])
    #expect(try desk.text(of: "cal/1.ics").contains(after("two")))
    #expect(try desk.text(of: "cal/2.ics").contains(after("one")))
  }
}
