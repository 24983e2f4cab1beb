import Foundation
public import WidgetIntents
import WidgetUI

/// What a crypto widget shows: which currencies in which order, from where, and above which price they are green.
struct CryptoConfiguration: WidgetConfigurationIntent {
  /// The kind of the widget that it configures.
  static let kind = "CryptoWidget"

  static let title: LocalizedStringResource = "Crypto"
  static let description: IntentDescription? = "Which prices are shown, and from where."

  @Parameter(
    title: "Currencies",
    description: "The first ones of the list unless given",
    optionsProvider: CurrencyOptions()
  )
  var currencies: [String]?
  @Parameter(title: "Order", default: .asListed) var order: CryptoOrder
  @Parameter(
    title: "Threshold",
    description: "Above it a price is green",
    default: 0.0034,
    inclusiveRange: (0, 1_000_000_000_000)
  )
  var threshold: Double
  @Parameter(title: "Source", default: .web) var source: FeedSource
  @Parameter(title: "Way to Fetch", default: .async) var way: FetchWay
  @Parameter(title: "Address", description: "Another base address") var url: String?

  /// Exactly as it is written: 0.0034 has no binary form.
  var exactThreshold: Decimal { Decimal(string: "\(threshold)") ?? 0 }
}

/// Offers the currencies of the last list that was loaded; asks no network.
struct CurrencyOptions: DynamicOptionsProvider {
  /// Options in a message or a completion.
  private static let maximumCount = 3_000

  @AppDependency var services: FeedServices

  func results() async throws -> [String] {
    let service = try? services.connected(to: .crypto).service
    let list = await service?.knownCurrencies() ?? CryptoSamples.currencies
    return list.prefix(Self.maximumCount).map(\.currency)
  }
}

/// Asks for the list at once, whatever its age (BW-8).
public struct RefreshCrypto: StoreOnlyIntent {
  public static let title: LocalizedStringResource = "Refresh Crypto"
  public static let description: IntentDescription? = "Loads the prices anew."

  @Parameter(title: "Address", description: "Another base address") var url: String?

  @Dependency var services: FeedServices
  @Dependency var rows: CryptoRows

  public init() {}

  /// What the button of a widget with an address of its own does.
  init(url: String?) {
    self.url = url
  }

  public func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let feed = try services.connected(to: .crypto, configured: url).service
    let service = CryptoService(feed: feed, maximumAge: 0)
    let loaded = try await rows.refresh(service, .async)
    WidgetCenter.shared.reloadTimelines(ofKind: CryptoConfiguration.kind)
    if let problem = loaded.problem {
      throw problem.failure(at: services.now)
    }
    let count = loaded.value.count
    return .result(value: count, dialog: "Loaded \(count) prices.")
  }
}
