/// The inline Markdown of text literals: `**b** *i* ~~s~~ `c` [t](u) ^[3 apple](inflect: true)`,
/// and `\` before any of these.
///
/// Marks without a closing mark, or inside a word (`snake_case`), are kept as text. Interpolated
/// values are never parsed as Markdown.
enum InlineMarkdown {
  /// The greatest length of a literal that is parsed, as the search for closing marks is quadratic.
  private static let maximumLength = 2_000

  static func pieces(of elements: [LocalizedStringKey.Element]) -> [Text.Piece] {
    var tokens: [Token] = []
    for element in elements {
      switch element {
      case .literal(let string): tokens += string.map { .character($0) }
      case .argument(let text, _, let isOne): tokens.append(.text(text, isOne: isOne))
      }
    }
    guard tokens.count <= maximumLength else { return plain(tokens[...]) }
    return pieces(of: tokens[...])
  }

  enum Token: Equatable, Sendable {
    case character(Character)
    /// An interpolated value; `isOne` is whether a number equals one, and is `nil` for other
    /// values.
    case text(Text, isOne: Bool? = nil)

    var character: Character? {
      if case .character(let character) = self { character } else { nil }
    }

    var isSpace: Bool {
      if case .character(let character) = self { character.isWhitespace } else { false }
    }

    var isWordPart: Bool {
      guard case .character(let character) = self else { return true }
      return character.isLetter || character.isNumber
    }
  }

  private struct Mark: Sendable {
    let tokens: [Token]
    let change: @Sendable (inout TextTraits) -> Void

    init(_ mark: String, _ change: @escaping @Sendable (inout TextTraits) -> Void) {
      tokens = mark.map { .character($0) }
      self.change = change
    }
  }

  private static let marks = [
    Mark("**") { $0.isBold = true },
    Mark("__") { $0.isBold = true },
    Mark("~~") { $0.isStruckThrough = true },
    Mark("*") { $0.isItalic = true },
    Mark("_") { $0.isItalic = true },
    Mark("`") { _ in },
  ]

  private static func pieces(of tokens: ArraySlice<Token>) -> [Text.Piece] {
    var pieces: [Text.Piece] = []
    var pending: [Token] = []
    var rest = tokens
    func flush() {
      pieces += plain(pending[...])
      pending = []
    }
    while let first = rest.first {
      if first == .character("\\"), let next = rest.dropFirst().first, !next.isWordPart {
        pending.append(next)
        rest = rest.dropFirst(2)
      } else if let (inner, after, change) = enclosed(rest, before: pending.last) {
        flush()
        let inside = first == .character("`") ? plain(inner) : Self.pieces(of: inner)
        pieces += Text(pieces: inside).with(change).pieces
        rest = after
      } else if let (label, attributes, after) = attributed(rest) {
        flush()
        let isInflected = attributes.filter { !$0.isWhitespace }.contains("inflect:true")
        pieces += Self.pieces(of: isInflected ? Inflection.inflected(label)[...] : label)
        rest = after
      } else if let (label, _, after) = link(rest) {
        flush()
        let text = Text(pieces: Self.pieces(of: label))
        pieces += text.with { $0.isUnderlined = true }.painted(TintShapeStyle()).pieces
        rest = after
      } else {
        pending.append(first)
        rest = rest.dropFirst()
      }
    }
    flush()
    return pieces
  }

  /// Returns the tokens between two equal marks at the start of `tokens`, those after the second
  /// mark, and the marks' style.
  ///
  /// The value is `nil` if `tokens` does not start with a mark that is closed.
  private static func enclosed(
    _ tokens: ArraySlice<Token>,
    before: Token?
  ) -> (ArraySlice<Token>, ArraySlice<Token>, (inout TextTraits) -> Void)? {
    for mark in marks where tokens.starts(with: mark.tokens) {
      let isInsideWord = mark.tokens.first == .character("_") && before?.isWordPart == true
      let body = tokens.dropFirst(mark.tokens.count)
      guard !isInsideWord, let opening = body.first, !opening.isSpace else { continue }
      var end = body.startIndex + 1
      while end < body.endIndex {
        let closing = body[end...]
        if closing.starts(with: mark.tokens), !body[end - 1].isSpace,
          body[end - 1] != .character("\\")
        {
          return (body[..<end], closing.dropFirst(mark.tokens.count), mark.change)
        }
        end += 1
      }
    }
    return nil
  }

  /// Returns the words of `^[words](attributes)` at the start of `tokens`, the attributes, and the
  /// remaining tokens.
  ///
  /// The value is `nil` if `tokens` does not start in this way.
  private static func attributed(
    _ tokens: ArraySlice<Token>
  ) -> (ArraySlice<Token>, String, ArraySlice<Token>)? {
    tokens.first == .character("^") ? link(tokens.dropFirst()) : nil
  }

  /// Returns the label of a link at the start of `tokens`, its address, and the remaining tokens;
  /// `nil` without a link.
  private static func link(
    _ tokens: ArraySlice<Token>
  ) -> (ArraySlice<Token>, String, ArraySlice<Token>)? {
    guard tokens.first == .character("["), let end = tokens.firstIndex(of: .character("]")),
      tokens[end...].dropFirst().first == .character("("),
      let close = tokens[end...].firstIndex(of: .character(")"))
    else { return nil }
    let label = tokens[tokens.index(after: tokens.startIndex)..<end]
    return (label, String(tokens[end...close].compactMap(\.character)), tokens[(close + 1)...])
  }

  private static func plain(_ tokens: ArraySlice<Token>) -> [Text.Piece] {
    var pieces: [Text.Piece] = []
    var words = ""
    for token in tokens {
      switch token {
      case .character(let character): words.append(character)
      case .text(let text, _):
        if !words.isEmpty { pieces.append(Text.Piece(content: .verbatim(words))) }
        words = ""
        pieces += text.pieces
      }
    }
    if !words.isEmpty { pieces.append(Text.Piece(content: .verbatim(words))) }
    return pieces
  }
}
