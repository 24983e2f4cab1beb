import RuntimeRecords
import Testing

@testable import WidgetUI

@MainActor
@Suite("Facts about types", .timeLimit(.minutes(5)))
struct TypeFactsTests {
  // What is missing in the list would never receive the environment.
  @Test func `every type that receives the environment is known`() {
    let all = ConformingTypes(to: (any EnvironmentReceiver).self)
    #expect(TypeFacts.receivers.count == all.count)
    let known: [Any.Type] = [
      Environment<String>.self, EnvironmentObject<Shelf>.self, AppStorage<Int>.self,
    ]
    for type in known {
      #expect(TypeFacts.receivers.contains { $0.metatype(of: type) != nil }, "\(type)")
    }
  }

  @Test func `a property of properties is told from one that receives the environment`() {
    #expect(TypeFacts.known.isOuterProperty(Outer()))
    #expect(!TypeFacts.known.isOuterProperty(Environment(\.isEnabled)))
    #expect(!TypeFacts.known.isOuterProperty(Outer?.some(Outer()) as Any))
    #expect(!TypeFacts.known.isOuterProperty("text"))
  }
}

private final class Shelf: ObservableObject {}

private struct Outer: DynamicProperty {
  @Environment(\.isEnabled) var isEnabled
}
