import Moments
import SharedStore
import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// Describes a timeline of a placed widget, as text and as JSON.
struct TimelineText {
  let widget: PlacedWidget
  let timeline: StoredTimeline
  let foreseen: ForeseenTimeline
  let now: Int64
  let zone: TimeZoneRules
  /// The last reloads of the timeline: lines of text, and the last reload as JSON.
  var reloads: (facts: [String], last: JSONText) = ([], .null)
  /// The time span whose entries are listed; `nil` for all entries.
  var span: Range<Int64>?
  /// The text about the timeline's reload budget; `nil` if it is not shown.
  var budget: BudgetWords?
  /// The text about the widget's stack; `nil` if the widget is not in a stack.
  var stack: StackWords?
  /// The line about the member of the stack that is shown in a single line; `nil` if that is the
  /// front widget.
  var lineOfStack: String?

  /// Lines about the timeline: when and why it was made, its next reload, its age, its budget, its
  /// failures and its stack.
  var facts: [String] {
    var facts = [
      "\(WidgetSelector.name(of: widget)), \(size)",
      "made      \(made)",
      "policy    \(timeline.generation > 0 ? policy : "known once it is made")",
      "next      \(next)",
      "reason    \(timeline.reason)",
    ]
    facts += reloads.facts
    if let age = PictureAge.ofStale(timeline, at: now) {
      facts.append("stale     made \(DurationText.short(microseconds: age)) ago")
    }
    facts += budgetFacts
    if timeline.failures > 0 {
      facts.append("failures  \(timeline.failures): \(timeline.lastError ?? "unknown")")
    }
    if let remark = timeline.remark { facts.append("remark    \(remark)") }
    if let stack {
      facts += ["stack     \(stack.place(of: widget))", "because   \(stack.reason)"]
      if let line = lineOfStack { facts.append("one line  \(line)") }
    }
    return facts
  }

  /// Lines about the budget and a postponed reload; empty without either, as for most timelines.
  private var budgetFacts: [String] {
    guard let budget else { return [] }
    var facts = budget.budget == ReloadBudget.none ? [] : ["budget    \(budget.left)"]
    if let wait = budget.wait {
      facts.append("waits     until \(instant(wait.until)), since \(instant(wait.since))")
    }
    return facts
  }

  private var budgetJSON: [(String, JSONText)] {
    [
      ("budget", .optional(budget?.budget.text)),
      (
        "budgetLeft",
        budget.flatMap { $0.budget.left($0.state, at: $0.now) }.map { .integer(Int64($0)) } ?? .null
      ),
      ("waitsSince", .instant(budget?.wait?.since)), ("waitsUntil", .instant(budget?.wait?.until)),
    ]
  }

  /// The words for the time at which the timeline was made, and for its age.
  private var made: String {
    guard timeline.generation > 0 else { return "not yet" }
    guard timeline.made <= now else { return instant(timeline.made) }
    let age = DurationText.short(microseconds: now - timeline.made)
    return "\(instant(timeline.made)), \(age) ago"
  }

  /// A table of the entries in the time span; `nil` if there are none.
  var table: TextTable? {
    let active = activeIndex
    let rows = listed.map { index in
      let entry = entries[index]
      let relevance = entry.relevance.map(Self.words(of:)) ?? ""
      let origin = foreseen.entries[index].isComputed ? "computed" : ""
      return [index == active ? ">" : "", instant(entry.date), relevance, origin]
    }
    return rows.isEmpty ? nil : TextTable(heading: ["", "FROM", "RELEVANCE", ""], rows: rows)
  }

  var json: JSONText {
    let active = activeIndex
    let members: [(String, JSONText)] = [
      ("id", .string(widget.shortID)),
      ("kind", .string(WidgetSelector.ownName(of: widget))),
      ("size", .string(size)),
      ("made", timeline.generation > 0 ? .instant(timeline.made) : .null),
      ("policy", .string(policyName)),
      ("policyDate", policyDate),
      ("nextReload", isOpen ? .null : .instant(timeline.due)),
      ("isDue", .bool(timeline.due <= now)),
      ("reason", .string(timeline.reason)),
      ("lastReload", reloads.last),
      ("isStale", .bool(PictureAge.ofStale(timeline, at: now) != nil)),
      ("failures", .integer(timeline.failures)),
      ("lastError", .optional(timeline.failures > 0 ? timeline.lastError : nil)),
      ("remark", .optional(timeline.remark)),
      ("stack", .optional(stack?.place(of: widget))),
      ("stackReason", .optional(stack?.reason)),
      ("stackLine", .optional(lineOfStack)),
      (
        "reloads",
        .array(
          foreseen.reloads.filter { span?.contains($0.date) ?? true }.map { reload in
            .object([
              ("date", .instant(reload.date)), ("reason", .string(reload.reason.rawValue)),
              ("isComputed", .bool(reload.isComputed)),
            ])
          }
        )
      ),
      (
        "entries",
        .array(
          listed.map { index in
            .object([
              ("date", .instant(entries[index].date)),
              ("isActive", .bool(index == active)),
              ("isComputed", .bool(foreseen.entries[index].isComputed)),
              ("relevance", entries[index].relevance.map { .number($0.score) } ?? .null),
              (
                "relevanceDuration",
                entries[index].relevance.map { .number($0.duration) } ?? .null
              ),
            ])
          }
        )
      ),
    ]
    return .object(members + budgetJSON)
  }

  /// Returns whether the entry at an index is shown at present.
  func isActive(_ index: Int) -> Bool { index == activeIndex }

  private var entries: [StoredEntry] { foreseen.entries.map(\.stored) }

  /// The index of the latest entry that is not after `now`, or else of the first entry (WK-75,
  /// WK-77); `nil` if there are none.
  private var activeIndex: Int? {
    entries.lastIndex { $0.date <= now } ?? entries.indices.first
  }

  /// The indices of the entries that are shown at some time in the time span.
  var listed: [Int] {
    guard let span else { return Array(entries.indices) }
    return entries.indices.filter { index in
      let isOver = index + 1 < entries.count && entries[index + 1].date <= span.lowerBound
      return !isOver && (entries[index].date < span.upperBound || index == entries.startIndex)
    }
  }

  /// Whether the due date means “at once” or “never”, and is therefore not shown as a date.
  private var isOpen: Bool { timeline.due == .min || timeline.due == .max }

  private var size: String {
    TimelineSize(number: timeline.family)?.words ?? "size \(timeline.family)"
  }

  private var policyName: String {
    switch timeline.policy {
    case .atEnd: "atEnd"
    case .never: "never"
    case .after: "after"
    }
  }

  private var policyDate: JSONText {
    if case .after(let date) = timeline.policy { .instant(date) } else { .null }
  }

  private var policy: String {
    switch timeline.policy {
    case .atEnd: "at the end"
    case .never: "never automatically"
    case .after(let date): "after \(instant(date))"
    }
  }

  private var next: String {
    if timeline.due == .max { return "never automatically" }
    return timeline.due <= now ? "due" : instant(timeline.due)
  }

  /// Returns a relevance score, followed by its duration if it has one, such as `2.0 for 1h`.
  private static func words(of relevance: StoredRelevance) -> String {
    guard relevance.duration > 0 else { return "\(relevance.score)" }
    // The limit prevents an overflow, and is later than any calendar date.
    let seconds = Int64(min(relevance.duration, 1e12))
    let duration = DurationText.short(microseconds: seconds * 1_000_000)
    return "\(relevance.score) for \(duration)"
  }

  private func instant(_ microseconds: Int64) -> String {
    ISODate.text(Instant(microseconds: microseconds), in: zone)
  }
}
