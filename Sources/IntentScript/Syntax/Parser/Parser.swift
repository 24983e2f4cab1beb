/// Makes a tree of a script's tokens, and goes on behind each mistake.
///
/// The grammar, in the EBNF of ISO/IEC 14977 with `NAME`, `INT` and so on for tokens:
///
/// ```
/// script      = statements ;
/// statements  = { END } , [ statement , { END , { END } , statement } , { END } ] ;
/// block       = "{" , statements , "}" ;
/// statement   = binding | assignment | param | use | function | branch | each | repetition | loop
///             | attempt | group | simple | expression ;
///
/// binding     = ( "let" | "var" ) , NAME , [ ":" , type ] , "=" , expression ;
/// assignment  = NAME , "=" , expression ;
/// param       = "param" , NAME , [ ":" , type ] , [ "=" , expression ] ;
/// use         = "use" , PATH ;
/// function    = "func" , NAME , "(" , [ parameter , { "," , parameter } , [ "," ] ] , ")" ,
///               [ "->" , type ] , block ;
/// parameter   = NAME , ":" , type ;
/// branch      = "if" , condition , block , { "else" , "if" , condition , block } ,
///               [ "else" , block ] ;
/// each        = "for" , NAME , "in" , expression , block ;
/// repetition  = "repeat" , expression , "times" , block ;
/// loop        = "while" , condition , block ;
/// attempt     = "try" , block , "catch" , [ NAME ] , block ;
/// group       = ( "parallel" | "atomic" ) , block ;
/// simple      = "break" | "continue" | ( "return" | "exit" ) , [ expression ]
///             | ( "print" | "fail" | "wait" ) , expression ;
/// condition   = clause , { "," , clause } ;
/// clause      = "let" , NAME , "=" , expression | expression ;
/// type        = ( NAME | "[" , type , "]" ) , [ "?" ] ;
///
/// expression  = conjunction , { "or" , conjunction } ;
/// conjunction = negation , { "and" , negation } ;
/// negation    = "not" , negation | comparison ;
/// comparison  = fallback , [ comparator , fallback ] ;
/// comparator  = "==" | "!=" | "<" | "<=" | ">" | ">=" | "contains" | "hasPrefix" | "hasSuffix" ;
/// fallback    = sum , [ "??" , fallback ] ;
/// sum         = product , { ( "+" | "-" ) , product } ;
/// product     = sign , { ( "*" | "/" | "%" ) , sign } ;
/// sign        = "-" , sign | timed ;
/// timed       = postfix , [ "at" , CLOCK ] ;
/// postfix     = primary , { "." , WORD } ;
/// primary     = literal | STRING | NAME | call | "." , WORD | list | "(" , expression , ")" | find
///             | prompt ;
/// literal     = "true" | "false" | "nil" | "now" | weekday | "today" | "tomorrow" | "yesterday"
///             | DAY | DATE | ( INT | DOUBLE ) , [ UNIT ] ;
/// weekday     = "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday" ;
/// list        = "[" , [ expression , { "," , expression } , [ "," ] ] , "]" ;
/// call        = NAME , arguments ;
/// arguments   = "(" , [ argument , { "," , argument } , [ "," ] ] , ")" ;
/// argument    = [ WORD , ":" ] , expression ;
/// find        = "find" , NAME , [ "where" , expression ] ,
///               [ "sort" , "by" , key , { "then" , key } ] , [ "limit" , fallback ] ;
/// key         = NAME , [ "descending" ] ;
/// prompt      = ( "ask" | "confirm" | "choose" ) , ( arguments | postfix ) ;
/// ```
///
/// `END` is `;` or a line's end. A line goes on where it ends in an operator, `,`, `:`, `=`, `->` or an
/// open bracket, and where the next one begins with `)` or `]`, or after a `}` with `else` or `catch`.
/// `WORD` is a `NAME` or a word of the language, `PATH` a string of nothing but text. A `NAME` begins
/// with a letter of any alphabet (XID_Start of UAX #31) or `_`, goes on with such letters, digits and
/// `-`, and does not end in `-`; `where sort by limit at descending then times from` are names where
/// the grammar does not ask for them. A call's `(`, an argument list's and a member's `.` follow
/// directly; a `-` between two values has a blank on both sides or on neither. In a string stand text,
/// escapes and `\(expression)`.
package struct Parser {
  /// Blocks, brackets and operators within one another: readers of the tree may recurse.
  package static let maximumDepth = 256
  /// Tokens that stay in the processor's nearest cache.
  private static let windowLength = 1_024
  /// Offsets over all files of a script have 32 bits.
  static let maximumOffset = Int(Int32.max) / 2

  let source: ScriptSource
  let bytes: [UInt8]
  private var lexer: Lexer
  /// Those of the statement that is parsed and some behind it, never all of a long file.
  private(set) var tokens: [Token] = []
  var index = 0
  var nextNode: Int32
  private var names: SeenNames
  /// After a mistake, until the parser knows again where it is: nothing is reported meanwhile.
  var isRecovering = false
  var depth = 0
  /// Of the expression parsed last.
  var height = 0

  private init(_ source: ScriptSource, _ firstNode: Int32) {
    self.source = source
    bytes = source.bytes
    lexer = Lexer(source)
    names = SeenNames(fileLength: source.bytes.count)
    nextNode = firstNode
    tokens.reserveCapacity(min(2 * Self.windowLength, source.bytes.count / 2 + 8))
    readOn()
  }

  var diagnostics: DiagnosticList {
    get { lexer.diagnostics }
    _modify { yield &lexer.diagnostics }
  }

  /// Goes to the next token; the file's end is never left.
  mutating func advance() {
    index += 1
    // What follows a token is looked at, too.
    if index + 1 >= tokens.count { readOn() }
  }

  /// The name that a token is.
  mutating func name(_ token: Token) -> Name { Name(word(token), at: span(token)) }

  mutating func word(_ token: Token) -> String {
    names.text(bytes, Int(token.offset), Int(token.end))
  }

  private mutating func readOn() {
    swap(&lexer.tokens, &tokens)
    lexer.cut(atLeast: Self.windowLength)
    swap(&lexer.tokens, &tokens)
    index = min(index, tokens.count - 1)
  }

  /// Between two statements of the file itself, forgets the tokens of those that are parsed.
  mutating func forgetTokens() {
    guard depth == 0, index > Self.windowLength else { return }
    tokens.removeFirst(index - 1)
    index = 1
  }

  /// Parses one file; what is wrong with it is in the result.
  package static func parse(_ source: ScriptSource, firstNode: Int32 = 0) -> ParsedScript {
    guard Int(source.base) + source.bytes.count <= maximumOffset, source.base >= 0 else {
      return tooLarge(source, firstNode)
    }
    var parser = Parser(source, firstNode)
    let statements = parser.script()
    return ParsedScript(
      source: source,
      statements: statements,
      comments: parser.lexer.comments,
      diagnostics: parser.diagnostics.inOrder,
      nextNode: parser.nextNode
    )
  }

  private static func tooLarge(_ source: ScriptSource, _ firstNode: Int32) -> ParsedScript {
    ParsedScript(
      source: source,
      statements: [],
      comments: [],
      diagnostics: [
        Diagnostic(
          "a script of \(source.bytes.count) bytes",
          at: SourceSpan(start: source.base, end: source.base),
          hint: "the files of a script may have \(maximumOffset) bytes together"
        )
      ],
      nextNode: firstNode
    )
  }
}

