import SharedStore
import WidgetTerminal
import WidgetTimeline

extension StoredReload {
  /// Returns everything recorded about a reload, with names instead of numbers.
  ///
  /// `isAhead` is `true` if the reload was recorded while the clock was ahead.
  func json(isAhead: Bool) -> JSONText {
    .object(times(isAhead) + causes + results + [("cost", costs)])
  }

  private typealias Members = [(String, JSONText)]

  private func times(_ isAhead: Bool) -> Members {
    [
      ("count", .integer(count)), ("due", .instant(due)), ("begun", .instant(begun)),
      ("ended", .instant(ended)), ("isAhead", .bool(isAhead)),
    ]
  }

  private var causes: Members {
    let asker = ReloadAsker(rawValue: asker).map { "\($0)" }
    let changed = mark.map { DirtyCause($0).rawValue }
    return [
      ("reason", .string(reason)), ("asker", .optional(asker)), ("changed", .optional(changed)),
      ("collection", .optional(collection)), ("run", Self.number(mark?.run)),
      ("tries", .integer(tries)), ("isOffline", .bool(isOffline)),
    ]
  }

  private var results: Members {
    let result = ReloadRecord.Result(rawValue: result).map { "\($0)" }
    let exemption = exemption.flatMap(BudgetExemption.init).map { "\($0)" }
    let isCounted = (made != nil || error != nil) && exemption == nil
    return [
      ("result", .optional(result)), ("error", .optional(error)),
      ("entries", Self.number(made?.entries)), ("bytes", Self.number(made?.bytes)),
      ("policy", .optional(made?.policy.name)), ("policyDate", .instant(made?.policy.instant)),
      ("next", .instant(next)), ("diagnostics", .array(diagnosticNames.map { .string($0) })),
      ("differs", .optional(difference.map { "\($0)" })), ("isCounted", .bool(isCounted)),
      ("exemption", .optional(exemption)),
    ]
  }

  private var costs: JSONText {
    .object([
      ("wallMicroseconds", .integer(cost.wall)), ("hostMicroseconds", Self.number(cost.host)),
      ("extensionMicroseconds", Self.number(cost.ofExtension)),
      ("networkBytes", Self.number(cost.network)),
    ])
  }

  private static func number(_ value: Int64?) -> JSONText { value.map { .integer($0) } ?? .null }

  private var collection: String? {
    if case .collection(let name) = mark?.source { name } else { nil }
  }

  /// The names of the problems with the timeline's entries that the extension has reported, such as
  /// `unsorted`.
  private var diagnosticNames: [String] {
    ["unsorted", "superseded", "unusableDates", "unusableRelevances", "startsInFuture"]
      .enumerated().filter { diagnostics & (1 << Int64($0.offset)) != 0 }.map(\.element)
  }
}

extension StoredPolicy {
  fileprivate var name: String {
    switch self {
    case .atEnd: "atEnd"
    case .never: "never"
    case .after: "after"
    }
  }

  fileprivate var instant: Int64? { if case .after(let date) = self { date } else { nil } }
}
