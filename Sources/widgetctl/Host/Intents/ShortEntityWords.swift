import Moments
import WidgetIntents
import WidgetTerminal

/// Separates words of a short command that name entities from the text after them, as in `3 due
/// friday`.
///
/// Entities are numbers, `where` with a condition of `find`, or one word that is a name or an id.
struct ShortEntityWords: Equatable {
  let entities: [String]
  let text: ArraySlice<String>

  /// Separates the words.
  ///
  /// - Parameters:
  ///   - typed: The words after the command's name.
  ///   - needsText: Whether the command needs a text, which may be a number, such as the step in
  ///     `tick 3 1`.
  ///   - clock: The clock that reads times such as `2 weeks`.
  init(_ typed: ArraySlice<String>, needsText: Bool, on clock: UserClock) {
    // Only the ids at the beginning are joined; the words of a text are not changed.
    let front = typed.prefix { NamedEntities.isNumbers($0) || NamedEntities.isBetween($0) }
    let words = (NamedEntities.joined(front) + typed.dropFirst(front.count))[...]
    if words.first == "where", let count = Self.conditionCount(words.dropFirst()) {
      entities = Array(words.prefix(1 + count))
      text = words.dropFirst(1 + count)
      return
    }
    var ids = words.prefix { NamedEntities.isNumbers($0) }
    if ids.count > 1 {
      let rest = words.dropFirst(ids.count)
      let isText = rest.isEmpty ? needsText : Self.isDate(ids.suffix(1) + rest, than: rest, clock)
      if isText { ids = ids.dropLast() }
    }
    let named = ids.isEmpty ? words.prefix(1) : ids
    entities = Array(named)
    text = words.dropFirst(named.count)
  }

  /// Returns whether the number at the beginning of `words` is part of a date, as in `24 Dec` and
  /// `2 weeks`.
  ///
  /// `rest` contains the words after the number. If they are a date by themselves, the result is
  /// `false`.
  private static func isDate(
    _ words: ArraySlice<String>,
    than rest: ArraySlice<String>,
    _ clock: UserClock
  ) -> Bool {
    guard read(Array(rest), clock) == 0, let unit = rest.first, unit.first?.isLetter == true else {
      return false
    }
    return read(Array(words), clock) > 1 || read(["in"] + words, clock) > 2
      || read(words.prefix(2) + ["sonra"], clock) > 2
  }

  /// Returns how many words at the beginning are a date or a time; 0 if there is none.
  private static func read(_ words: [String], _ clock: UserClock) -> Int {
    do throws(MomentFault) {
      return try LeadingMoment(of: words, on: clock).wordCount
    } catch {
      return 0
    }
  }

  /// Returns how many words at the beginning form a complete condition, as few as possible; `nil`
  /// if none do.
  private static func conditionCount(_ words: ArraySlice<String>) -> Int? {
    // More words than users type before a text.
    let maximumCount = 100
    for count in 1...max(min(words.count, maximumCount), 1) where count <= words.count {
      let next = words.dropFirst(count).first
      if let next, ["and", "or"].contains(next) || SearchClauses.isComparison(next) { continue }
      do throws(SearchSyntaxError) {
        _ = try SearchClauses(["where"] + words.prefix(count))
        return count
      } catch {
        continue
      }
    }
    return nil
  }
}
