import SeededNumbers
import TestSupport
import Testing

@testable import SharedStore
@testable import widgetctl

/// Imports, places, rebuilds and removes two projects with the same target and kinds, in random
/// orders.
///
/// No program is started. The code that a widget would run is determined by the program's path,
/// which the store has for the widget's extension.
@Suite("Two projects of one name", .timeLimit(.minutes(5)))
struct ExtensionOrderTests {
  private static let orders = 1_000
  private static let steps = 14

  private let folder = TemporaryFolder()

  /// A store with imports of the two projects, which are only recorded by name, and with their
  /// widgets.
  private struct Machine {
    let store: StoreCore
    var imports: [ImportName.Import] = []
    var removed: [ImportName.Import] = []
    /// The projects from which the widgets were placed, by the ids of the widgets.
    var origins: [Int64: String] = [:]
    var runs = 0

    func record(_ project: String) -> ImportRecord {
      ImportRecord(path: project, target: "WidgetExtension", place: "App.xcodeproj", with: [])
    }

    func path(_ name: String) -> String { "/imported/\(name)/Program/\(name)" }

    func name(of project: String) -> String? {
      imports.first { $0.record.path == project }?.name
    }

    /// Imports a project, perhaps for a second time, and records the extension as `extension
    /// import` does.
    mutating func take(_ project: String) throws {
      let known = try store.read { try $0.knownExtensions() }
      let names = ImportName(
        imports: imports,
        removed: removed,
        identity: ExtensionIdentity(known) { [store] name in
          (try? store.read { try $0.mayPlaceWidgets(ofExtension: name) }) ?? true
        },
        isThere: { [imports] name in imports.contains { $0.name == name } },
        program: { [self] in path($0) }
      )
      let name = try names.choice(of: record(project), names: ["Widgets", "AppWidgets"]).name
      if !imports.contains(where: { $0.name == name }) { imports.append((name, record(project))) }
      runs += 1
      let row = KnownExtension(
        name: name,
        path: path(name),
        stamp: "\(runs)",
        description: [],
        isAdded: true
      )
      try store.write {
        try $0.remember(
          row,
          kinds: [KnownKind(kind: "Day", title: "Day", families: ["small"], name: "day")]
        )
      }
    }

    mutating func perform(
      _ body: (borrowing WriteTransaction) throws -> Void
    ) throws {
      runs += 1
      let run = JournalRun(id: "\(runs)", intent: "Test", parameters: [], key: nil, origin: "test")
      try store.perform(run) { transaction in
        try body(transaction)
        return ((), [])
      }
    }

    mutating func place(_ project: String) throws {
      guard let name = name(of: project) else { return }
      var id: Int64?
      try perform { id = try $0.place(extensionName: name, kind: "Day", family: 0).id }
      if let id { origins[id] = project }
    }

    mutating func remove(_ project: String) throws {
      guard let name = name(of: project) else { return }
      removed += imports.filter { $0.name == name }
      imports.removeAll { $0.name == name }
      try store.write { [path = path(name)] transaction in
        for widget in try transaction.placedWidgets() where widget.extensionName == name {
          try transaction.removeWidget(widget.id)
        }
        try transaction.retireExtension(path: path)
      }
    }

    mutating func undo() throws {
      runs += 1
      _ = try? store.undo(.last(1), id: "\(runs)")
    }

    /// Removes one placed widget, which an undo can restore.
    mutating func removeWidget() throws {
      guard let first = try store.read({ try $0.placedWidgets() }).first else { return }
      try perform { _ = try $0.removeWidget(first.id) }
    }

    /// Returns the project whose code a refresh of the widget would run; `nil` if its extension is
    /// not in the store.
    func runner(of widget: PlacedWidget) throws -> String? {
      let known = try store.read { try $0.knownExtensions() }
      guard let row = known.first(where: { $0.isAdded && $0.name == widget.extensionName }) else {
        return nil
      }
      return imports.first { path($0.name) == row.path }?.record.path
    }
  }

  private func machine(_ order: Int) throws -> Machine {
    Machine(store: try StoreCore(at: StoreLocation(path: "\(folder.path)/\(order).sqlite")))
  }

  @Test func `each placed widget runs its own project's code, in a thousand orders`() throws {
    for order in 0..<Self.orders {
      var random = SplitMix64(seed: 40, run: UInt64(order))
      var machine = try machine(order)
      var steps: [String] = []
      for _ in 0..<Self.steps {
        let project = random.element(of: ["/anna/App", "/bert/App"])
        let step = random.element(of: [
          "take", "take", "place", "place", "remove", "undo", "widget",
        ])
        steps.append("\(step) \(project)")
        switch step {
        case "take": try machine.take(project)
        case "place": try machine.place(project)
        case "remove": try machine.remove(project)
        case "undo": try machine.undo()
        default: try machine.removeWidget()
        }
        for widget in try machine.store.read({ try $0.placedWidgets() }) {
          let runner = try machine.runner(of: widget)
          let isOwn = runner == nil || runner == machine.origins[widget.id]
          #expect(isOwn, "order \(order): \(steps) runs \(runner ?? "")")
          if !isOwn { return }
        }
      }
    }
  }

  // H2: what a list prints of two alike differs.
  @Test func `the kinds of two projects with one name are told apart while both are there`() throws
  {
    var machine = try machine(0)
    try machine.take("/anna/App")
    try machine.place("/anna/App")
    #expect(try machine.store.read { try $0.placedWidgets().map(\.kindName) } == ["day"])
    try machine.take("/bert/App")
    try machine.place("/bert/App")
    let names = try machine.store.read { try $0.placedWidgets().map(\.kindName) }
    #expect(names == ["Widgets/day", "AppWidgets/day"])
    try machine.remove("/anna/App")
    #expect(try machine.store.read { try $0.placedWidgets().map(\.kindName) } == ["day"])
  }
}
