import Testing

@testable import SharedStore

@Suite("The appearance (BW-15)", .timeLimit(.minutes(2)))
struct AppearanceTests {
  let folder = TemporaryStore()

  private static func appearance(_ requests: [StoredAppearance.Request]) -> StoredAppearance {
    requests.reduce(into: StoredAppearance()) { $0.set($1) }
  }

  // BW-15
  @Test(
    arguments: [
      ([], true, true), ([], false, false), ([.dark], false, true), ([.light], true, false),
      ([.dark, .system], false, false), ([.dark, .beige], true, false),
      ([.dark, .contrast], true, false), ([.beige, .dark], false, true),
    ] as [([StoredAppearance.Request], Bool, Bool)]
  )
  func `pictures are dark as a person has set it, or else as the terminal is`(
    requests: [StoredAppearance.Request],
    isTerminalDark: Bool,
    expected: Bool
  ) {
    #expect(Self.appearance(requests).isDark(onDarkTerminal: isTerminalDark) == expected)
  }

  // BW-16
  @Test(arguments: [.light, .dark, .system] as [StoredAppearance.Request])
  func `leaving high contrast or beige restores what was before`(before: StoredAppearance.Request) {
    for theme in [StoredAppearance.Request.contrast, .beige] {
      var appearance = Self.appearance([before, theme])
      #expect(appearance.request == theme)
      appearance.leaveTheme()
      #expect(appearance.request == before)
    }
    var appearance = Self.appearance([before, .beige, .contrast])
    appearance.leaveTheme()
    #expect(appearance.request == before)
  }

  // BW-16
  @Test(arguments: StoredAppearance.Theme.allCases, [true, false])
  func `a palette with both schemes leaves light and dark as they are`(
    theme: StoredAppearance.Theme,
    isDark: Bool
  ) {
    var appearance = Self.appearance([isDark ? .dark : .light])
    appearance.setTheme(theme)
    #expect(appearance.isDark(onDarkTerminal: !isDark) == (theme.hasSchemes && isDark))
    appearance.set(.system)
    #expect(appearance.theme == (theme.hasSchemes ? theme : .standard))
  }

  @Test(arguments: [true, false])
  func `to follow the terminal no longer keeps what is drawn at that moment`(isDark: Bool) {
    var appearance = StoredAppearance()
    appearance.setUsesSystem(false, onDarkTerminal: isDark)
    #expect(appearance.request == (isDark ? .dark : .light))
    appearance.setUsesSystem(false, onDarkTerminal: !isDark)
    #expect(appearance.request == (isDark ? .dark : .light))
    appearance.setUsesSystem(true, onDarkTerminal: isDark)
    #expect(appearance.request == .system)
  }

  // BW-15
  @Test func `a real change is one notice for those that read it, an equal value is none`()
    async throws
  {
    let store = try folder.open()
    let widget = try await WidgetTests.place("a", in: store)
    let id = widget.id
    var timeline = WidgetTests.timeline(widget, entries: [StoredEntry(date: 1, light: [1])], due: 9)
    let sequence = try await store.read { try $0.connection.commitSequence() }
    timeline.reads = [CollectionRead(collection: "appearance", sequence: sequence)]
    let stored = timeline
    try await store.write { try $0.store(stored) }
    // Another widget, which read something else, is drawn anew by nothing here.
    let other = try await WidgetTests.place("b", in: store)
    try await store.write {
      let entry = StoredEntry(date: 1, light: [1])
      try $0.store(WidgetTests.timeline(other, entries: [entry], due: 9))
    }
    let isDirty = { try await store.read { try $0.timelines(placement: id)[0].isDirty } }
    #expect(try await !store.write { try $0.changeAppearance { $0.set(.system) }.hasChanged })
    #expect(try await !isDirty())
    #expect(try await store.write { try $0.changeAppearance { $0.set(.dark) }.hasChanged })
    #expect(try await isDirty())
    #expect(try await store.read { try !$0.timelines(placement: other.id)[0].isDirty })
    #expect(try StoreReader(at: folder.location).appearance().request == .dark)
  }

  // CL-22
  @Test func `undo and redo cover it`() async throws {
    let store = try folder.open()
    try await store.perform("dark") {
      _ = try await store.write { try $0.changeAppearance { $0.set(.dark) } }
    }
    try await store.undo(.last(1), id: "undo")
    #expect(try await store.read { try $0.appearance().request } == .system)
    try await store.redo(.last(1), id: "redo")
    #expect(try await store.read { try $0.appearance().request } == .dark)
  }

  @Test(
    arguments: [
      (.system, true, false, [2]), (.system, false, false, [1]), (.light, true, false, [1]),
      (.dark, false, false, [2]), (.dark, false, true, [1]), (.light, true, true, [2]),
      (.beige, true, false, [1]),
    ] as [(StoredAppearance.Request, Bool, Bool, [UInt8])]
  )
  func `one question answers how widgets are drawn and with which archive`(
    request: StoredAppearance.Request,
    isDark: Bool,
    isFixed: Bool,
    expected: [UInt8]
  ) async throws {
    let store = try folder.open()
    let widget = try await WidgetTests.place("a", in: store)
    try await store.write {
      let entry = StoredEntry(date: 1, light: [1], dark: [2])
      try $0.store(WidgetTests.timeline(widget, entries: [entry], due: 9))
      try $0.changeAppearance { $0.set(request) }
    }
    let page = try StoreReader(at: folder.location)
      .shownPage(at: 5, dark: isDark, isFixed: isFixed)
    #expect(page.appearance.request == request)
    #expect(page.widgets.map(\.archive) == [expected])
  }
}
