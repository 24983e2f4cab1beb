import Ground
import Testing

@testable import WidgetIntents

/// AI-12: nothing tells an instance that is used again from one made anew.
@Suite("Instances that are used again", .timeLimit(.minutes(5)))
struct SpareInstanceTests {
  /// A run that changes what it can, and which parameter it had.
  private func run(_ spare: SpareInstance<CountIntent>) -> IntentParameter<Int> {
    let intent = spare.take()
    #expect(intent.count == 3)
    #expect(intent.note == nil)
    intent.count = 5
    intent.note = "changed"
    spare.put(intent)
    return intent.$count
  }

  @Test func `the instance of the last run is used again, as it was declared`() {
    let spare = SpareInstance<CountIntent>(shape: .of(CountIntent.self))
    let first = ObjectIdentifier(run(spare))
    #expect(ObjectIdentifier(run(spare)) == first)
    #expect(ObjectIdentifier(run(spare)) == first)
  }

  @Test func `a parameter that other code holds keeps its value`() {
    let spare = SpareInstance<CountIntent>(shape: .of(CountIntent.self))
    let held = run(spare)
    #expect(run(spare) !== held)
    #expect(held.wrappedValue == 5)
  }

  @Test func `while one is in use another one is made`() {
    let spare = SpareInstance<CountIntent>(shape: .of(CountIntent.self))
    spare.put(spare.take())
    let (one, other) = (spare.take(), spare.take())
    #expect(one.$count !== other.$count)
  }

  @Test func `what the author's initializer sets is set each time`() {
    let spare = SpareInstance<GreetIntent>(shape: .of(GreetIntent.self))
    for _ in 0..<3 {
      let intent = spare.take()
      #expect(intent.name == "Ann")
      intent.name = "Bob"
      spare.put(intent)
    }
  }

  @Test func `what is no parameter is made each time`() {
    let spare = SpareInstance<SerialIntent>(shape: .of(SerialIntent.self))
    var serials: Set<Int> = []
    for _ in 0..<3 {
      let intent = spare.take()
      serials.insert(intent.serial)
      spare.put(intent)
    }
    #expect(serials.count == 3)
  }
}

private struct CountIntent: AppIntent {
  static let title: LocalizedStringResource = "Count"
  @Parameter(title: "Count", default: 3) var count: Int
  @Parameter(title: "Note") var note: String?
  func perform() async throws -> some IntentResult { .result() }
}

private struct GreetIntent: AppIntent {
  static let title: LocalizedStringResource = "Greet"
  @Parameter(title: "Name") var name: String
  init() { name = "Ann" }
  func perform() async throws -> some IntentResult { .result() }
}

private struct SerialIntent: AppIntent {
  static let title: LocalizedStringResource = "Serial"
  static let last = Guarded(0)
  let serial = last.withLock { last in
    last += 1
    return last
  }
  func perform() async throws -> some IntentResult { .result() }
}
