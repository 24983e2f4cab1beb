import Testing

@testable import SharedStore

@Suite("The language of pictures", .timeLimit(.minutes(2)))
struct LanguageTests {
  let folder = TemporaryStore()

  /// Returns a store with a timeline that was made in the current language, and its widget.
  private func store(title: String? = nil) async throws -> (SharedStore, PlacedWidget) {
    let store = try folder.open()
    let widget = try await WidgetTests.place("a", in: store)
    try await keep(title: title, of: widget, in: store)
    return (store, widget)
  }

  private func keep(title: String? = nil, of widget: PlacedWidget, in store: SharedStore)
    async throws
  {
    let read = try await store.read { try $0.languageRead() }
    var timeline = WidgetTests.timeline(
      widget,
      entries: [StoredEntry(date: 1, light: [1])],
      due: 9,
      reads: [read]
    )
    timeline.title = title
    let new = timeline
    try await store.write { try $0.store(new) }
  }

  private func isDirty(_ widget: PlacedWidget, in store: SharedStore) async throws -> Bool {
    try await store.read { try $0.timelines(placement: widget.id)[0].isDirty }
  }

  // RT-3
  @Test func `another choice makes every picture anew, the same one makes none`() async throws {
    let (store, widget) = try await store()
    try await store.write { try $0.chooseLanguage(nil) }
    #expect(try await !isDirty(widget, in: store))
    try await store.write { try $0.chooseLanguage(.turkish) }
    #expect(try await isDirty(widget, in: store))
    #expect(try StoreReader(at: folder.location).languages().chosen == .turkish)
  }

  // CL-22
  @Test func `undo and redo cover a choice, and make the pictures anew`() async throws {
    let (store, widget) = try await store()
    try await store.perform("tr") { try await store.write { try $0.chooseLanguage(.turkish) } }
    try await keep(of: widget, in: store)
    try await store.undo(.last(1), id: "undo")
    #expect(try await store.read { try $0.languages().chosen } == nil)
    #expect(try await isDirty(widget, in: store))
    try await store.redo(.last(1), id: "redo")
    #expect(try await store.read { try $0.languages().chosen } == .turkish)
  }

  @Test func `what is noted is no run, and makes pictures anew where theirs is another language`()
    async throws
  {
    let (store, widget) = try await store()
    // Pictures are English where nothing is known.
    try await store.write { try $0.noteLanguage(.english) }
    #expect(try await !isDirty(widget, in: store))
    try await store.write { try $0.noteLanguage(.turkish) }
    #expect(try await isDirty(widget, in: store))
    #expect(try await store.read { try $0.languages() } == StoredLanguages(noted: .turkish))
    try await keep(of: widget, in: store)
    try await store.write { try $0.noteLanguage(.turkish) }
    #expect(try await !isDirty(widget, in: store))
  }

  @Test func `a choice holds whatever is noted`() async throws {
    let (store, widget) = try await store()
    try await store.write { try $0.chooseLanguage(.english) }
    try await keep(of: widget, in: store)
    try await store.write { try $0.noteLanguage(.turkish) }
    #expect(try await !isDirty(widget, in: store))
  }

  @Test(arguments: [nil, "Yapılacaklar"] as [String?])
  func `a picture is called as its timeline says, else as its kind is`(title: String?) async throws
  {
    let (store, _) = try await store(title: title)
    try await store.write {
      let known = KnownExtension(name: "Home", path: "/x", stamp: "1", description: [])
      try $0.remember(known, kinds: [KnownKind(kind: "a", title: "To-Do", families: ["small"])])
    }
    let shown = try StoreReader(at: folder.location).shownPage(at: 5).widgets
    #expect(shown.map { $0.shelved.kind?.title } == [title ?? "To-Do"])
    // The live view has its titles from there.
    #expect(try await store.read { try $0.shelf() }.map { $0.kind?.title } == [title ?? "To-Do"])
  }
}
