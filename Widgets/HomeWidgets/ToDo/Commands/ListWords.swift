import Foundation
import Ground
import Moments
import SharedStore
import WidgetIntents

/// Parses the conditions of `todo ls`, such as `today +home`, `pri:high no:date`, `due < friday` or
/// a part of a name.
///
/// All conditions must be met. Words such as `today` are understood in English and Turkish; after
/// `--` each word is a part of the name.
struct ListWords {
  /// The filter for all conditions except the one on `state`.
  private(set) var filter = StoreFilter.all([])
  private(set) var state = ToDoScope.State.open
  /// Whether to-dos that cannot be done yet are included.
  ///
  /// They are if a condition is about `notBefore`, or identifies a to-do by number.
  private(set) var includesLater = false

  /// The to-dos that are listed, and their order.
  var scope: ToDoScope {
    ToDoScope(filter: filter, state: state, includesLater: includesLater)
  }

  private let context: IntentContext
  private let clock: UserClock
  private var stored: [StoreFilter] = []
  private var conditions: [EntityFilter] = []

  /// Parses the conditions, which are passed as the words that the user typed.
  ///
  /// - Throws: `QuickTextError` for a sign with an invalid value, `IntentError` for a condition
  ///   that cannot be evaluated.
  init(_ typed: [String], in context: IntentContext, on clock: UserClock) async throws {
    (self.context, self.clock) = (context, clock)
    let words = typed.flatMap { SearchClauses.words(of: $0) }
    let end = words.firstIndex(of: QuickWord.end) ?? words.endIndex
    var rest = words[..<end]
    while let word = rest.first {
      if let count = try takeConditions(rest) {
        rest = rest.dropFirst(count)
      } else {
        rest.removeFirst()
        if try takeWord(word) { continue }
        if try takeField(word, &rest) { continue }
        take(label: word)
      }
    }
    stored += words[end...].dropFirst().map { .contains("name", $0) }
    let wanted = try await EntityFilter.and(conditions).resolved(of: ToDo.self, in: context)
    guard let found = ToDoCondition(days: UserDays(context.calendar)).filter(wanted) else {
      throw QuickTextError.condition(typed.joined(separator: " "))
    }
    filter = .all(stored + [found])
  }

  private mutating func takeWord(_ word: String) throws -> Bool {
    let day = { (comparison: EntityComparison, day: CivilDate) in
      EntityFilter.compare(property: "due", comparison, .text(day.text))
    }
    let meanings: [ToDoWord] = [
      .today, .tomorrow, .late, .week, .done, .cancelled, .all, .later, .blocked,
    ]
    switch ToDoWord.meaning(of: FoldedText.fold(word), among: meanings) {
    case .today: conditions.append(day(.equalTo, clock.today))
    case .tomorrow: conditions.append(day(.equalTo, clock.today.adding(days: 1)))
    case .late: conditions.append(.compare(property: "due", .lessThan, .text("now")))
    case .week:
      let monday = clock.today.startOfWeek
      conditions.append(day(.greaterThanOrEqualTo, monday))
      conditions.append(day(.lessThanOrEqualTo, monday.adding(days: 6)))
    case .done: state = .done
    case .cancelled: state = .cancelled
    case .all: state = .all
    case .later: state = .later
    case .blocked: state = .blocked
    default: return false
    }
    return true
  }

