import Foundation
import Testing
import WidgetExtension
import WidgetTimeline

@testable import WidgetUI

@MainActor
@Suite("Forms of configurations", .timeLimit(.minutes(5)))
struct ConfigurationFormTests {
  private struct Ride: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      var minutes: Int
    }

    var name: String
  }

  private struct RideActivity: Widget {
    let isLong = true

    var body: some WidgetConfiguration {
      ActivityConfiguration(for: Ride.self) { context in
        Text(verbatim: "\(context.attributes.name) \(context.state.minutes)")
          .activityBackgroundTint(.cyan)
          .activitySystemActionForegroundColor(.black)
      } dynamicIsland: { context in
        DynamicIsland {
          DynamicIslandExpandedRegion(.leading) { Text(verbatim: context.attributes.name) }
          if isLong {
            DynamicIslandExpandedRegion(.trailing, priority: 1) {
              Text(verbatim: "\(context.state.minutes)")
            }
          }
          regions(context)
        } compactLeading: {
          Text(verbatim: "L")
        } compactTrailing: {
          Text(verbatim: "T")
        } minimal: {
          Text(verbatim: "M")
        }
        .widgetURL(URL(string: "https://example.org"))
        .keylineTint(.red)
        .contentMargins(.trailing, 8, for: .expanded)
      }
      .supplementalActivityFamilies([.small])
    }

    @DynamicIslandExpandedContentBuilder
    private func regions(
      _ context: ActivityViewContext<Ride>
    ) -> DynamicIslandExpandedContent<some View> {
      DynamicIslandExpandedRegion(.bottom) { Text(verbatim: context.activityID) }
    }
  }

  private struct Empty: Widget {
    var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
  }

  // WK-26, WK-132
  @Test func `a Live Activity is offered in a bundle by the name of its attributes`() {
    struct Rides: WidgetBundle {
      var body: some Widget {
        RideActivity()
        Empty()
      }
    }
    let served = WidgetService.servedWidgets(of: Rides().body)
    #expect(served.map(\.kind) == ["RideActivity"])
    #expect(served.map(\.isActivity) == [true])
    #expect(served.map(\.families) == [[.systemMedium, .systemSmall]])
  }

  // WK-133
  @Test func `no Live Activity can begin that no extension draws`() {
    #expect(Activity<Ride>.activities.isEmpty)
    let content = ActivityContent(state: Ride.ContentState(minutes: 1), staleDate: nil)
    #expect(throws: ActivityAuthorizationError.unsupported) {
      try Activity.request(attributes: Ride(name: "bus"), content: content, pushType: .token)
    }
  }

  // WK-136
  @Test(
    arguments: [
      (.default, .byDefault), (.immediate, .immediate),
      (.after(Date(timeIntervalSince1970: 2)), .after(2_000_000)),
    ] as [(ActivityUIDismissalPolicy, LiveActivity.Dismissal)]
  )
  func `a policy is what is stored of it, and a state where the activity stands`(
    policy: ActivityUIDismissalPolicy,
    dismissal: LiveActivity.Dismissal
  ) {
    #expect(policy.dismissal == dismissal)
    #expect(ActivityState(.stale) == .stale && ActivityState(.dismissed) == .dismissed)
  }

  private struct Entry: TimelineEntry {
    let date = Date(timeIntervalSince1970: 0)
  }

  private struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry() }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
      completion(Entry())
    }

    func getTimeline(
      in context: Context,
      completion: @escaping @Sendable (Timeline<Entry>) -> Void
    ) {
      completion(Timeline(entries: [Entry()], policy: .never))
    }
  }

  private struct Modified: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "modified", provider: Provider()) { _ in Text(verbatim: "a") }
        .supportedFamilies([.systemMedium, .accessoryCorner])
        .contentMarginsDisabled()
        .containerBackgroundRemovable(false)
        .disfavoredLocations([.lockScreen, .standBy], for: [.systemSmall])
        .promptsForUserConfiguration()
        .onBackgroundURLSessionEvents(matching: "id") { _, completion in completion() }
        .onBackgroundURLSessionEvents { _, completion in completion() }
        .backgroundTask(.appRefresh("id")) {}
    }
  }

  @Test func `modifiers without a meaning in a terminal leave the offer as it is`() throws {
    let served = try #require(WidgetService.servedWidgets(of: Modified()).first)
    #expect(served.kind == "modified")
    #expect(served.families == [.systemMedium, .accessoryCorner])
  }

  private struct Sample: App {
    var body: some Scene {
      WindowGroup { Text(verbatim: "never") }
      Settings { Text(verbatim: "never") }
    }
  }

  @Test func `an app's scenes compile beside its widgets`() {
    #expect(String(describing: type(of: Sample().body)) == "NoScene")
  }
}
