import Foundation
import Moments
import WidgetUI

/// The freshness of a widget's data and the problem of its source, at one moment (BW-21).
struct FeedStatus: Hashable, Sendable {
  /// How current the data is: live, cached, made on a day long ago, or local.
  enum Freshness: Hashable, Sendable {
    case live
    /// Cached data, with its age as text.
    case cached(String)
    /// Data that its source made on the given day long ago, such as `2020-02-05`, however recently
    /// it was loaded.
    case dated(String)
    case local
  }

  var freshness: Freshness
  /// The source's problem in a few words; `nil` if there is none.
  var problem: String?

  init(_ origin: FeedOrigin, problem: FeedProblem?, at moment: Date) {
    self.problem = problem?.words
    freshness =
      switch origin {
      case .local: .local
      case .live(let date):
        moment.timeIntervalSince(date) < FeedAge.steps[0]
          ? .live : .cached(FeedAge.words(from: date, to: moment))
      case .cached(let date): .cached(FeedAge.words(from: date, to: moment))
      }
  }

  /// Returns the freshness of data that its source made at `date`: its age, or the day if it is
  /// older than 30 days.
  static func freshness(ofDataFrom date: Date, at moment: Date) -> Freshness {
    guard moment.timeIntervalSince(date) > 30 * 86_400 else {
      return .cached(FeedAge.words(from: date, to: moment))
    }
    return .dated(CivilDate(daysSince1970: Int(date.timeIntervalSince1970 / 86_400)).text)
  }

  /// The freshness as text: `live`, `cached 5 min`, `of 2020-02-05` or `local`.
  var words: String {
    switch freshness {
    case .live: String(english: "live", turkish: "canlı")
    case .cached(let age): String(english: "cached \(age)", turkish: "kayıtlı \(age)")
    case .dated(let day): String(english: "of \(day)", turkish: "\(day) verisi")
    case .local: String(english: "local", turkish: "yerel")
    }
  }
}

extension FeedStatus {
  /// A shorter text for little space: of cached data only the age, next to which the widget shows a
  /// clock symbol.
  fileprivate var shortWords: String {
    if case .cached(let age) = freshness { age } else { words }
  }
}

/// The displayed age of data, which changes in steps; each step has a timeline entry.
enum FeedAge {
  /// The ages in seconds at which the displayed age changes; younger data is live.
  static let steps: [TimeInterval] = [
    300, 600, 900, 1_800, 3_600, 7_200, 10_800, 21_600, 43_200, 86_400, 172_800,
  ]

  /// Returns the age in the greatest whole unit: `5 min`, `2 h`, `3 d`.
  static func words(from date: Date, to moment: Date) -> String {
    let seconds = max(0, moment.timeIntervalSince(date))
    guard seconds.isFinite, seconds < 1e9 else {
      return String(english: "long ago", turkish: "çok önce")
    }
    let whole = Int(seconds)
    let (minutes, hours, days) = (max(1, whole / 60), whole / 3_600, whole / 86_400)
    switch whole {
    case ..<3_600: return String(english: "\(minutes) min", turkish: "\(minutes) dk")
    case ..<86_400: return String(english: "\(hours) h", turkish: "\(hours) sa")
    default: return String(english: "\(days) d", turkish: "\(days) g")
    }
  }

  /// Returns the moments from `now` on at which the displayed age changes.
  static func moments(of origin: FeedOrigin, from now: Date) -> [Date] {
    switch origin {
    case .local: [now]
    case .live(let date), .cached(let date):
      [now] + steps.map { date.addingTimeInterval($0) }.filter { $0 > now }
    }
  }
}

/// The freshness of the data in a widget's footer, and the problem if there is one.
struct FeedStatusView: View {
  let status: FeedStatus

  var body: some View {
    if let problem = status.problem {
      ViewThatFits(in: .horizontal) {
        line(status.words, problem).fixedSize(horizontal: true, vertical: false)
        line(status.shortWords, problem)
      }
    } else {
      mark(status.words).fixedSize()
    }
  }

  private func line(_ words: String, _ problem: String) -> some View {
    HStack {
      mark(words).fixedSize()
      Text(verbatim: "! \(problem)").foregroundStyle(.red).lineLimit(1)
    }
  }

  @ViewBuilder private func mark(_ words: String) -> some View {
    HStack {
      Image(systemName: symbol)
      Text(verbatim: words)
    }
    .foregroundStyle(color)
  }

  private var symbol: String {
    switch status.freshness {
    case .live: "circle.fill"
    case .cached, .dated: "clock"
    case .local: "internaldrive"
    }
  }

  private var color: Color {
    switch status.freshness {
    case .live: .green
    case .cached, .dated: .orange
    case .local: .secondary
    }
  }
}

/// A button with a circular arrow that performs an intent, which reloads the data.
struct RefreshButton<Refresh: AppIntent>: View {
  let intent: Refresh

  var body: some View {
    Button(intent: intent) {
      Image(systemName: "arrow.clockwise").foregroundStyle(.blue)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(FeedWords.refresh)
  }
}
