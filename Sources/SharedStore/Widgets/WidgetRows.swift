// The columns are in the order of `WidgetSQL`.
extension PlacedWidget {
  static let columnCount: Int32 = 14

  init(row: Statement, from first: Int32) {
    self.init(
      id: row.integer(first),
      shortID: row.text(first + 1),
      extensionName: row.text(first + 2),
      kind: row.text(first + 3),
      family: row.integer(first + 4),
      configuration: row.bytes(first + 5),
      position: row.integer(first + 6),
      name: row.optionalText(first + 7),
      isSizeNamed: row.integer(first + 8) != 0,
      dismissal: row.optionalInteger(first + 9),
      board: row.integer(first + 10),
      stack: row.optionalText(first + 11),
      budget: row.optionalText(first + 12),
      kindName: row.optionalText(first + 13)
    )
  }
}

extension StoredTimeline {
  static let columnCount: Int32 = 13

  init(row: Statement, from first: Int32) {
    self.init(
      id: row.integer(first),
      placement: row.integer(first + 1),
      family: row.integer(first + 2),
      generation: row.integer(first + 3),
      made: row.integer(first + 4),
      policy: StoredPolicy(
        number: row.integer(first + 5),
        date: row.optionalInteger(first + 6)
      ),
      due: row.integer(first + 7),
      failures: row.integer(first + 8),
      lastError: row.optionalText(first + 9),
      reason: row.text(first + 10),
      isDirty: row.integer(first + 11) != 0,
      waitsUntil: row.optionalInteger(first + 12)
    )
  }
}

extension StoredPolicy {
  /// Creates a policy from its stored number; an unknown number is read as the policy without
  /// reloads.
  init(number: Int64, date: Int64?) {
    self =
      switch (number, date) {
      case (0, _): .atEnd
      case (2, let date?): .after(date)
      default: .never
      }
  }

  var number: Int64 {
    switch self {
    case .atEnd: 0
    case .never: 1
    case .after: 2
    }
  }

  var date: Int64? {
    if case .after(let date) = self { date } else { nil }
  }
}
