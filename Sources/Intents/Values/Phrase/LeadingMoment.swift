/// The longest day or time at the start of words, as behind a sign: `due:tomorrow 9am Call mum`.
package struct LeadingMoment: Sendable, Hashable {
  package let moment: WrittenMoment
  /// The number of words at the start that the phrase covers.
  package let wordCount: Int

  /// No phrase has more words.
  private static let maximumWords = 14

  /// Reads the longest phrase; the first word may have hyphens between its words: `next-monday`.
  ///
  /// - Throws: `MomentFault` if no phrase begins with the first word.
  package init(of words: [String], on clock: ReaderClock) throws(MomentFault) {
    for count in (1...Self.maximumWords).reversed() where count <= words.count {
      let text = words.prefix(count).joined(separator: " ")
      guard let phrase = Self.phrase(text, on: clock) else { continue }
      moment = phrase.moment
      wordCount = count
      return
    }
    moment = try MomentPhrase(sign: words.first ?? "", on: clock).moment
    wordCount = 1
  }

  private static func phrase(_ text: String, on clock: ReaderClock) -> MomentPhrase? {
    do throws(MomentFault) {
      return try MomentPhrase(sign: text, on: clock)
    } catch {
      return nil
    }
  }
}
