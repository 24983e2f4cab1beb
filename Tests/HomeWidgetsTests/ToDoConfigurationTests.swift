import Foundation
import TestSupport
import Testing
import WidgetIntents
import WidgetTimeline

@testable import HomeWidgets

@Suite("A to-do widget's configuration", .timeLimit(.minutes(2)))
struct ToDoConfigurationTests {
  private let store: TestStore

  init() throws {
    store = try TestStore()
  }

  private let context = IntentContext(now: Samples.now, calendar: Samples.utc)

  /// Returns a configuration with these values, without the parameter builder, whose options need
  /// the store that all tests share.
  private func configuration(_ arguments: [IntentArgument]) async throws -> ToDoConfiguration {
    let configuration = ToDoConfiguration()
    for argument in arguments {
      let input = argument.input
      switch argument.name {
      case "list": configuration.list = try await String._resolve(input, parameter: "", in: context)
      case "tags":
        configuration.tags = try await [String]._resolve(input, parameter: "", in: context)
      case "title":
        configuration.title = try await String._resolve(input, parameter: "", in: context)
      default:
        configuration.filter = try await ToDoFilter._resolve(input, parameter: "", in: context)
      }
    }
    return configuration
  }

  private func text(_ name: String, _ value: String) -> IntentArgument {
    IntentArgument(name, .text(value))
  }

  private func add(
    _ name: String,
    due: Due? = nil,
    priority: ToDoPriority = .none,
    tags: [String] = [],
    list: String = ""
  ) async throws {
    var record = ToDoRecord(name: name, due: due, priority: priority)
    record.tags = tags
    record.list = list
    _ = try await store.toDos.add(record)
  }

  private func shown(_ arguments: [IntentArgument]) async throws -> [String] {
    let timeline = try await ToDoForesight(try await configuration(arguments), in: Samples.utc)
      .timeline(of: store.toDos)
    return timeline.entries[0].picture.open.map(\.name)
  }

  // BW-22
  @Test func `without one everything is shown in Today's order`() async throws {
    try await add("late", due: Samples.day(-1), list: "Work")
    #expect(
      try await shown([]) == ["late", "Buy groceries", "Call the dentist", "Water the plants"]
    )
  }

  // BW-22
  @Test(arguments: [
    "Work", "Ev işleri", "İŞ", "two words and more", "💼 job", "a'b\"c; drop table todos",
    "\u{202E}kroW",
  ])
  func `a list is any text, and chooses exactly its to-dos`(list: String) async throws {
    try await add("in it", list: list)
    try await add("elsewhere", list: list + "2")
    #expect(try await shown([text("list", list)]) == ["in it"])
  }

  // BW-22
  @Test func `of several tags a to-do has all`() async throws {
    try await add("both", tags: ["home", "Fenster putzen"])
    try await add("one", tags: ["home"])
    #expect(try await shown([text("tags", "home")]) == ["both", "one"])
    let both = IntentArgument(
      "tags",
      .value(.list([.string("home"), .string("Fenster putzen")]))
    )
    #expect(try await shown([both]) == ["both"])
  }

  // BW-22
  @Test(arguments: [
    ("priority >= medium", ["high", "medium"]),
    ("priority < medium and priority > none", ["low"]),
    ("due <= tomorrow", ["medium"]),
    ("not list == Work and name contains o", ["low", "Buy groceries"]),
    ("tags contains \"two words\"", ["high"]),
  ])
  func `a filter is in find's words`(filter: String, names: [String]) async throws {
    try await add("low", priority: .low)
    try await add("medium", due: Samples.day(1), priority: .medium, list: "Work")
    try await add("high", due: Samples.day(9), priority: .high, tags: ["two words"])
    let found = try await shown([text("filter", filter)])
    #expect(Set(found) == Set(names))
  }

  // BW-22
  @Test(arguments: [
    ("priority ~ high", "--filter: unknown comparison '~'"),
    ("prio == high", "--filter: ToDo has no property “prio”"),
    (
      "priority == urgent",
      "--filter: priority must be compared with one of none, low, medium, high"
    ),
    ("due <", "--filter: '<' needs a value"),
    ("isDone sort by due", "--filter: unexpected 'sort' after the conditions"),
    ("", "--filter: a condition is missing"),
  ])
  func `a filter that no to-do could be asked is refused, with what is wrong`(
    filter: String,
    message: String
  ) async throws {
    let error = await #expect(throws: IntentError.self) {
      try await IntentBuilder(context: context)
        .configured(ToDoConfiguration.self, [text("filter", filter)])
    }
    #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
    #expect(error?.hint != nil)
    #expect(error?.exitCode == 64)
  }

  // BW-22
  @Test func `lists and tags are offered as the store holds them`() async throws {
    try await add("a", tags: ["home", "büro"], list: "Work")
    try await add("b", tags: ["home"], list: "Ev işleri")
    #expect(try await ToDoListOptions.words(in: store.toDos) == ["Ev işleri", "Work"])
    #expect(try await ToDoTagOptions.words(in: store.toDos) == ["büro", "home"])
  }

  // BW-4, BW-22
  @Test func `a filter that names a day is understood anew when a day begins`() async throws {
    try await add("today", due: Samples.day(0))
    try await add("in two days", due: Samples.day(2))
    let configuration = try await configuration([text("filter", "due == today")])
    let timeline = try await ToDoForesight(configuration, in: Samples.utc)
      .timeline(of: store.toDos)
    let shown = timeline.entries.prefix(4).map { $0.picture.open.map(\.name) }
    #expect(shown == [["today"], [], ["in two days"], []])
    let hours = timeline.entries.prefix(4).map { $0.date.timeIntervalSince(Samples.now) / 3_600 }
    #expect(hours == [0, 14, 38, 62])
  }

  // BW-4, BW-22
  @Test func `a filter that names the present is understood anew when something falls due`()
    async throws
  {
    try await add("soon", due: Samples.instant(1))
    try await add("later", due: Samples.instant(3))
    let configuration = try await configuration([text("filter", "due < now")])
    let timeline = try await ToDoForesight(configuration, in: Samples.utc)
      .timeline(of: store.toDos)
    let last = try #require(timeline.entries.last { $0.date < Samples.now + 13 * 3_600 })
    #expect(timeline.entries[0].picture.open.isEmpty)
    #expect(last.picture.open.map(\.name).contains("soon"))
  }

  // BW-3, BW-22
  @Test func `a chosen list is named in the header unless the widget has a title`() async throws {
    try await add("a", list: "Work")
    let work = text("list", "Work")
    for (given, isChoice, list) in [
      ([], false, ""), ([work], true, "Work"), ([text("filter", "isDone == true")], true, ""),
      ([text("tags", "none")], true, ""), ([work, text("title", "At work")], true, ""),
    ] {
      let timeline = try await ToDoForesight(try await configuration(given), in: Samples.utc)
        .timeline(of: store.toDos)
      let picture = timeline.entries[0].picture
      #expect(picture.isChoice == isChoice)
      #expect(picture.list == list)
    }
  }

  // BW-22
  @Test func `rows name their list, but not the one that is shown alone`() async throws {
    try await add("a", tags: ["home"], list: "Work")
    for (arguments, labels) in [([], "+home @Work"), ([text("list", "Work")], "+home")] {
      let timeline = try await ToDoForesight(try await configuration(arguments), in: Samples.utc)
        .timeline(of: store.toDos)
      #expect(timeline.entries[0].picture.open.first { $0.name == "a" }?.labels == labels)
    }
  }
}
