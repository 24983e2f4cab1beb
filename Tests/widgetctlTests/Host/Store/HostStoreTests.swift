import Foundation
import SharedStore
import TestSupport
import Testing
import WidgetTimeline

@testable import WidgetTerminal
@testable import widgetctl

@Suite("The store of a command", .timeLimit(.minutes(2)))
struct HostStoreTests {
  private func withHost(_ body: (HostStore, WritableStore) async throws -> Void) async throws {
    let folder = TemporaryFolder()
    let environment = EnvironmentVariables(["XDG_DATA_HOME": folder.path])
    let host = try Host(
      CommandContext(
        arguments: Arguments(),
        environment: environment,
        output: Output(isJSON: false),
        now: 0
      )
    ).store
    try await body(host, WritableStore(location: host.location))
  }

  @Test func `a fresh store has the to-do widget, large, once`() async throws {
    try await withHost { host, writable in
      #expect(try host.reader() == nil)
      async let first = writable.shared()
      async let second = writable.shared()
      _ = try await (first, second)
      let placed = try host.reader()?.placedWidgets() ?? []
      #expect(placed.map(\.kind) == ["ToDoWidget"])
      #expect(placed.first?.family == Int64(WidgetFamily.systemLarge.rawValue))
    }
  }

  @Test func `a widget that was removed does not come back`() async throws {
    try await withHost { host, writable in
      let store = try writable.shared()
      _ = try await store.write { try $0.removeWidget(1) }
      _ = try writable.shared()
      #expect(try host.reader()?.placedWidgets().isEmpty == true)
    }
  }
}
