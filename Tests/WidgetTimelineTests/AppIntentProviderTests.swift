import Essentials
import Testing
import WidgetIntents
import WidgetTimeline

private struct Entry: TimelineEntry {
  let date: Date
  var name = ""
  var relevance: TimelineEntryRelevance? { TimelineEntryRelevance(score: 2) }
}

/// A provider that waits for `delay` before it answers.
private struct Provider: AppIntentTimelineProvider {
  let clock: ManualClock
  let delay: Duration

  func placeholder(in context: Context) -> Entry { Entry(date: .distantPast) }

  func snapshot(for configuration: Configuration, in context: Context) async -> Entry {
    Entry(date: morning, name: "\(context.family)")
  }

  func timeline(for configuration: Configuration, in context: Context) async -> Timeline<Entry> {
    try? await clock.sleep(for: delay)
    return Timeline(entries: [Entry(date: clock.date)], policy: .atEnd)
  }
}

@Suite("Providers with configurations", .timeLimit(.minutes(5)))
struct AppIntentProviderTests {
  private let clock = ManualClock(morning)
  private let context = TimelineProviderContext(family: .systemLarge, isPreview: false)

  // WK-18
  @Test func `recommendations may be left out`() {
    #expect(Provider(clock: clock, delay: .zero).recommendations().isEmpty)
  }

  // WK-14, WK-15
  @Test func `a snapshot is awaited`() async throws {
    let entry = try await Provider(clock: clock, delay: .zero).snapshot(
      for: Configuration(),
      in: context,
      within: .seconds(30),
      on: clock
    )
    #expect(entry.name == "systemLarge")
    #expect(entry.relevance?.duration == 0)
  }

  @Test("WK-100: a timeline has to come within its limit", arguments: [(29, true), (31, false)])
  func limit(seconds: Int, isInTime: Bool) async {
    let provider = Provider(clock: clock, delay: .seconds(seconds))
    let asking = Task { () async -> Result<Int, TimelineError> in
      do throws(TimelineError) {
        let timeline = try await provider.timeline(
          for: Configuration(),
          in: context,
          within: .seconds(30),
          on: clock
        )
        return .success(timeline.entries.count)
      } catch {
        return .failure(error)
      }
    }
    await clock.sleepers(2)
    clock.advance(by: .seconds(min(seconds, 30)))
    let expected: Result<Int, TimelineError> =
      isInTime ? .success(1) : .failure(.timedOut(afterSeconds: 30))
    #expect(await asking.value == expected)
  }
}