  /// Parses conditions such as `pri:high`, `due:friday`, `list:Work`, `note:x`, and `no:date` for
  /// to-dos without a date.
  ///
  /// - Returns: Whether the word is such a condition.
  private mutating func takeField(_ word: String, _ rest: inout ArraySlice<String>) throws -> Bool {
    guard let colon = word.firstIndex(of: ":"), word.index(after: colon) < word.endIndex else {
      return false
    }
    let value = String(word[word.index(after: colon)...])
    let head = FoldedText.fold(String(word[..<colon]))
    if ToDoWord.without.isMeant(by: head), let property = Self.property(value) {
      conditions.append(Self.without(property))
      return true
    }
    let isNone = ToDoWord.nothing.isMeant(by: FoldedText.fold(value))
    if isNone, head != "pri", let property = Self.property(head) {
      conditions.append(Self.without(property))
      return true
    }
    switch QuickSign.Field(word[..<colon]) {
    case .priority:
      guard let priority = ToDoPriority(typed: value) else { throw QuickTextError.priority(value) }
      conditions.append(.compare(property: "priority", .equalTo, .text(priority.rawValue)))
    case .due:
      do throws(MomentFault) {
        let read = try LeadingMoment(of: [value] + rest, on: clock)
        rest = rest.dropFirst(read.wordCount - 1)
        conditions.append(.compare(property: "due", .equalTo, operand(read.moment)))
      } catch {
        throw QuickTextError.due(value, error)
      }
    case .list: stored.append(.equals("listFolded", SearchText.folded(value)))
    case .note: stored.append(.contains("notes", value))
    case .from:
      do throws(MomentFault) {
        let read = try LeadingMoment(of: [value] + rest, on: clock)
        rest = rest.dropFirst(read.wordCount - 1)
        includesLater = true
        conditions.append(.compare(property: "notBefore", .equalTo, operand(read.moment)))
      } catch {
        throw QuickTextError.from(value, error)
      }
    case .url: stored.append(.contains("url", value))
    case .every, .remind, .after, nil: return false
    }
    return true
  }

  private func operand(_ moment: WrittenMoment) -> IntentInput {
    if case .day(let day) = moment { return .text(day.text) }
    return .value(.date(moment.instant(on: clock).date))
  }

  private static func without(_ property: String) -> EntityFilter {
    property == "priority"
      ? .compare(property: property, .equalTo, .text(ToDoPriority.none.rawValue))
      : .compare(property: property, .equalTo, .value(.none))
  }

  /// Returns the name of the property that a word such as `date` or `tag` means; `nil` for other
  /// words.
  private static func property(_ word: String) -> String? {
    let meanings: [ToDoWord] = [
      .date, .due, .tag, .list, .note, .priority, .from, .url, .remind, .after,
    ]
    return switch ToDoWord.meaning(of: FoldedText.fold(word), among: meanings) {
    case .date, .due: "due"
    case .tag: "tags"
    case .list: "list"
    case .note: "notes"
    case .priority: "priority"
    case .from: "notBefore"
    case .url: "url"
    case .remind: "reminders"
    case .after: "blockedBy"
    default: nil
    }
  }

  /// Returns the filter for `+home,work`: to-dos that have both tags, or one tag with that whole
  /// name.
  private static func tags(_ text: String) -> StoreFilter {
    let tags = text.split(separator: ",").map { $0.hasPrefix("+") ? $0.dropFirst() : $0 }
    guard tags.count > 1 else { return .hasLine("tags", text) }
    return .any([.hasLine("tags", text), .all(tags.map { .hasLine("tags", String($0)) })])
  }

  private mutating func take(label word: String) {
    let rest = String(word.dropFirst())
    switch word.first {
    case "+" where !rest.isEmpty: stored.append(Self.tags(rest))
    case "-" where rest.first?.isLetter == true: stored.append(.not(.hasLine("tags", rest)))
    case "@" where !rest.isEmpty: stored.append(.equals("listFolded", SearchText.folded(rest)))
    // A typed `#` may be a part of a name, but it marks a tag in other programs, so both are
    // searched.
    case "#" where !rest.isEmpty:
      stored.append(.any([.hasLine("tags", rest), .contains("name", word)]))
    default: stored.append(.contains("name", word))
    }
  }
}

