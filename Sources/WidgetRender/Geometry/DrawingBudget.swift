/// The work that may be spent on one picture, so that no archive blocks its reader (RI-13).
///
/// Work is counted in steps of about ten nanoseconds and charged before it is done. Work that costs
/// more than the remaining budget is left out; cheaper work is still done.
struct DrawingBudget: Sendable, Hashable {
  /// A kind of work, counted in units.
  enum Work: Sendable {
    /// The work of filling a cell with a colour.
    case fill
    /// The work of storing and comparing a cell of a picture, a layer or a mask.
    case layer
    /// The work of finding the colour of a gradient for one letter.
    case sample
    /// The work of filling a cell with a gradient.
    case gradient
    /// The work of drawing a cell that an outline covers partly.
    case cover
    /// The work of creating or moving a point of an outline.
    case point
    /// The work of finding a corner of the area that a stroke covers.
    case corner
    /// The work of separating one stroke of a dashed line.
    case dash
    /// The work at one crossing of an edge and a sampled line, or for one dot of a thin line.
    case crossing
    /// The work for a byte of plain ASCII text, and for a byte of any other text.
    case plainByte, byte
    /// The work of formatting a date as text.
    case date
    /// The work of finding and reading the file of a time zone that a text names.
    case zone
    /// The work of drawing a large letter in one of its sizes.
    case letter
    /// The work of reading the drawing of a symbol.
    case symbol

    /// The cost of one unit of the work, in steps of about ten nanoseconds, as measured with the
    /// archives of `ArchiveFuzz`.
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
