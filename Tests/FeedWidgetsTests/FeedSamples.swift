import FixtureServing
import Foundation
import WidgetRender
import WidgetTimeline
import WidgetUI

@testable import FeedWidgets

/// Sample data of all feed widgets in each state, at the same moment.
enum FeedSamples {
  static let live = FeedOrigin.live(FeedWorld.now)
  static let old = FeedOrigin.cached(FeedWorld.now.addingTimeInterval(-9_000))
  /// A problem whose text is in the current language.
  static var problem: FeedProblem { FeedProblem(.status(503, host: "a.org", retryAfter: nil)) }

  /// Returns the status with a name: `live`, `stale` or `error`; for any other name, that of local
  /// data.
  static func status(_ name: String) -> FeedStatus {
    switch name {
    case "live": FeedStatus(live, problem: nil, at: FeedWorld.now)
    case "stale": FeedStatus(old, problem: nil, at: FeedWorld.now)
    case "error": FeedStatus(old, problem: problem, at: FeedWorld.now)
    default: FeedStatus(.local, problem: nil, at: FeedWorld.now)
    }
  }

  static let all: [FeedSample] =
    ["live", "stale", "error", "local", "empty", "hostile"].flatMap { rows in
      [feed(rows), weather(rows), crypto(rows), users(rows), characters(rows), episodes(rows)]
    } + ["idle", "loading", "failed"].map { users($0) }
    + ["detail", "loading", "welcome"].map { characters($0) }
    + ["detail", "loading", "seen", "all-seen"].map { episodes($0) }
    + ["unconfigured", "idle", "failed"].map { feed($0) }
    + ["wrong", "dry", "frost"].map { weather($0) }
    + ["market", "market-alert", "market-sample"].map { crypto($0) }

  static func crypto(_ rows: String) -> FeedSample {
    let texts = Hostile.texts
    var list = CryptoRow.rows(of: CryptoSamples.currencies)
    switch rows {
    case "empty": list = []
    case "hostile":
      list = CryptoRow.rows(
        of: texts.map { CryptoCurrency(currency: $0, price: $0) }
          + [CryptoCurrency(currency: "BTC", price: "123456789012345678901234567890.12345678")]
          + [CryptoCurrency(currency: "BTC", price: "-1"), CryptoCurrency(currency: "", price: "")]
      )
    default:
      // Prices that rose, fell and stood still.
      for index in list.indices {
        list[index].history = (0..<12).map { step in
          Double((step * (index % 3 - 1) * 7 + step * step * (index % 2)) % 17)
        }
      }
    }
    var picture = CryptoPicture(
      list,
      threshold: Decimal(string: "0.0034") ?? 0,
      status: status(rows)
    )
    if rows.hasPrefix("market") { picture = market(rows) }
    return FeedSample(widget: "crypto", rows: rows) { family, isASCII, columns in
      try FeedDrawing(title: CryptoConfiguration.title.text) { (entry: CryptoEntry) in
        CryptoWidgetView(picture: entry.picture)
      }
      .picture(
        of: CryptoEntry(date: FeedWorld.now, picture: picture),
        family,
        isASCII: isASCII,
        columns: columns
      )
    }
  }

  private static func market(_ rows: String) -> CryptoPicture {
    let alert = PriceAlert(currency: "ETH", isAbove: true, price: "3000")
    var picture = CryptoPicture(
      CryptoSamples.market,
      threshold: nil,
      status: status("live"),
      alerts: rows == "market-alert" ? [alert] : [],
      isRaw: false,
      locale: Locale(identifier: "en_US")
    )
    picture.unit = "USD"
    picture.isSample = rows == "market-sample"
    return picture
  }

  static func users(_ rows: String) -> FeedSample {
    var list = decoded([User].self, UserSamples.document)
    var state = UsersState.loaded
    var shown: FeedStatus? = status(rows)
    switch rows {
    case "hostile": list = decoded([User].self, Hostile.document(for: "/users"))
    case "empty": list = []
    case "idle", "loading", "failed":
      list = []
      shown = nil
      state =
        switch rows {
        case "idle": .idle
        case "loading": .loading
        default: .failed(words: problem.words, message: problem.message)
        }
    default: break
    }
    let picture = UsersPicture(list, state: state, status: shown)
    return FeedSample(widget: "users", rows: rows) { family, isASCII, columns in
      try FeedDrawing(title: UsersConfiguration.title.text) { (entry: UsersEntry) in
        UsersWidgetView(picture: entry.picture)
      }
      .picture(
        of: UsersEntry(date: FeedWorld.now, picture: picture),
        family,
        isASCII: isASCII,
        columns: columns
      )
    }
  }

  static func decoded<Value: Decodable>(_ type: Value.Type, _ text: String) -> Value {
    do { return try FeedDecoder.decode(type, from: Data(text.utf8)) } catch {
      preconditionFailure("a sample is not a sample: \(error)")
    }
  }
}
