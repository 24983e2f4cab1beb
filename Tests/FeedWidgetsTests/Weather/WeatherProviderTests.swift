import Foundation
import Testing
import WidgetExtension
import WidgetIntents
import WidgetTimeline

@testable import FeedWidgets
@testable import WidgetUI

@Suite("Weather that is foreseen", .timeLimit(.minutes(2)))
struct WeatherProviderTests {
  private let world: FeedWorld

  init() throws {
    world = try FeedWorld()
  }

  /// The sample week as the forecast service sends it, with a measured temperature of 20.4 degrees.
  private static var answer: FeedAnswer {
    let weather = WeatherSample.weather(at: FeedWorld.now)
    func list(_ values: [Double]) -> String { "[\(values.map { "\($0)" }.joined(separator: ","))]" }
    let (hours, days) = (weather.hours, weather.days)
    return .json(
      """
      {"utc_offset_seconds":10800,
      "current":{"time":\(FeedWorld.now.timeIntervalSince1970),"temperature_2m":20.4,"weather_code":0,"is_day":1},
      "hourly":{"time":\(list(hours.map(\.date.timeIntervalSince1970))),"temperature_2m":\(list(hours.map(\.temperature))),
        "precipitation_probability":\(list(hours.map { $0.chance ?? 0 })),
        "weather_code":[\(hours.map { "\($0.code.number)" }.joined(separator: ","))]},
      "daily":{"time":\(list(days.map(\.date.timeIntervalSince1970))),"temperature_2m_max":\(list(days.map(\.high))),
        "temperature_2m_min":\(list(days.map(\.low)))}}
      """
    )
  }

  private func timeline(
    _ network: ScriptedTransport,
    place: String? = "41.00824,28.97836,Home",
    source: FeedSource = .web,
    location: String? = nil,
    at moment: Date = FeedWorld.now
  ) async -> Timeline<WeatherEntry> {
    let dependencies = AppDependencyManager()
    let environment = [
      "XDG_CACHE_HOME": world.folder.path + "/cache", "WIDGETCTL_WEATHER_URL": "https://w.org/v1",
      "WIDGETCTL_LOCATION": location ?? "",
    ]
    let services = FeedServices(
      store: world.store,
      environment: environment,
      network: network,
      wall: world.clock,
      monotonic: world.clock
    )
    dependencies.add(dependency: services)
    let configuration = WeatherConfiguration()
    configuration.place = place
    configuration.source = source
    return await WeatherProvider(dependencies: dependencies).timeline(
      for: configuration,
      in: TimelineProviderContext(family: .systemLarge, isPreview: false, foreseen: moment)
    )
  }

  @Test func `one answer has an entry for each hour to come, and is asked for again in an hour`()
    async throws
  {
    let network = ScriptedTransport { _, _ in .success(Self.answer) }
    let timeline = await timeline(network)
    let first = try #require(timeline.entries.first)
    #expect(first.picture.now?.temperature == "20°")
    #expect(first.picture.title == "Home")
    #expect(first.picture.hours.first?.label == "13")
    #expect(first.picture.days.first?.name == "Today")
    #expect(timeline.policy == .after(FeedWorld.now.addingTimeInterval(3_600)))
    let hours = Set(timeline.entries.map(\.date.timeIntervalSince1970)).filter {
      $0.truncatingRemainder(dividingBy: 3_600) == 0
    }
    #expect(hours.count >= 12)
    let later = timeline.entries.last { $0.date <= FeedWorld.now.addingTimeInterval(3_600) }
    #expect(later?.picture.now?.temperature != "20°")
    #expect(later?.picture.hours.first?.label == "14")
  }

  @Test func `no more than two decimals of the place leave the machine, and no name`() async throws
  {
    let network = ScriptedTransport { _, _ in .success(Self.answer) }
    _ = await timeline(network)
    let url = try #require(network.requests.first?.url.absoluteString)
    #expect(url.contains("latitude=41.01&longitude=28.98&"))
    #expect(!url.contains("Home") && !url.contains("41.008"))
    #expect(network.requests.count == 1)
  }

  @Test func `a configured place comes before that of the setting`() async throws {
    let network = ScriptedTransport { _, _ in .success(Self.answer) }
    #expect(
      await timeline(network, place: nil, location: "1,2,Set").entries.first?.picture.title == "Set"
    )
    #expect(await timeline(network, location: "1,2,Set").entries.first?.picture.title == "Home")
  }

  @Test(arguments: [nil, "Istanbul", "91,0"])
  func `without a place nothing is asked, and the picture names the setting`(place: String?) async {
    let network = ScriptedTransport { _, _ in .success(Self.answer) }
    let timeline = await timeline(network, place: place)
    guard case .placeless(_, let hint)? = timeline.entries.first?.picture.state else {
      Issue.record("the picture does not say that a place is missing")
      return
    }
    #expect(hint.contains("config set location"))
    #expect(timeline.policy == .never)
    #expect(network.requests.isEmpty)
  }

  // BW-21
  @Test func `what was never measured is called a sample`() async throws {
    let failing = ScriptedTransport { _, _ in
      .failure(.status(503, host: "w.org", retryAfter: .seconds(10)))
    }
    let picture = try #require(await timeline(failing).entries.first?.picture)
    #expect(picture.isSample)
    #expect(picture.status?.problem == "status 503")
    let local = await timeline(failing, source: .local)
    #expect(local.entries.first?.picture.isSample == true)
    #expect(local.policy == .never)
  }

  // RT-9
  @Test func `offline the forecast goes on with its age, and ends where it ends`() async throws {
    _ = await timeline(ScriptedTransport { _, _ in .success(Self.answer) })
    let failing = ScriptedTransport { _, _ in
      .failure(.status(503, host: "w.org", retryAfter: .seconds(10)))
    }
    let later = FeedWorld.now.addingTimeInterval(5 * 3_600)
    world.clock.advance(by: .seconds(5 * 3_600))
    let picture = try #require(await timeline(failing, at: later).entries.first?.picture)
    #expect(!picture.isSample)
    #expect(picture.status?.words == "cached 5 h")
    #expect(picture.hours.first?.label == "18")
    let end = FeedWorld.now.addingTimeInterval(9 * 86_400)
    world.clock.advance(by: .seconds(9 * 86_400))
    #expect(await timeline(failing, at: end).entries.first?.picture.isSample == true)
  }

  @Test func `rain that is near is worth a look`() async throws {
    let network = ScriptedTransport { _, _ in .success(Self.answer) }
    let entries = await timeline(network).entries
    let wet = try #require(entries.first { $0.picture.isRainNear })
    let dry = try #require(entries.first { !$0.picture.isRainNear })
    #expect((wet.relevance?.score ?? 0) > (dry.relevance?.score ?? 0))
  }
}
