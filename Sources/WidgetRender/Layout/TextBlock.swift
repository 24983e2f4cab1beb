/// The content of one text at the moment of drawing.
///
/// Most texts are one run of printable ASCII that fits on its line; they are never divided into
/// clusters.
struct TextBlock {
  /// The whole text if it is one run of printable ASCII, otherwise `nil`.
  let plain: String?
  /// The size in cells without any wrapping.
  let ideal: CellSize
  private let lineLimit: Int?
  private let reservedLines: Int
  private let truncation: ArchivedText.Truncation
  /// The clusters and large letters of the text; `nil` for most texts, which need neither.
  private let forms: Forms?

  /// The text in clusters and in large letters.
  private final class Forms {
    /// The text in large letters in each available size, highest first; empty if it has none.
    let letters: [LetterForm]
    let flow: FlowText?
    /// The text with relative dates in short units (WK-114), drawn if `flow` does not fit on one
    /// line; `nil` if there are no such dates.
    let abbreviated: FlowText?
    let idealLines: [TextLine]

    init(_ letters: [LetterForm]) {
      (self.letters, flow, abbreviated, idealLines) = (letters, nil, nil, [])
    }

    init(
      _ letters: [LetterForm],
      _ flow: FlowText,
      abbreviated: FlowText?,
      idealLines: [TextLine]
    ) {
      self.letters = letters
      self.flow = flow
      self.abbreviated = abbreviated
      self.idealLines = idealLines
    }
  }

  init(_ text: ArchivedText, in context: DrawContext) {
    let letters = text.letterRows > 1 ? Self.letters(of: text, context) : []
    if text.runs.count == 1, case .verbatim(let words) = text.runs[0].content,
      let plain = Self.plain(words)
    {
      self.init(plain, text, letters.isEmpty ? nil : Forms(letters))
      return
    }
    let flow = Self.flow(text.runs, context, isAbbreviated: false)
    let hasRelativeDate = text.runs.contains {
      if case .date(_, .relative) = $0.content { true } else { false }
    }
    let lines = TextWrap.lines(
      of: flow,
      columns: nil,
      maximumLines: Self.limit(of: text),
      truncation: text.truncation
    )
    let forms = Forms(
      letters,
      flow,
      abbreviated: hasRelativeDate ? Self.flow(text.runs, context, isAbbreviated: true) : nil,
      idealLines: lines
    )
    let ideal = CellSize(columns: Self.width(lines), rows: lines.count)
    self.init(nil, text, forms, ideal: ideal)
  }

  /// Creates a text of printable ASCII in letters of the usual height.
  init(plain: String, _ text: ArchivedText) {
    self.init(plain, text, nil)
  }

  private init(_ plain: String, _ text: ArchivedText, _ forms: Forms?) {
    self.init(plain, text, forms, ideal: CellSize(columns: plain.utf8.count, rows: 1))
  }

  private init(_ plain: String?, _ text: ArchivedText, _ forms: Forms?, ideal: CellSize) {
    self.plain = plain
    self.forms = forms
    self.ideal = ideal
    lineLimit = Self.limit(of: text)
    // Reserving more rows than any screen has would have no visible effect.
    reservedLines = max(min(text.minimumLines, lineLimit ?? .max, CellSize.maximumSide), 1)
    truncation = text.truncation
  }

  private static func limit(of text: ArchivedText) -> Int? { text.lineLimit.map { max($0, 1) } }

  private var hasNoLetters: Bool { forms?.letters.isEmpty ?? true }

  /// The width in columns of a text that is one line in enough room; `nil` if it can have several
  /// lines.
  var singleLine: Int? {
    ideal.rows == 1 && reservedLines == 1 && hasNoLetters ? ideal.columns : nil
  }

  /// Whether the text is one line at any width.
  var isAlwaysOneLine: Bool {
    reservedLines == 1 && hasNoLetters && (lineLimit == 1 || plain?.isEmpty == true)
  }

  /// The least width of the text, if it is known without wrapping, otherwise `nil`.
  var narrowest: Int? {
    guard let first = plain?.utf8.first else { return nil }
    return first == 0x20 ? nil : 1
  }

  /// The whole text before wrapping and truncation.
  var words: String { plain ?? forms?.flow.map { String(decoding: $0.utf8, as: UTF8.self) } ?? "" }

