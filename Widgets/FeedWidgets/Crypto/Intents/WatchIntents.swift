import Foundation
public import WidgetIntents
import WidgetUI

/// Adds a currency to the watch-list; crypto widgets without configured currencies show this list.
public struct WatchCurrency: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Watch Currency",
    turkish: "Para Birimini İzle"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Adds a currency to the watch-list, or moves it to another place in it.",
    turkish: "Bir para birimini izleme listesine ekler ya da listedeki yerini değiştirir."
  )

  @Parameter(
    title: CryptoTexts.currency,
    description: CryptoTexts.symbol,
    optionsProvider: CurrencyOptions()
  )
  var currency: String
  @Parameter(
    title: LocalizedStringResource(english: "Place", turkish: "Sıra"),
    description: LocalizedStringResource(
      english: "Its position in the list, from 1; the end if not given",
      turkish: "1'den başlar; verilmezse listenin sonu"
    ),
    inclusiveRange: (1, 100)
  )
  var place: Int?

  @Dependency var services: FeedServices

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    let name = try CryptoRow.symbol(currency)
    let place = try await WatchStore(store: services.store).watch(name, at: place)
    let dialog =
      if let place {
        IntentDialog(
          english: "\(name) is number \(place) of the watch-list.",
          turkish: "\(name) izleme listesinde \(place). sırada."
        )
      } else {
        IntentDialog(
          english: "\(name) is on the watch-list already.",
          turkish: "\(name) zaten izleme listesinde."
        )
      }
    return .result(value: name, dialog: dialog)
  }
}

/// Removes a currency from the watch-list.
public struct UnwatchCurrency: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Unwatch Currency",
    turkish: "Para Birimini İzlemeyi Bırak"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Removes a currency from the watch-list.",
    turkish: "Bir para birimini izleme listesinden çıkarır."
  )

  @Parameter(
    title: CryptoTexts.currency,
    description: CryptoTexts.symbol
  )
  var currency: String

  @Dependency var services: FeedServices

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<Bool> & ProvidesDialog {
    let name = try CryptoRow.symbol(currency)
    let hasChanged = try await WatchStore(store: services.store).unwatch(name)
    return .result(
      value: hasChanged,
      dialog: hasChanged
        ? IntentDialog(
          english: "\(name) is off the watch-list.",
          turkish: "\(name) izleme listesinden çıktı."
        )
        : IntentDialog(
          english: "\(name) was not on the watch-list.",
          turkish: "\(name) izleme listesinde değildi."
        )
    )
  }
}

/// Adds an alert: crypto widgets highlight a currency while its price is above, or below, a given
/// price.
public struct AlertPrice: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Alert Price",
    turkish: "Fiyat Uyarısı Kur"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Marks a currency while its price is above or below a limit.",
    turkish: "Fiyatı bir sınırın üstündeyken ya da altındayken para birimini işaretler."
  )

  @Parameter(
    title: CryptoTexts.currency,
    description: CryptoTexts.symbol,
    optionsProvider: CurrencyOptions()
  )
  var currency: String
  @Parameter(title: LocalizedStringResource(english: "Above", turkish: "Üstünde"))
  var above: String?
  @Parameter(title: LocalizedStringResource(english: "Below", turkish: "Altında"))
  var below: String?

  @Dependency var services: FeedServices

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let name = try CryptoRow.symbol(currency)
    var alerts: [PriceAlert] = []
    for (written, isAbove) in [(above, true), (below, false)] {
      guard let written else { continue }
      guard Price(written).value != nil else {
        throw PriceAlertError.badPrice(HTMLText.line(written, limit: 40))
      }
      alerts.append(PriceAlert(currency: name, isAbove: isAbove, price: written))
    }
    guard !alerts.isEmpty else { throw PriceAlertError.noPrice }
    let count = try await WatchStore(store: services.store).add(alerts)
    return .result(
      value: count,
      dialog: count > 0
        ? IntentDialog(
          english: "\(name) is marked when its price gets there, and you are notified once.",
          turkish: "\(name) fiyatı oraya gelince işaretlenir, size de bir kez bildirilir."
        )
        : IntentDialog(
          english: "\(name) has that alert already.",
          turkish: "\(name) için bu uyarı zaten var."
        )
    )
  }
}

/// Removes all alerts of a currency.
public struct RemovePriceAlert: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Remove Price Alert",
    turkish: "Fiyat Uyarısını Kaldır"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Removes the alerts of a currency.",
    turkish: "Bir para biriminin uyarılarını kaldırır."
  )

  @Parameter(
    title: CryptoTexts.currency,
    description: CryptoTexts.symbol
  )
  var currency: String

  @Dependency var services: FeedServices

  public init() {}

  public func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let name = try CryptoRow.symbol(currency)
    let count = try await WatchStore(store: services.store).removeAlerts(of: name)
    return .result(
      value: count,
      dialog: count > 0
        ? IntentDialog(
          english: count == 1
            ? "Removed the alert of \(name)." : "Removed \(count) alerts of \(name).",
          turkish: "\(name) için \(count) uyarı kaldırıldı."
        )
        : IntentDialog(english: "\(name) has no alerts.", turkish: "\(name) için uyarı yok.")
    )
  }
}