extension Parser {
  var kind: Token.Kind { tokens[index].kind }

  var token: Token { tokens[index] }

  /// The kind of the token after this one.
  var following: Token.Kind { index + 1 < tokens.count ? tokens[index + 1].kind : .end }

  /// Whether this token directly follows the one before it.
  var isAdjacent: Bool { !tokens[index].marks.contains(.spaced) }

  /// The token before this one; the first has none before it and stands for itself.
  var previous: Token { tokens[max(index - 1, 0)] }

  /// Goes past the token if it is of this kind.
  mutating func take(_ kind: Token.Kind) -> Bool {
    guard self.kind == kind else { return false }
    advance()
    return true
  }

  mutating func skipNewlines() {
    while kind == .newline { advance() }
  }

  func span(_ token: Token) -> SourceSpan {
    SourceSpan(start: source.base + token.offset, end: source.base + token.end)
  }

  /// From a token, by its index, to the one before the current.
  func span(from first: Int) -> SourceSpan {
    let start = tokens[first].offset
    return SourceSpan(
      start: source.base + start,
      end: source.base + max(start, index > first ? previous.end : start)
    )
  }

  func text(_ span: SourceSpan) -> String {
    text(span.start - source.base, span.end - source.base)
  }

  func text(_ token: Token) -> String { text(token.offset, token.end) }

  func text(_ start: Int32, _ end: Int32) -> String {
    String(decoding: bytes[Int(start)..<Int(end)], as: UTF8.self)
  }

  /// What a person calls a token.
  func described(_ token: Token) -> String {
    switch token.kind {
    case .end: return "the end of the file"
    case .newline: return "the end of the line"
    case .string, .stringOpen: return "a string"
    case .interpolationClose where token.length > 0: return "`)`"
    case .interpolationClose, .stringClose, .text, .escapedText: return "the rest of the string"
    default:
      let text = text(token)
      return text.count > 40 ? "`\(text.prefix(40))…`" : "`\(text)`"
    }
  }

  mutating func make(_ kind: Expression.Kind, at span: SourceSpan) -> Expression {
    let id = NodeID(nextNode)
    nextNode &+= 1
    return Expression(kind, id: id, at: span)
  }

  mutating func missing(at span: SourceSpan) -> Expression {
    height = 1
    return make(.missing, at: span)
  }

  mutating func bind(_ name: Name, type: TypeSyntax? = nil) -> BoundName {
    let id = NodeID(nextNode)
    nextNode &+= 1
    return BoundName(name, id: id, type: type)
  }
}
