import Foundation
import Ground
import TestSupport
import Testing
import WidgetIntents
import WidgetRender
import WidgetUI

@Suite("Views, measurements and progress of intents", .timeLimit(.minutes(5)))
struct IntentResultTests {
  private func run(
    _ type: any AppIntent.Type,
    _ arguments: [IntentArgument] = []
  ) async throws -> IntentOutcome {
    let runner = IntentRunner(
      registry: try IntentRegistry(intents: [type]),
      context: IntentContext(now: Date(timeIntervalSince1970: 0), timeZone: .gmt)
    )
    return try await runner.run(type.persistentIdentifier, arguments)
  }

  // AI-32, AI-36
  @Test(arguments: [ShowCardIntent.self, ShowOtherCardIntent.self] as [any AppIntent.Type])
  func `a result's view is archived beside what the intent says`(
    type: any AppIntent.Type
  ) async throws {
    let outcome = try await run(type)
    let bytes = [UInt8](try #require(outcome.snippet))
    let picture = try ArchivedView(compactBytes: bytes)
    #expect(picture.words == ["A card"])
    #expect(outcome.dialog == "Here it is.")
    #expect(try travelled(outcome) == outcome)
  }

  // AI-15, AI-16
  @Test(arguments: [
    ("5 km", MeasurementValue(value: 5, unit: "km", dimension: "length")),
    ("-2.5mi", MeasurementValue(value: -2.5, unit: "mi", dimension: "length")),
    ("7 KM", MeasurementValue(value: 7, unit: "km", dimension: "length")),
  ])
  func `a measurement is understood from words`(text: String, value: MeasurementValue) async throws
  {
    let outcome = try await run(MeasureIntent.self, [IntentArgument("far", text: text)])
    #expect(outcome.value == .measurement(value))
    let again = try await run(
      MeasureIntent.self,
      [IntentArgument("far", value: .measurement(value))]
    )
    #expect(again.value == .measurement(value))
  }

  @Test func `a measurement's default has its unit`() async throws {
    let kilometer = MeasurementValue(value: 3, unit: "km", dimension: "length")
    #expect(try await run(MeasureIntent.self).value == .measurement(kilometer))
  }

  @Test func `an exact span of time is a measurement of time`() async throws {
    let span = IntentValue.duration(CalendarDuration(microseconds: 1_500_000))
    let seconds = MeasurementValue(value: 1.5, unit: "s", dimension: "duration")
    let outcome = try await run(WaitIntent.self, [IntentArgument("time", value: span)])
    #expect(outcome.value == .measurement(seconds))
    let month = IntentValue.duration(CalendarDuration(months: 1))
    await #expect(throws: IntentError.self) {
      try await run(WaitIntent.self, [IntentArgument("time", value: month)])
    }
  }

  @Test(arguments: ["5", "km", "5 kg", "5 parrots", ""])
  func `what is no measurement is refused with units that are`(text: String) async throws {
    let error = await #expect(throws: IntentError.self) {
      try await run(MeasureIntent.self, [IntentArgument("far", text: text)])
    }
    #expect(error?.message.hasPrefix("--far expects a number and a unit such as Mm, km") == true)
    #expect(error?.hint == "for example --far \"5 Mm\"")
  }

  @Test func `a negative number is refused where there are none`() async throws {
    let error = await #expect(throws: IntentError.self) {
      try await run(WaitIntent.self, [IntentArgument("time", text: "-1 s")])
    }
    #expect(error?.message == "--time must be at least 0, found -1 s")
  }

  @Test func `whoever runs an intent may look at its progress`() async throws {
    let seen = Guarded<(@Sendable () -> IntentProgress)?>(nil)
    let sink = IntentProgressSink { progress in seen.withLock { $0 = progress } }
    try await IntentSurroundings.with(\.progress, sink) {
      _ = try await run(CountIntent.self)
    }
    let progress = seen.withLock { $0 }?()
    #expect(progress?.completedUnitCount == 3)
    #expect(progress?.totalUnitCount == 4)
    #expect(try await run(CountIntent.self).value == .int(3))
  }
}

private struct CardView: View {
  var body: some View { Text(verbatim: "A card") }
}

struct ShowCardIntent: AppIntent {
  static let title: LocalizedStringResource = "Show Card"
  static let isDiscoverable = false

  @MainActor
  func perform() async throws -> some ProvidesDialog & ShowsSnippetView {
    .result(dialog: "Here it is.", view: CardView())
  }
}

struct CardSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Card"
  static let isDiscoverable = false

  @MainActor
  func perform() async throws -> some ShowsSnippetView {
    .result {
      CardView()
    }
  }
}

struct ShowOtherCardIntent: AppIntent {
  static let title: LocalizedStringResource = "Show Other Card"
  static let isDiscoverable = false

  func perform() async throws -> some ProvidesDialog & ShowsSnippetIntent {
    .result(dialog: "Here it is.", snippetIntent: CardSnippet())
  }
}

struct MeasureIntent: AppIntent {
  static let title: LocalizedStringResource = "Measure"
  static let isDiscoverable = false

  @Parameter(title: "Far", default: 3, defaultUnit: .kilometers)
  var far: Measurement<UnitLength>

  func perform() async throws -> some ReturnsValue<Measurement<UnitLength>> { .result(value: far) }
}

struct WaitIntent: AppIntent {
  static let title: LocalizedStringResource = "Wait"
  static let isDiscoverable = false

  @Parameter(title: "Time", unit: .seconds, supportsNegativeNumbers: false)
  var time: Measurement<UnitDuration>?

  func perform() async throws -> some ReturnsValue<Measurement<UnitDuration>?> {
    .result(value: time)
  }
}

struct CountIntent: ProgressReportingIntent {
  static let title: LocalizedStringResource = "Count"
  static let isDiscoverable = false

  func perform() async throws -> some ReturnsValue<Int> {
    progress.totalUnitCount = 4
    for _ in 0..<3 { progress.completedUnitCount += 1 }
    return .result(value: Int(progress.completedUnitCount))
  }
}