  /// The columns of the longest word, or 0 for a text of one line, which is truncated instead of
  /// wrapped.
  var longestWord: Int {
    if lineLimit == 1 { return 0 }
    return plain.map { LongestWord.columns(in: $0) } ?? forms?.flow.map {
      LongestWord.columns(in: $0)
    } ?? 0
  }

  /// Returns the size of the text (SU-47 to SU-50): its widest line, and the lines that the limits
  /// allow, at least one.
  func measure(_ proposal: ProposedCellSize) -> Measurement {
    if let form = largeForm(columns: proposal.columns, rows: proposal.rows) {
      let baseline = Int32(clamping: form.size.rows - 1)
      return Measurement(
        columns: form.size.columns,
        rows: form.size.rows,
        firstBaseline: baseline,
        lastBaseline: baseline
      )
    }
    let lines = wrapped(columns: proposal.columns, rows: proposal.rows).lines
    return Measurement(
      columns: Self.width(lines),
      rows: max(lines.count, reservedLines),
      firstBaseline: 0,
      lastBaseline: Int32(clamping: lines.count - 1)
    )
  }

  /// Returns the lines for a width and height, and the text whose clusters they refer to.
  func wrapped(columns: Int?, rows: Int?) -> (text: FlowText, lines: [TextLine]) {
    let fits = columns ?? Cells.infinity >= ideal.columns
    let flow = forms?.flow
    let text = (fits ? flow : forms?.abbreviated ?? flow) ?? plainFlow
    if fits, let lines = forms?.idealLines, lines.count == 1 { return (text, lines) }
    var limit = rows.map { max($0, 1) }
    if let lineLimit { limit = min(limit ?? lineLimit, lineLimit) }
    // If the proposed width is 0, the text has its narrowest form.
    let lines = TextWrap.lines(
      of: text,
      columns: columns.map { max($0, 1) },
      maximumLines: limit,
      truncation: truncation
    )
    return (text, lines)
  }

  /// Returns the highest large letters that fit; `nil` if the text is drawn in normal ones.
  func largeForm(columns: Int?, rows: Int?) -> LetterForm? {
    forms?.letters.first {
      $0.size.columns <= columns ?? Cells.infinity && $0.size.rows <= rows ?? Cells.infinity
    }
  }

  private static func letters(of text: ArchivedText, _ context: DrawContext) -> [LetterForm] {
    let flow = flow(text.runs, context, isAbbreviated: false)
    // The signs that replace quarters of cells in ASCII are too coarse for strokes of one pixel.
    return LetterFont.all
      .filter { $0.rows <= text.letterRows && !(context.isASCII && $0.gap == 0) }
      .compactMap { LetterForm(flow, $0) }
  }

  private var plainFlow: FlowText {
    var flow = FlowText()
    flow.append(plain ?? "", run: 0)
    return flow
  }

  private static func plain(_ words: String) -> String? {
    // Most texts are printable ASCII, which is safe and has one column for each byte.
    if TextWidth.isPrintableASCII(words) { return words }
    let safe = TerminalText.sanitized(words, lineBreaks: .kept)
    // Beyond ASCII a cluster has more bytes than columns, a line feed has no column.
    return TextWidth.columns(of: safe) == safe.utf8.count ? safe : nil
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

extension ArchivedText {
  /// The content of a text that is one run of printable ASCII in letters of the usual height,
  /// otherwise `nil`.
  var plainWords: String? {
    guard letterRows <= 1, runs.count == 1, case .verbatim(let words) = runs[0].content,
      TextWidth.isPrintableASCII(words)
    else { return nil }
    return words
  }

  /// Spends the cost of finding the text's content; spends nothing and returns `false` if the
  /// remaining budget does not suffice.
  func spend(from budget: inout DrawingBudget) -> Bool {
    var rest = budget
    for run in runs {
      switch run.content {
      case .verbatim(let words):
        let isPlain = TextWidth.isASCII(words)
        guard rest.spend(words.utf8.count, isPlain ? .plainByte : .byte) else { return false }
        // Each size up to the requested one is created, because the room decides between them.
        let letters = letterRows > 1 ? words.utf8.count * LetterFont.all.count : 0
        guard rest.spend(letters, .letter) else { return false }
      case .symbol: break
      case .date, .timer, .interval: guard rest.spend(1, .date) else { return false }
      }
    }
    budget = rest
    return true
  }
}
