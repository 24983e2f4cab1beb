/// The work that may be spent on one picture, so that no archive blocks its reader (RI-13).
///
/// Work is counted in steps of about ten nanoseconds and charged before it is done. Work that costs
/// more than the remaining budget is left out; cheaper work is still done.
struct DrawingBudget: Sendable, Hashable {
  /// A kind of work, counted in units.
  enum Work: Sendable {
    /// A cell filled with a colour.
    case fill
    /// A cell of a picture, a layer or a mask, which is stored and compared.
    case layer
    /// The colour of a gradient for one letter.
    case sample
    /// A cell filled by a gradient.
    case gradient
    /// A cell that an outline covers partly.
    case cover
    /// A point of an outline, each time that it is created or moved.
    case point
    /// A corner of the area of a stroke.
    case corner
    /// A stroke of a dashed line.
    case dash
    /// A sampled line that crosses an edge, and a dot of a thin line.
    case crossing
    /// A byte of plain text, or of any other text.
    case plainByte, byte
    /// The text of a date.
    case date
    /// A time zone that a text names, whose file is found and read.
    case zone
    /// A large letter in one of its sizes.
    case letter
    /// A symbol whose drawing is read.
    case symbol

    /// The cost of a unit, as measured with the archives of `ArchiveFuzz`.
    var steps: Int {
      switch self {
      case .fill, .plainByte: 1
      case .crossing: 4
      case .point: 6
      case .byte: 8
      case .layer: 12
      case .corner: 14
      case .sample, .dash: 25
      case .gradient: 45
      case .cover: 60
      case .letter: 200
      case .date: 1_500
      case .symbol: 6_000
      case .zone: 20_000
      }
    }
  }

  /// The budget for drawing, about forty milliseconds: enough for several thousand shapes, and too
  /// short to notice.
  static let drawingSteps = 4_000_000
  /// The budget for the text of a picture, about twenty milliseconds, spent before any of it is
  /// placed.
  static let textSteps = 2_000_000

  private(set) var steps: Int

  /// Spends the cost of `count` units; spends nothing and returns `false` if the remaining budget
  /// does not suffice.
  mutating func spend(_ count: Int, _ work: Work) -> Bool {
    guard count <= room(for: work) else { return false }
    steps -= count * work.steps
    return true
  }

  /// Spends the cost of work that is already done, even if too little budget is left.
  mutating func spendDone(_ count: Int, _ work: Work) {
    steps -= min(count, room(for: work) + 1) * work.steps
  }

  /// Returns the number of units of work for which the remaining budget suffices.
  func room(for work: Work) -> Int { max(steps, 0) / work.steps }
}
