/// The longest day or time at the start of words, as after a sign such as `due:` in
/// `due:tomorrow 9am Call mum`.
package struct LeadingMoment: Sendable, Hashable {
  package let moment: WrittenMoment
  /// The number of words at the start that the phrase covers.
  package let wordCount: Int

  /// The most words that are tried, more than the longest phrase has.
  private static let maximumWords = 16

  /// Reads the longest phrase; the first word may have hyphens between its words: `next-monday`.
  ///
  /// - Throws: `MomentFault` if no phrase begins with the first word.
  package init(of words: [String], on clock: UserClock) throws(MomentFault) {
    for count in (1...Self.maximumWords).reversed() where count <= words.count {
      guard let phrase = Self.phrase(words.prefix(count), on: clock) else { continue }
      try Self.check(words[count...], behind: words.prefix(count), clock.locale)
      moment = phrase.moment
      wordCount = count
      return
    }
    moment = try MomentPhrase(sign: words.first ?? "", on: clock).moment
    wordCount = 1
  }

  /// Throws an error if the following words continue a phrase: `friday or saturday` is not one day
  /// (BW-29).
  private static func check(
    _ rest: ArraySlice<String>,
    behind taken: ArraySlice<String>,
    _ locale: UserLocale
  ) throws(MomentFault) {
    // A name may go on with `or`; only days behind it make it two.
    for count in 2...max(2, min(rest.count, 4)) where count <= rest.count {
      let tail = PhraseTail(of: rest.prefix(count), locale: locale)
      guard tail.start == 0, tail.joinsDays else { continue }
      throw MomentFault(
        english: "“\((taken + rest.prefix(count)).joined(separator: " "))” is not one certain day",
        turkish:
          "“\((taken + rest.prefix(count)).joined(separator: " "))” belirli tek bir gün değil"
      )
    }
  }

  private static func phrase(_ words: ArraySlice<String>, on clock: UserClock) -> MomentPhrase? {
    let text = words.joined(separator: " ")
    do throws(MomentFault) {
      return words.count == 1
        ? try MomentPhrase(sign: text, on: clock) : try MomentPhrase(text, on: clock)
    } catch {
      // `next-monday 9am`
      guard let first = words.first, words.count > 1, first.contains("-") else { return nil }
      let spaced = first.split(separator: "-").map(String.init) + words.dropFirst()
      return Self.phrase(ArraySlice(spaced), on: clock)
    }
  }
}
