import WidgetRender

/// A text: verbatim, localized, or a value that is formatted when the picture is made or drawn.
///
/// ```swift
/// VStack(alignment: .leading) {
///   Text("Good morning").font(.headline)
///   Text(Date.now, style: .time)
///   Text("**Three** things to do")
/// }
/// ```
public struct Text: Equatable, Sendable {
  var pieces: [Piece]

  init(pieces: [Piece]) {
    self.pieces = pieces
  }

  init(_ content: ArchivedText.Content) {
    self.init(pieces: [Piece(content: .archived(content))])
  }

  init(_ value: FormattedValue) {
    self.init(pieces: [Piece(content: .formatted(value))])
  }

  /// Creates a text that is neither localized nor parsed as Markdown (SU-54).
  ///
  /// ```swift
  /// Text(verbatim: "*not italic*")
  /// ```
  public init(verbatim content: String) {
    self.init(.verbatim(content))
  }

  /// Creates a text from a variable, neither localized nor parsed as Markdown (SU-54).
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) {
    self.init(verbatim: String(content))
  }

  /// Returns a text that consists of two texts, each in its own style.
  public static func + (left: Text, right: Text) -> Text {
    Text(pieces: left.pieces + right.pieces)
  }

  /// Returns the text with the traits that `change` sets; traits that a piece of the text already
  /// has are kept.
  func with(_ change: (inout TextTraits) -> Void) -> Text {
    var traits = TextTraits()
    change(&traits)
    return Text(
      pieces: pieces.map { piece in
        var copy = piece
        copy.traits = piece.traits.within(traits)
        return copy
      }
    )
  }

  /// The text without dates and symbols, for names and descriptions of widgets.
  var plain: String {
    let environment = EnvironmentValues()
    return pieces.map { piece in
      if case .verbatim(let words) = piece.content.archived(in: environment) { words } else { "" }
    }.joined()
  }

  /// Returns the text painted with `style`, except for parts with their own style.
  func painted(_ style: some ShapeStyle) -> Text {
    Text(
      pieces: pieces.map { piece in
        var copy = piece
        copy.paint = piece.paint ?? Paint(style: AnyShapeStyle(style))
        return copy
      }
    )
  }

  /// A piece of the text with its own style.
  struct Piece: Equatable, Sendable {
    var content: Content
    var traits = TextTraits()
    var paint: Paint?
    /// The background of the letters; `nil` for none.
    var background: Color?

    /// The content of a piece: fixed text, or text that depends on the environment.
    enum Content: Equatable, Sendable {
      case archived(ArchivedText.Content)
      case formatted(FormattedValue)

      static func verbatim(_ words: String) -> Content { .archived(.verbatim(words)) }
    }
  }

  /// The style that a piece of text is painted with.
  struct Paint: Equatable, Sendable {
    let style: AnyShapeStyle

    static func == (left: Paint, right: Paint) -> Bool {
      let environment = EnvironmentValues()
      return left.style.archivedColor(in: environment)
        == right.style.archivedColor(in: environment)
    }
  }
}

extension Text.Piece.Content {
  /// Returns the content for an environment, converted to the upper or lower case that it sets.
  func archived(in environment: EnvironmentValues) -> ArchivedText.Content {
    switch self {
    case .archived(.verbatim(let words)): .verbatim(environment.cased(words))
    case .archived(let content):
      environment.textEnvironment.words(for: content).map { .verbatim($0) } ?? content
    case .formatted(let value):
      .verbatim(environment.cased(value.words(in: environment.textEnvironment)))
    }
  }
}

extension Text: View {
  public typealias Body = Never

