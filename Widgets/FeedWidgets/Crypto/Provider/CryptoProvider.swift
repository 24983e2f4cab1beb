import Foundation
import WidgetExtension
import WidgetTimeline
import WidgetUI

/// Loads the prices when they are due, and makes entries for the times at which their displayed age
/// changes.
struct CryptoProvider: AppIntentTimelineProvider {
  /// The seconds between two loads of the prices.
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
      AppIntentRecommendation(
        intent: majors,
        description: String(english: "Well-Known Currencies", turkish: "Bilinen Para Birimleri")
      ),
      AppIntentRecommendation(
        intent: dearest,
        description: String(english: "Highest Prices", turkish: "En Yüksek Fiyatlar")
      ),
    ]
  }

  func placeholder(in context: Context) -> CryptoEntry {
    .sample(at: context.date, configuration: CryptoConfiguration())
  }

  func snapshot(for configuration: CryptoConfiguration, in context: Context) async -> CryptoEntry {
    if context.isPreview { return .sample(at: context.date, configuration: configuration) }
    // A snapshot is shown only briefly, so nothing is downloaded for it.
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
    let source = CryptoSource.chosen(
      configuration.source,
      url: configuration.url,
      in: services.environment
    )
    let (loaded, name) = await prices(source, configuration, services)
    let watch = WatchStore(store: services.store)
    // A store that cannot be read has no watch-list: the whole list is shown.
    let watched = (try? await watch.watched()) ?? []
    let alerts = (try? await watch.alerts()) ?? []
    let chosen = configuration.rows(of: loaded.value.rows, watched: watched)
    let rows = await filled(chosen, loaded, name, services)
    let now = context.date
    if isPresent(loaded) {
      let reached = PriceNotice.all(
        of: alerts,
        reachedBy: loaded.value.rows,
        unit: loaded.value.unit,
        at: now
      )
      do {
        try await watch.note(reached, in: Calendar(identifier: .gregorian))
      } catch {
        // The next load stores it; the row is highlighted nevertheless.
        print("crypto: an alert was not noted: \(ErrorWords.text(of: error))")
      }
    }
    let entries = FeedPlan.moments(of: loaded.origin, from: now).map { moment in
      var picture = CryptoPicture(
        rows,
        threshold: configuration.threshold(of: source),
        url: configuration.url,
        status: status(of: loaded, at: moment),
        alerts: loaded.origin == .local ? [] : alerts,
        isRaw: configuration.rawDigits,
        limit: context.rowLimit(CryptoPicture.rowLimit)
      )
      picture.unit = loaded.value.unit
      picture.source = configuration.source
      picture.isSample = source == .market && loaded.origin == .local
      return CryptoEntry(date: moment, picture: picture)
    }
    let policy = FeedPlan.policy(
      of: loaded.origin,
      loaded.problem,
      source: source == .local ? .local : .web,
      network: FeedNetwork(in: context),
      interval: Self.interval,
      from: now
    )
    return Timeline(entries: entries, policy: policy)
  }

  /// Returns whether the prices are current: they were just loaded, and their date in the source is
  /// recent too.
  private func isPresent(_ loaded: Loaded<PriceList>) -> Bool {
    guard case .live(let loadedAt) = loaded.origin, let date = loaded.value.date else {
      return false
    }
    return loadedAt.timeIntervalSince(date) <= Self.interval
  }

  /// Returns the status that the widget shows: prices that the source dated long ago do not count
  /// as live.
  private func status(of loaded: Loaded<PriceList>, at moment: Date) -> FeedStatus {
    var status = FeedStatus(loaded.origin, problem: loaded.problem, at: moment)
    guard case .live(let loadedAt) = loaded.origin, let date = loaded.value.date,
      loadedAt.timeIntervalSince(date) > Self.interval
    else { return status }
    status.freshness = FeedStatus.freshness(ofDataFrom: date, at: moment)
    return status
  }

  /// Returns the list of the configured source, or the built-in list if nothing could be loaded.
  private func prices(
    _ source: CryptoSource,
    _ configuration: CryptoConfiguration,
    _ services: FeedServices
  ) async -> (list: Loaded<PriceList>, name: String) {
    var problem: FeedProblem?
    do throws(FeedError) {
      let prices = try services.prices(
        from: source,
        url: configuration.url,
        unit: configuration.currency,
        way: configuration.way,
        rows: shared.wrappedValue
      )
      if let prices { return (try await prices.prices(), prices.name) }
    } catch {
      problem = error == .offline ? nil : FeedProblem(error)
    }
    let rows =
      source == .market
      ? CryptoSamples.market : CryptoRow.rows(of: CryptoSamples.currencies)
    let list = PriceList(rows: rows, unit: source == .market ? "USD" : "")
    return (Loaded(value: list, origin: .local, problem: problem), "")
  }

  /// Returns the rows with their price histories from the store; newly loaded prices are added to
  /// the store first.
  private func filled(
    _ rows: [CryptoRow],
    _ loaded: Loaded<PriceList>,
    _ name: String,
    _ services: FeedServices
  ) async -> [CryptoRow] {
    guard loaded.origin != .local else { return rows }
    let histories = PriceHistories(store: services.store, source: name)
    if case .live(let date) = loaded.origin { await histories.add(rows, loadedAt: date) }
    return await histories.filled(rows)
  }
}
