import Foundation
import Moments
import WidgetExtension
import WidgetTimeline
import WidgetUI

/// Loads the weather when it is due, and makes an entry for each of the next hours of the forecast.
struct WeatherProvider: AppIntentTimelineProvider {
  /// The seconds between two loads of the forecast.
  private static let interval: TimeInterval = 3_600
  /// The number of future hours with an entry; a laptop may sleep for half a day.
  private static let foreseenHours = 12

  private let services: AppDependency<FeedServices>

  init(dependencies: AppDependencyManager = .shared) {
    services = AppDependency(manager: dependencies)
  }

  func placeholder(in context: Context) -> WeatherEntry {
    .sample(at: context.date, WeatherUnits.metric.scale(in: [:]))
  }

  func snapshot(
    for configuration: WeatherConfiguration,
    in context: Context
  ) async -> WeatherEntry {
    let scale = configuration.units.scale(in: ProcessInfo.processInfo.environment)
    if context.isPreview { return .sample(at: context.date, scale) }
    // A snapshot is shown only briefly, so nothing is downloaded for it.
    let entries = await RunScope.with(\.isNetworkAllowed, false) {
      await timeline(for: configuration, in: context).entries
    }
    return entries.first ?? .sample(at: context.date, scale)
  }

  func timeline(
    for configuration: WeatherConfiguration,
    in context: Context
  ) async -> Timeline<WeatherEntry> {
    let services = services.wrappedValue
    let now = context.date
    let network = FeedNetwork(in: context)
    let scale = configuration.units.scale(in: services.environment)
    if configuration.source == .local { return samples(scale, problem: nil, network, from: now) }
    let place: Place
    do throws(WeatherPlaceError) {
      place = try Place.chosen(configuration.place, in: services.environment)
    } catch {
      var picture = WeatherPicture()
      picture.state = .placeless(message: error.message, hint: error.hint ?? "")
      return Timeline(entries: [WeatherEntry(date: now, picture: picture)], policy: .never)
    }
    var problem: FeedProblem?
    do throws(FeedError) {
      let feed = try services.connected(to: .weather, configured: configuration.url).service
      let loaded = try await WeatherService(feed: feed).weather(of: place)
      // A forecast that has ended does not contain today's weather.
      if loaded.value.hour(at: now) != nil {
        return timeline(of: loaded, place, configuration, scale, network, from: now)
      }
      problem = loaded.problem
    } catch {
      problem = error == .offline ? nil : FeedProblem(error)
    }
    return samples(scale, problem: problem, network, from: now, of: configuration)
  }

  private func timeline(
    of loaded: Loaded<Weather>,
    _ place: Place,
    _ configuration: WeatherConfiguration,
    _ scale: WeatherScale,
    _ network: FeedNetwork,
    from now: Date
  ) -> Timeline<WeatherEntry> {
    let isLive = if case .live = loaded.origin { true } else { false }
    let entries = Self.moments(of: loaded, from: now).map { moment in
      var picture = WeatherPicture(
        loaded.value,
        of: place.title,
        in: scale,
        isMeasured: isLive && moment == now,
        at: moment
      )
      picture.status = FeedStatus(loaded.origin, problem: loaded.problem, at: moment)
      picture.place = configuration.place
      picture.url = configuration.url
      return WeatherEntry(date: moment, picture: picture)
    }
    return Timeline(
      entries: entries,
      policy: policy(
        of: loaded.origin,
        loaded.problem,
        source: .web,
        network: network,
        from: now
      )
    )
  }

  /// Returns the timeline with sample data, which the widget marks as such.
  private func samples(
    _ scale: WeatherScale,
    problem: FeedProblem?,
    _ network: FeedNetwork,
    from now: Date,
    of configuration: WeatherConfiguration? = nil
  ) -> Timeline<WeatherEntry> {
    var entry = WeatherEntry.sample(at: now, scale)
    var picture = entry.picture
    picture.status = FeedStatus(.local, problem: problem, at: now)
    picture.place = configuration?.place
    picture.url = configuration?.url
    entry = WeatherEntry(date: now, picture: picture)
    let source: FeedSource = configuration == nil ? .local : .web
    return Timeline(
      entries: [entry],
      policy: policy(of: nil, problem, source: source, network: network, from: now)
    )
  }

  private func policy(
    of origin: FeedOrigin?,
    _ problem: FeedProblem?,
    source: FeedSource,
    network: FeedNetwork,
    from now: Date
  ) -> TimelineReloadPolicy {
    FeedPlan.policy(
      of: origin,
      problem,
      source: source,
      network: network,
      interval: Self.interval,
      from: now
    )
  }

  /// Returns the dates of entries: now, the following hours of the forecast, and the times at which
  /// its displayed age changes.
  private static func moments(of loaded: Loaded<Weather>, from now: Date) -> [Date] {
    let hours = loaded.value.hours.map(\.date).filter { $0 > now }.prefix(foreseenHours)
    guard let last = hours.last else { return [now] }
    let ages = FeedPlan.moments(of: loaded.origin, from: now).filter { $0 < last }
    return Set([now] + hours + ages).sorted()
  }
}
