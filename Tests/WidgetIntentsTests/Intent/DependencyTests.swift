import Testing

@testable import WidgetIntents

@Suite("Dependencies", .timeLimit(.minutes(5)))
struct DependencyTests {
  struct Lamp: Sendable, Equatable { let watts: Int }
  struct Broken: Error {}

  @Test func `a value is found by type and by key`() throws {
    let manager = AppDependencyManager()
    manager.add(dependency: Lamp(watts: 1))
    manager.add(key: "hall", dependency: Lamp(watts: 2))
    #expect(AppDependency<Lamp>(manager: manager).wrappedValue == Lamp(watts: 1))
    #expect(AppDependency<Lamp>(key: "hall", manager: manager).wrappedValue == Lamp(watts: 2))
  }

  @Test func `a value of another type under the key is missing`() {
    let manager = AppDependencyManager()
    manager.add(key: "hall", dependency: 3)
    #expect(throws: IntentError.missingDependency("Lamp")) {
      try manager.value(DependencyKey("hall", Lamp.self), as: Lamp.self)
    }
  }

  @Test func `what its maker throws reaches the run`() async {
    let manager = AppDependencyManager()
    manager.add { () throws -> Lamp in throw Broken() }
    await #expect(throws: Broken.self) {
      try await AppDependency<Lamp>(manager: manager).makeAvailable()
    }
  }

  @Test func `a bare closure is asked for the value, not kept as the value`() throws {
    let manager = AppDependencyManager()
    manager.add { Lamp(watts: 9) }
    #expect(AppDependency<Lamp>(manager: manager).wrappedValue == Lamp(watts: 9))
  }

  @Test func `a value is made once`() async throws {  // AI-66
    let manager = AppDependencyManager()
    manager.add { () async throws -> Counter in Counter() }
    let dependency = AppDependency<Counter>(manager: manager)
    try await dependency.makeAvailable()
    #expect(dependency.wrappedValue === dependency.wrappedValue)
  }

  final class Counter: Sendable {}
}
