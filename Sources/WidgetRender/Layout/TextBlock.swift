/// The words of one text at the moment of drawing, cut into clusters once.
struct TextBlock {
  let flow: FlowText
  /// Drawn where `flow` does not fit on one line: relative dates in short units (WK-114).
  private let abbreviated: FlowText?
  private let lineLimit: Int?
  private let reservedLines: Int
  private let truncation: ArchivedText.Truncation
  /// The size without any wrapping.
  private let ideal: CellSize

  init(_ text: ArchivedText, in context: DrawContext) {
    flow = Self.flow(text.runs, context, isAbbreviated: false)
    let hasRelativeDate = text.runs.contains {
      if case .date(_, .relative) = $0.content { true } else { false }
    }
    abbreviated = hasRelativeDate ? Self.flow(text.runs, context, isAbbreviated: true) : nil
    lineLimit = text.lineLimit.map { max($0, 1) }
    // A reservation beyond any screen would only make the box taller than what can be shown.
    reservedLines = text.reservesSpace ? min(lineLimit ?? 1, CellGrid.maximumSide) : 1
    truncation = text.truncation
    let lines = TextWrap.lines(
      of: flow,
      columns: nil,
      maximumLines: lineLimit,
      truncation: text.truncation
    )
    ideal = CellSize(columns: Self.width(lines), rows: lines.count)
  }

  /// The answer where the text is one line that fits; `nil` where it has to be wrapped.
  func unwrapped(in proposal: ProposedCellSize) -> Measurement? {
    guard ideal.rows == 1, reservedLines == 1,
      ideal.columns <= proposal.columns ?? Cells.infinity
    else { return nil }
    return Measurement(columns: ideal.columns, rows: 1, firstBaseline: 0, lastBaseline: 0)
  }

  /// SU-47 to SU-50: the widest line, and the lines that limit and height leave, at least one.
  func measure(_ proposal: ProposedCellSize) -> Measurement {
    let lines = wrapped(columns: proposal.columns, rows: proposal.rows).lines
    return Measurement(
      columns: Self.width(lines),
      rows: max(lines.count, reservedLines),
      firstBaseline: 0,
      lastBaseline: Int32(clamping: lines.count - 1)
    )
  }

  /// The lines for a width and height with the text whose clusters they name.
  func wrapped(columns: Int?, rows: Int?) -> (text: FlowText, lines: [TextLine]) {
    let text = columns ?? Cells.infinity < ideal.columns ? abbreviated ?? flow : flow
    var limit = rows.map { max($0, 1) }
    if let lineLimit { limit = min(limit ?? lineLimit, lineLimit) }
    // Text offered no width answers with its narrowest form.
    let lines = TextWrap.lines(
      of: text,
      columns: columns.map { max($0, 1) },
      maximumLines: limit,
      truncation: truncation
    )
    return (text, lines)
  }

  private static func width(_ lines: [TextLine]) -> Int {
    lines.reduce(0) { max($0, $1.columns) }
  }

  private static func flow(
    _ runs: [ArchivedText.Run],
    _ context: DrawContext,
    isAbbreviated: Bool
  ) -> FlowText {
    var flow = FlowText()
    for (number, run) in runs.enumerated() {
      switch run.content {
      case .verbatim(let words): flow.append(words, run: number)
      case .symbol(let name):
        flow.append(SymbolGlyph.named(name).text(isASCII: context.isASCII), run: number)
      default:
        let words = context.dates.text(for: run.content, isAbbreviated: isAbbreviated)
        flow.append(words ?? "", run: number)
      }
    }
    return flow
  }
}
