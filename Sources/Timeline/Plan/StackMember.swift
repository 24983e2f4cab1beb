package import Moments

/// A widget of a stack, with all that decides whether it is in front.
package struct StackMember: Equatable, Sendable {
  /// How much an entry matters from its date on.
  package struct Relevance: Equatable, Sendable {
    package let date: Instant
    package let score: Double
    /// Seconds from the date; 0 lasts until the next entry that has a relevance.
    package let duration: Double

    package init(date: Instant, score: Double, duration: Double = 0) {
      (self.date, self.score, self.duration) = (date, score, duration)
    }
  }

  /// The placed widget's number.
  package let id: Int64
  /// Equal in all members whose scores are on one scale: those of one kind.
  package let provider: String
  /// The greatest score that the provider has supplied for it so far, above 0 if there was any.
  package let greatest: Double
  /// When its entries were made, before which nothing is known of it; `nil` if all is known.
  package let made: Instant?
  /// In the order of their dates.
  package let relevances: [Relevance]

  package init(
    id: Int64,
    provider: String,
    greatest: Double = 0,
    made: Instant? = nil,
    relevances: [Relevance]
  ) {
    (self.id, self.provider, self.made) = (id, provider, made)
    self.greatest = greatest.isFinite ? greatest : 0
    self.relevances = relevances.filter { $0.score.isFinite && $0.duration.isFinite }
  }
}

extension StackMember {
  /// A time in which the member is relevant, and its score then as a part of its provider's greatest.
  struct Span: Equatable {
    let start: Instant
    let end: Instant
    /// Above 0, at most 1.
    let part: Double
  }

  /// Beyond any calendar, and far below what a duration holds.
  private static let mostSeconds = 1e12

  /// The times in which the member is relevant, in order; they do not overlap (WK-107, WK-108).
  ///
  /// The last entry that has a relevance decides, and after its duration none does.
  func spans(greatest: Double) -> [Span] {
    relevances.indices.compactMap { index in
      let relevance = relevances[index]
      let next = index + 1 < relevances.count ? relevances[index + 1].date : .latest
      let end =
        relevance.duration > 0
        ? min(
          relevance.date.advanced(by: .seconds(min(relevance.duration, Self.mostSeconds))),
          next
        )
        : next
      guard relevance.score > 0, greatest > 0, relevance.date < end else { return nil }
      return Span(start: relevance.date, end: end, part: min(relevance.score / greatest, 1))
    }
  }

  /// The greatest score that is known of it.
  var greatestKnown: Double { relevances.reduce(greatest) { max($0, $1.score) } }
}
