import Foundation
import WidgetExtension
import WidgetTimeline
import WidgetUI

/// Loads the prices when they are due, and foresees how old they will be called.
struct CryptoProvider: AppIntentTimelineProvider {
  /// Seconds between two loads.
  private static let interval: TimeInterval = 900

  private let services: AppDependency<FeedServices>
  private let shared: AppDependency<CryptoRows>

  init(dependencies: AppDependencyManager = .shared) {
    services = AppDependency(manager: dependencies)
    shared = AppDependency(manager: dependencies)
  }

  func recommendations() -> [AppIntentRecommendation<CryptoConfiguration>] {
    let majors = CryptoConfiguration()
    majors.currencies = ["BTC", "ETH", "SOL", "XRP", "LTC", "XMR"]
    let dearest = CryptoConfiguration()
    dearest.order = .highestFirst
    return [
      AppIntentRecommendation(intent: majors, description: "Well-Known Currencies"),
      AppIntentRecommendation(intent: dearest, description: "Highest Prices"),
    ]
  }

  func placeholder(in context: Context) -> CryptoEntry {
    .sample(at: context.date, configuration: CryptoConfiguration())
  }

  func snapshot(for configuration: CryptoConfiguration, in context: Context) async -> CryptoEntry {
    if context.isPreview { return .sample(at: context.date, configuration: configuration) }
    // A passing moment is no reason to ask the network.
    let entries = await RunScope.with(\.isNetworkAllowed, false) {
      await timeline(for: configuration, in: context).entries
    }
    return entries.first ?? .sample(at: context.date, configuration: configuration)
  }

  func timeline(
    for configuration: CryptoConfiguration,
    in context: Context
  ) async -> Timeline<CryptoEntry> {
    let services = services.wrappedValue
    let loaded = await rows(for: configuration, services)
    let rows = await filled(configuration.rows(of: loaded.value), loaded, configuration, services)
    let now = context.date
    let entries = FeedPlan.moments(of: loaded.origin, from: now).map { moment in
      CryptoEntry(
        date: moment,
        picture: CryptoPicture(
          rows,
          threshold: configuration.exactThreshold,
          url: configuration.url,
          status: FeedStatus(loaded.origin, problem: loaded.problem, at: moment),
          limit: context.rowLimit(CryptoPicture.rowLimit)
        )
      )
    }
    let policy = FeedPlan.policy(
      of: loaded.origin,
      loaded.problem,
      source: configuration.source,
      isOffline: !RunScope.current.isNetworkAllowed,
      interval: Self.interval,
      from: now
    )
    return Timeline(entries: entries, policy: policy)
  }

  /// The rows of the chosen source; those of the program where it has none yet.
  private func rows(
    for configuration: CryptoConfiguration,
    _ services: FeedServices
  ) async -> Loaded<[CryptoRow]> {
    var problem: FeedProblem?
    if configuration.source == .web {
      do throws(FeedError) {
        let feed = try services.connected(to: .crypto, configured: configuration.url).service
        return try await shared.wrappedValue.refresh(CryptoService(feed: feed), configuration.way)
      } catch {
        problem = error == .offline ? nil : FeedProblem(error)
      }
    }
    let local = CryptoRow.rows(of: CryptoSamples.currencies)
    return Loaded(value: local, origin: .local, problem: problem)
  }

  /// The rows with the prices that were seen of them, this list's among them.
  private func filled(
    _ rows: [CryptoRow],
    _ loaded: Loaded<[CryptoRow]>,
    _ configuration: CryptoConfiguration,
    _ services: FeedServices
  ) async -> [CryptoRow] {
    guard loaded.origin != .local,
      let feed = try? services.connected(to: .crypto, configured: configuration.url).service
    else { return rows }
    let histories = PriceHistories(store: services.store, source: feed.requests.base.text)
    if case .live(let date) = loaded.origin { await histories.add(rows, loadedAt: date) }
    return await histories.filled(rows)
  }
}
