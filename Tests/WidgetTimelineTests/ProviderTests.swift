import Essentials
import Ground
import Testing
import WidgetTimeline

/// An entry that is neither `Sendable` nor `Hashable`, because neither is required (WK-7).
private final class Entry: TimelineEntry {
  var date: Date
  var mark = 0

  init(_ date: Date, _ mark: Int = 0) {
    self.date = date
    self.mark = mark
  }
}

private typealias Completion = @Sendable (Timeline<Entry>) -> Void

/// A provider that is not `Sendable`, and whose completion a test's closure calls or not.
private final class Provider: TimelineProvider {
  let answer: (@escaping Completion) -> Void

  init(_ answer: @escaping (@escaping Completion) -> Void) {
    self.answer = answer
  }

  func placeholder(in context: Context) -> Entry { Entry(.distantPast) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
    completion(Entry(morning, context.isPreview ? 1 : 2))
  }

  func getTimeline(in context: Context, completion: @escaping Completion) {
    answer(completion)
  }
}

/// A provider in the form of older sources (WK-16): without `@Sendable`, and with `()` for `Void`.
private struct OldProvider: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(.distantPast) }

  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(Entry(morning))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> ()) {
    completion(Timeline(entries: [Entry(morning, 3)], policy: .never))
  }
}

@Suite("Providers with completions", .timeLimit(.minutes(5)))
struct ProviderTests {
  private let context = TimelineProviderContext(family: .systemSmall, isPreview: true)

  private static func timeline(_ mark: Int) -> Timeline<Entry> {
    Timeline(entries: [Entry(morning, mark)], policy: .atEnd)
  }

  /// Returns the `mark` of the entry that the provider returns, or the error.
  private func outcome(
    on clock: ManualClock = ManualClock(morning),
    _ answer: @escaping @Sendable (@escaping Completion) -> Void
  ) async -> Result<Int, TimelineError> {
    do throws(TimelineError) {
      let timeline = try await Provider(answer).timeline(
        in: context,
        within: .seconds(30),
        on: clock
      )
      return .success(timeline.entries[0].mark)
    } catch {
      return .failure(error)
    }
  }

  // WK-13, WK-14, WK-19
  @Test func `a snapshot is asked for in the context that the host made`() async throws {
    let provider = Provider { _ in }
    #expect(provider.placeholder(in: context).date == .distantPast)
    let clock = ManualClock(morning)
    let entry = try await provider.snapshot(in: context, within: .seconds(30), on: clock)
    #expect(entry.mark == 1)
    #expect(entry.relevance == nil)
  }

  // WK-16
  @Test func `completions without Sendable serve too`() async throws {
    let clock = ManualClock(morning)
    let timeline = try await OldProvider().timeline(in: context, within: .seconds(30), on: clock)
    #expect(timeline.entries.map(\.mark) == [3])
    #expect(timeline.policy == .never)
  }

  // WK-17
  @Test func `the first call counts, later ones are ignored`() async {
    let result = await outcome { completion in
      completion(Self.timeline(1))
      completion(Self.timeline(2))
    }
    #expect(result == .success(1))
  }

  // WK-17
  @Test func `the call may come later and from anywhere`() async {
    let result = await outcome { completion in
      Task.detached { completion(Self.timeline(4)) }
    }
    #expect(result == .success(4))
  }

  // WK-17, WK-100
  @Test func `no call within the limit is a failure`() async {
    let clock = ManualClock(morning)
    let kept = Guarded<[Completion]>([])
    async let result = outcome(on: clock) { completion in
      kept.withLock { $0.append(completion) }
    }
    await clock.sleepers(1)
    clock.advance(by: .seconds(30))
    #expect(await result == .failure(.timedOut(afterSeconds: 30)))
    // A call that comes too late goes nowhere.
    kept.withLock { $0 }.first?(Self.timeline(5))
  }

  // WK-17
  @Test func `a completion that was let go is a failure at once`() async {
    #expect(await outcome { _ in } == .failure(.completionDropped))
  }

  @Test func `whoever gives up gets no answer`() async {
    let clock = ManualClock(morning)
    let kept = Guarded<[Completion]>([])
    let asking = Task {
      await outcome(on: clock) { completion in kept.withLock { $0.append(completion) } }
    }
    await clock.sleepers(1)
    asking.cancel()
    #expect(await asking.value == .failure(.cancelled))
  }
}