extension ListWords {
  /// Parses conditions of `find` at the beginning of the words, such as `due < friday`.
  ///
  /// - Returns: The number of words that were parsed; `nil` if the words do not begin with a
  ///   condition.
  private mutating func takeConditions(_ words: ArraySlice<String>) throws -> Int? {
    let isAsked = words.first == "where"
    let reader = ConditionWords(Array(words.dropFirst(isAsked ? 1 : 0)), on: clock)
    let read = reader.read(isAsked: isAsked)
    guard read.count > 0 || isAsked else { return nil }
    do throws(SearchSyntaxError) {
      let clauses = try SearchClauses(["where"] + read.words)
      conditions.append(clauses.filter)
    } catch {
      throw IntentError.failed(
        message: error.message,
        hint: error.hint,
        exitCode: ExitCode.usage.rawValue
      )
    }
    // Conditions about completion also apply to closed to-dos.
    let asksForState = read.words.contains { word in
      ["isDone", "doneAt", "state"].contains { word.hasPrefix($0) }
    }
    if asksForState { state = .all }
    includesLater =
      includesLater
      || read.words.contains { word in
        ["notBefore", "number", "id"].contains { word.hasPrefix($0) }
      }
    return read.count + (isAsked ? 1 : 0)
  }
}

/// Finds how many words at the beginning of a text are conditions of `find`.
private struct ConditionWords {
  private let words: [String]
  private let clock: UserClock

  private static let properties: Set<String> = [
    "id", "number", "name", "isDone", "due", "dueDate", "priority", "notes", "tags", "list",
    "doneAt", "repeats", "state", "notBefore", "startedAt", "addedAt", "modifiedAt", "url",
    "reminders", "blockedBy", "recurrenceRule", "steps",
  ]
  private static let moments: Set<String> = [
    "due", "dueDate", "doneAt", "notBefore", "startedAt", "addedAt", "modifiedAt",
  ]

  init(_ words: [String], on clock: UserClock) {
    (self.words, self.clock) = (words, clock)
  }

  /// Returns the conditions, with each value joined into one word, and the number of words that
  /// form them.
  ///
  /// `isAsked` means that the word `where` comes before them. Then unknown properties are
  /// conditions too, and so are properties without a value.
  func read(isAsked: Bool) -> (words: [String], count: Int) {
    var read: [String] = []
    var index = 0
    while let condition = condition(at: index, isAsked: isAsked || !read.isEmpty) {
      let isJoined = index < words.count && ["and", "or"].contains(words[index])
      guard read.isEmpty || isJoined else { break }
      read += condition.words
      index = condition.end
    }
    return (read, index)
  }

  /// Returns the condition at an index, with an `and`, `or` or `not` before it, and the index after
  /// it.
  ///
  /// `isAsked` means that the word `where` comes before the conditions, so that unknown properties
  /// are allowed. It is `nil` if there is no condition.
  private func condition(at start: Int, isAsked: Bool) -> (words: [String], end: Int)? {
    var read: [String] = []
    var index = start
    while index < words.count, ["and", "or", "not"].contains(words[index]) {
      read.append(words[index])
      index += 1
    }
    guard index < words.count else { return nil }
    let property = words[index]
    let isKnown = Self.properties.contains { property.hasPrefix($0) }
    let comparison = index + 1 < words.count ? words[index + 1] : ""
    if isAsked || Self.properties.contains(property), SearchClauses.isComparison(comparison) {
      read += [property, comparison]
      index += 2
      if comparison == "is", index < words.count, words[index] == "not" {
        read.append("not")
        index += 1
      }
      guard index < words.count else { return (read, index) }
      let value = value(of: property, at: index)
      return (read + [value.text], index + value.count)
    }
    guard isKnown, property.contains(where: { "=<>!".contains($0) }) || isAsked else { return nil }
    return (read + [property], index + 1)
  }

  /// Returns the value at an index, and the number of its words; a date may have several words.
  private func value(of property: String, at index: Int) -> (text: String, count: Int) {
    let rest = Array(words[index...])
    let isMoment = Self.moments.contains(property)
    let count = isMoment ? (try? LeadingMoment(of: rest, on: clock).wordCount) ?? 1 : 1
    return (rest.prefix(count).joined(separator: " "), count)
  }
}