  public func _archived(in scope: _ArchiveScope) -> [ArchivedView] {
    let words = scope.placed(archived(in: scope.environment))
    let text = ArchivedView.text(words)
    guard
      let squeezed = words.withoutBlanks(
        scaledBy: Double(scope.environment.minimumScaleFactor)
      )
    else {
      return [scope.masked(paintedAcross(text, in: scope.environment))]
    }
    // Where the blanks are not enough either, the text is cut as it is.
    let forms = [text, .text(squeezed), text]
      .map { scope.masked(paintedAcross($0, in: scope.environment)) }
    return [.firstThatFits(horizontal: true, vertical: false, forms)]
  }

  /// Returns the text as runs of one style each, with the environment's style for traits that are
  /// not set.
  func archived(in environment: EnvironmentValues) -> ArchivedText {
    var runs: [ArchivedText.Run] = []
    for piece in pieces {
      let style = TextStyle(
        foreground: piece.paint?.style.archivedColor(in: environment)
          ?? environment.foreground.color(level: 1),
        background: piece.background?.archived,
        attributes: piece.traits.within(environment.textTraits).attributes
      )
      let content = piece.content.archived(in: environment)
      if case .verbatim(let words) = content, let last = runs.last, last.style == style,
        case .verbatim(let before) = last.content
      {
        runs[runs.count - 1].content = .verbatim(before + words)
      } else {
        runs.append(ArchivedText.Run(content, style: style))
      }
    }
    return ArchivedText(
      runs: runs,
      lineLimit: environment.lineRule.limit,
      minimumLines: environment.lineRule.minimum,
      truncation: environment.truncation,
      alignment: environment.multilineTextAlignment.archived,
      letterRows: letterRows(runs, in: environment)
    )
  }

  /// The most characters that are shown in large letters; a longer text is shown in normal ones.
  private static let largestLetterCount = 12

  /// Returns the letter height of the largest piece, in rows.
  ///
  /// The height is 1 for a text that is too long for large letters.
  private func letterRows(_ runs: [ArchivedText.Run], in environment: EnvironmentValues) -> Int {
    let outer = environment.textTraits.font
    let rows = pieces.reduce(1) { max($0, ($1.traits.font ?? outer)?.letterRows ?? 1) }
    guard rows > 1, !environment.hasSystemFont else { return 1 }
    var count = 0
    for case .verbatim(let words) in runs.lazy.map(\.content) {
      count += words.prefix(Self.largestLetterCount + 1).count
    }
    return count <= Self.largestLetterCount ? rows : 1
  }
}

extension Text {
  /// Returns `view`, painted with one gradient if all letters of the text have the same gradient.
  private func paintedAcross(_ view: ArchivedView, in environment: EnvironmentValues)
    -> ArchivedView
  {
    // Most texts are painted with one colour: nothing runs across them.
    if !environment.foreground.runsAcross, pieces.allSatisfy({ $0.paint == nil }) { return view }
    var shared: ArchivedPaint?
    for piece in pieces {
      let paint =
        piece.paint?.style.archivedPaint(in: environment) ?? environment.foreground.paint(level: 1)
      if case .color = paint { return view }
      if let shared, shared != paint { return view }
      shared = paint
    }
    return shared.map { .modified(view, .foreground($0)) } ?? view
  }
}

extension ArchivedText {
  /// The most words between which spaces are removed; more words cannot be read without spaces.
  private static let mostSqueezedWords = 3

  /// Returns the text without spaces for a narrow line, because letters cannot become smaller
  /// (SU-85).
  ///
  /// - Returns: `nil` for other texts than two or three words on one line, or if the result would
  ///   be shorter than the scaled text.
  fileprivate func withoutBlanks(scaledBy factor: Double) -> ArchivedText? {
    guard factor < 1, lineLimit == 1, letterRows <= 1, runs.count == 1,
      case .verbatim(let words) = runs[0].content
    else { return nil }
    let parts = words.split(separator: " ")
    guard (2...Self.mostSqueezedWords).contains(parts.count) else { return nil }
    let joined = parts.joined()
    guard Double(joined.count) >= Double(words.count) * factor else { return nil }
    var squeezed = self
    squeezed.runs[0].content = .verbatim(joined)
    return squeezed
  }
}
