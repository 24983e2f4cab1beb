import WidgetRender

/// How many lines a text may take, and whether it keeps the room of those it does not need.
struct LineRule: Hashable, Sendable {
  var limit: Int?
  var reservesSpace = false
}

extension EnvironmentValues {
  private enum LineRuleKey: EnvironmentKey {
    static let defaultValue = LineRule()
  }
  private enum AlignmentKey: EnvironmentKey {
    static let defaultValue = TextAlignment.leading
  }
  private enum TruncationKey: EnvironmentKey {
    static let defaultValue = ArchivedText.Truncation.tail
  }

  var lineRule: LineRule {
    get { self[LineRuleKey.self] }
    set { self[LineRuleKey.self] = newValue }
  }

  var truncation: ArchivedText.Truncation {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }

  /// The greatest number of lines of a text; `nil` is no limit, less than one acts as one (SU-50).
  public var lineLimit: Int? {
    get { lineRule.limit }
    set { lineRule = LineRule(limit: newValue.map { max($0, 1) }) }
  }

  /// How the lines of one text lie relative to each other.
  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }
}
