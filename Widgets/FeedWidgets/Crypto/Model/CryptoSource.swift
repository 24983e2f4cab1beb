import Foundation
import Moments
import WidgetIntents

/// The source from which a crypto widget loads its prices.
public enum CryptoSource: String, AppEnum {
  /// A public market service that requires no key.
  case market
  /// A list at an address: the configured one, or that of a sample list on GitHub, whose prices are
  /// from 2020.
  case web
  /// The built-in list of prices, which needs no network.
  case local

  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: FeedTexts.source)
  }

  public static var caseDisplayRepresentations: [CryptoSource: DisplayRepresentation] {
    [
      .market: DisplayRepresentation(
        title: LocalizedStringResource(english: "Market", turkish: "Piyasa")
      ),
      .web: DisplayRepresentation(title: FeedTexts.web),
      .local: DisplayRepresentation(title: FeedTexts.local),
    ]
  }
}

extension CryptoSource {
  /// Returns the configured source, if there is one.
  ///
  /// Otherwise it is `web` if an address is set, by `url` or in the environment, or else `market`.
  static func chosen(
    _ source: CryptoSource?,
    url: String?,
    in environment: [String: String]
  ) -> CryptoSource {
    if let source { return source }
    let isSet = [url, environment[FeedEndpoint.crypto.variable]].contains { $0?.isEmpty == false }
    return isSet ? .web : .market
  }
}

/// The change of a price over a time, in percent.
struct PriceChange: Hashable, Sendable {
  let percent: Double

  /// Creates a change; returns `nil` for a value that is missing or impossible.
  init?(_ percent: Double?) {
    guard let percent, percent.isFinite, percent >= -100, percent < 1_000_000 else { return nil }
    self.percent = percent
  }

  /// Calculates the change from an earlier price to a later one; returns `nil` if it has no
  /// percentage, for example from a price of 0.
  init?(from earlier: Double, to later: Double) {
    guard earlier > 0 else { return nil }
    self.init((later / earlier - 1) * 100)
  }

  /// The direction of a change; a change that is displayed as 0.0% is flat.
  enum Trend: Hashable, Sendable {
    case up, down, flat
  }

  var trend: Trend { abs(percent) < 0.05 ? .flat : percent > 0 ? .up : .down }

  /// Returns the size of the change without its sign, such as `2.1%`; a change of a hundred percent
  /// or more has no fraction digits.
  func text(in locale: Locale) -> String {
    let size = abs(percent)
    let digits = size < 99.95 ? 1 : 0
    return size.formatted(.number.precision(.fractionLength(digits)).locale(locale)) + "%"
  }
}
