/// Counts the cells of one cluster, scalar by scalar.
struct CellCounter {
  /// No terminal draws one cluster over more cells.
  static let maximumColumns = 2

  private(set) var columns = 0
  private var last: ScalarClass = .zero
  private var lastScalar: UInt32 = 0
  private var scalarCount = 0

  /// Adds a scalar of the same grapheme cluster, or says that it needs cells of its own.
  ///
  /// Some grapheme clusters have no bound (Hangul initials, prepended letters): a terminal gives each of
  /// their scalars its own cells.
  mutating func takes(_ scalar: UInt32) -> Bool {
    let kind = ScalarClass(of: scalar)
    guard let total = total(adding: scalar, kind) else { return false }
    columns = total
    last = kind
    lastScalar = scalar
    scalarCount += 1
    return true
  }

  /// The cells with one scalar more, or `nil` where it does not fit into them.
  private func total(adding scalar: UInt32, _ kind: ScalarClass) -> Int? {
    if scalarCount == 0 { return kind.columns }
    switch scalar {
    case 0xFE0F: return last == .narrowEmoji ? 2 : columns
    case 0xFE0E: return last == .wide ? 1 : columns
    // UTS #51: a modifier asks for the emoji presentation of what it follows.
    case 0x1F3FB...0x1F3FF: return Self.maximumColumns
    case 0x1F1E6...0x1F1FF where scalarCount == 1: return Self.maximumColumns
    default: break
    }
    let sum = columns + kind.columns
    if sum <= Self.maximumColumns { return isJoinedEmoji(kind) ? columns : sum }
    switch kind {
    case .zero, .spacingMark: return columns
    // After a virama the letters share the cells of one conjunct.
    case .narrow: return last == .zero ? columns : nil
    case .narrowEmoji, .wide: return isJoinedEmoji(kind) ? columns : nil
    case .narrowJoiner, .wideJoiner: return nil
    }
  }

  /// Whether a scalar is drawn into the picture before U+200D.
  private func isJoinedEmoji(_ kind: ScalarClass) -> Bool {
    lastScalar == 0x200D && (kind == .wide || kind == .narrowEmoji)
  }
}
