import Foundation
import Moments
import SharedStore
import TestSupport
import Testing
import WidgetIntents
import WidgetTimeline

@testable import HomeWidgets

// BW-22
@Suite("Saved views of to-dos", .timeLimit(.minutes(2)))
struct ToDoViewTests {
  private let store: TestStore

  init() throws {
    store = try TestStore(zone: .gmt)
  }

  private func fill() async throws {
    for number: Int64 in 1...3 { _ = try await store.toDos.remove(number) }
    var contract = ToDoRecord(name: "Send the contract")
    (contract.due, contract.priority, contract.list) = (Samples.day(3), .high, "Work")
    (contract.tags, contract.notes) = (["law"], "two copies")
    var report = ToDoRecord(name: "Write the report")
    (report.due, report.list) = (Samples.day(0), "Work")
    var door = ToDoRecord(name: "Fix the door")
    door.tags = ["home"]
    for record in [contract, report, door] { _ = try await store.toDos.add(record) }
  }

  private func save(
    _ name: String,
    _ words: [String],
    order: ToDoListOrder? = nil,
    columns: [ToDoColumn] = []
  ) async throws -> ToDoViewRecord? {
    let view = ToDoViewRecord(name: name, words: words, order: order, columns: columns)
    return try await store.toDos.save(view).replaced
  }

  private func picture(
    _ view: String,
    order: ToDoListOrder = .today,
    at moment: Date? = nil
  ) async throws -> (picture: ToDoPicture, timeline: Timeline<ToDoEntry>) {
    let configuration = ToDoConfiguration()
    (configuration.view, configuration.order) = (view, order)
    let timeline = try await ToDoForesight(configuration, in: Samples.utc)
      .timeline(of: store.toDos, at: moment)
    return (timeline.entries[0].picture, timeline)
  }

  @Test(arguments: [
    ("work", true), ("iş", true), ("a1-b_c", true), (" work ", true), ("", false),
    ("two words", false), ("1st", false), ("save", false), ("Remove", false), ("KAYDET", false),
    ("a/b", false), ("\u{1B}[31m", false), (String(repeating: "x", count: 65), false),
  ])
  func `a name is one word, and none of the command's own`(name: String, isName: Bool) {
    if isName {
      #expect(throws: Never.self) { try ToDoViewName.checked(name) }
    } else {
      #expect(throws: ToDoViewError.self) { try ToDoViewName.checked(name) }
    }
  }

  @Test func `a view is found whatever its case, and replaced by one of its name`() async throws {
    #expect(try await save("Work", ["@Work"]) == nil)
    #expect(try await save("work", ["@Work", "late"], order: .due)?.words == ["@Work"])
    let all = try await store.toDos.views()
    #expect(all.map(\.name) == ["work"])
    #expect(try await store.toDos.view(named: "WORK").words == ["@Work", "late"])
    let error = await #expect(throws: ToDoViewError.self) {
      try await store.toDos.view(named: "wrok")
    }
    #expect(error == .notFound(name: "wrok", suggestion: "work"))
  }

  @Test func `there are no more views than are told apart`() async throws {
    for number in 0..<ToDoViewName.maximumViews { _ = try await save("v\(number)", []) }
    await #expect(throws: ToDoViewError.self) { try await save("one", []) }
    #expect(try await save("v7", ["late"]) != nil)
  }

  @Test func `a placed widget takes a view's words, order and columns`() async throws {
    try await fill()
    _ = try await save("work", ["@work"], order: .name, columns: [.priority])
    let picture = try await picture("work").picture
    #expect(picture.open.map(\.name) == ["Send the contract", "Write the report"])
    #expect(picture.openCount == 2)
    #expect(picture.open.map(\.priority) == [.high, .none])
    #expect(picture.open.allSatisfy { $0.due == nil && $0.labels.isEmpty && !$0.hasNotes })
    #expect(!picture.isByTime)
    #expect(picture.list == "work")
    // The widget's own order wins.
    let placed = try await self.picture("work", order: .due).picture
    #expect(placed.open.map(\.name) == ["Write the report", "Send the contract"])
  }

  // BW-4
  @Test func `today in a view is the day on which it is seen`() async throws {
    try await fill()
    _ = try await save("now", ["today"])
    let timeline = try await picture("now").timeline
    #expect(timeline.entries[0].picture.open.map(\.name) == ["Write the report"])
    let third = CivilDate(Samples.now, in: Samples.utc).adding(days: 3).start(in: Samples.utc)
    let then = try #require(timeline.entries.last { $0.date <= third })
    #expect(then.picture.open.map(\.name) == ["Send the contract"])
  }

  @Test func `a view of what is done shows no open one`() async throws {
    try await fill()
    _ = try await store.toDos.change(4) { $0.close(at: Instant(Samples.now).microseconds) }
    _ = try await save("done", ["done"])
    let picture = try await picture("done").picture
    #expect(picture.open.isEmpty)
    #expect(picture.done.map(\.name) == ["Send the contract"])
  }

  @Test(arguments: [
    ("gone", "there is no view “gone”"), ("broken", "“immense” is not a priority"),
  ])
  func `what is wrong with a view stands in the picture`(name: String, words: String) async throws {
    _ = try await save("broken", ["pri:immense"])
    let (picture, timeline) = try await picture(name)
    #expect(picture.problem == words)
    #expect(picture.isEmpty)
    #expect(timeline.entries.count == 1)
    #expect(timeline.policy == .never)
  }

  @Test func `words in Turkish are read in any language`() async throws {
    try await fill()
    _ = try await save("yüksek", ["öncelik:yüksek"])
    for language in UserLanguage.allCases {
      try await UserLanguage.$spoken.withValue(language) {
        let picture = try await picture("yüksek").picture
        #expect(picture.open.map(\.name) == ["Send the contract"])
      }
    }
  }

  @Test func `columns leave the rest of a line out, and no columns leave it whole`() {
    var record = Samples.many[2]
    (record.list, record.notes, record.recurrence) = ("Work", "x", "FREQ=DAILY")
    #expect(ToDoColumn.masked(record, to: []) == record)
    #expect(ToDoColumn.masked(record, to: ToDoColumn.allCases) == record)
    let masked = ToDoColumn.masked(record, to: [.tags])
    #expect(masked.tags == ["family"])
    #expect(masked.due == nil && masked.priority == .none && masked.list.isEmpty)
    #expect(masked.notes.isEmpty && masked.recurrence.isEmpty && masked.checklist.isEmpty)
    #expect((masked.key, masked.name) == (record.key, record.name))
  }

  @Test func `columns are words with commas between them, each once`() throws {
    #expect(try ToDoColumn.columns(["due,Tags", "due", " list "]) == [.due, .tags, .list])
    #expect(throws: ToDoViewError.noColumn("colour")) { try ToDoColumn.columns(["due,colour"]) }
  }

  @Test func `what a view says survives the store`() async throws {
    let view = ToDoViewRecord(
      name: "all",
      words: ["+two words", "--", "a,b"],
      order: .added,
      columns: [.due, .steps]
    )
    let saved = try await store.toDos.save(view).saved
    #expect(try await store.toDos.views() == [saved])
    #expect(saved.detail == "+two words -- a,b  by added  due, steps")
  }
}
