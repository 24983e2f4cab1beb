internal import Ground

/// Parses a script's tokens into a tree, and continues after each error.
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
/// assignment  = NAME , ( "=" | "+=" | "-=" | "*=" | "/=" ) , expression ;
/// param       = "param" , NAME , [ ":" , type ] , [ "=" , expression ] ;
/// use         = "use" , PATH ;
/// function    = "func" , NAME , "(" , [ parameter , { "," , parameter } , [ "," ] ] , ")" ,
///               [ "->" , type ] , block ;
/// parameter   = NAME , ":" , type , [ "=" , expression ] ;
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
/// postfix     = primary , { "." , WORD , [ arguments ] | "[" , expression , "]" } ;
/// primary     = literal | STRING | NAME | call | "." , WORD | "\" , "." , WORD | list
///             | "(" , expression , ")" | find | prompt ;
/// literal     = "true" | "false" | "nil" | "now" | weekday | "today" | "tomorrow" | "yesterday"
///             | DAY | DATE | ( INT | DOUBLE ) , [ UNIT ] ;
/// weekday     = "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday" ;
/// list        = "[" , [ expression , { "," , expression } , [ "," ] ] , "]" ;
/// call        = NAME , arguments ;
/// arguments   = "(" , [ argument , { "," , argument } , [ "," ] ] , ")" ;
/// argument    = [ WORD , ":" ] , expression ;
/// find        = "find" , ( NAME | "in" , postfix ) , [ "where" , expression ] ,
///               [ "sort" , "by" , key , { "then" , key } ] , [ "limit" , fallback ] ;
/// key         = NAME , [ "descending" ] ;
/// prompt      = ( "ask" | "confirm" | "choose" ) , ( arguments | postfix ) ;
/// ```
///
/// `END` is `;` or the end of a line. A statement continues on the next line after an operator, `,`, `:`, `=`, `->` or an
/// open bracket. It also continues if the next line begins with `)` or `]`, or with `else` or `catch` after a `}`.
///
/// `WORD` is a `NAME` or a word of the language, `PATH` a string that contains only text. A `NAME` begins with a letter of
/// any alphabet (XID_Start of UAX #31) or `_`. It continues with such letters, digits and `-`, and does not end in `-`.
/// The words `where sort by limit at descending then times from` are names if the grammar does not expect them.
///
/// No blank precedes a call's `(`, an index's `[` or a member's `.`. A `-` between two values has a blank on both sides or
/// on neither. A string contains text, escapes and `\(expression)`.
package struct Parser {
  /// The maximum depth of nested blocks, brackets and operators.
  ///
  /// Functions that visit the tree may therefore recurse.
  package static let maximumDepth = 256
  /// The number of nesting levels for which every thread's stack has room.
  private static let shallow = 8
  /// The most bytes of stack that parsing one level needs, with all functions that it calls, in any
  /// build.
  private static let stackReserve: UInt = 128 << 10
  /// The bytes of stack that one level of the tree needs when the tree is visited.
  ///
  /// The parser itself does not recurse for a chain of operators.
  #if SANITIZED
  private static let stackOfLevel: UInt = 12 << 10
  #elseif DEBUG
  private static let stackOfLevel: UInt = 6 << 10
  #else
  private static let stackOfLevel: UInt = 1 << 10
  #endif
  /// The maximum offset in a script; offsets over all its files are 32-bit integers.
  private static let maximumOffset = Int(Int32.max) / 2

  var tokens: TokenCursor
  private var nextNode: Int32
  private(set) var depth = 0
  /// The remaining stack of the thread, determined only for deep scripts.
  private lazy var stack = StackRoom()
  /// The height of the expression that was parsed last: how many levels its tree has.
  var height = 0
  var braces = BraceLayout()
  /// The number of open `if … then` and `while … do` blocks, which end with a word instead of `}`.
  var wordBlocks = 0

  private init(_ source: ScriptSource, _ firstNode: Int32) {
    tokens = TokenCursor(source)
    nextNode = firstNode
  }

  /// Parses one file; the result contains its diagnostics.
  package static func parse(_ source: ScriptSource, firstNode: Int32 = 0) -> ParsedScript {
    guard Int(source.base) + source.bytes.count <= maximumOffset, source.base >= 0 else {
      return tooLarge(source, firstNode)
    }
    if let place = source.bytes.firstIndex(of: 0) {
      return unread(
        source,
        firstNode,
        "`\(source.name)` is not text: it has a NUL byte",
        at: place,
        hint: "scripts are text in UTF-8: is this the right file?"
      )
    }
    var parser = Parser(source, firstNode)
    let statements = parser.script()
    return ParsedScript(
      source: source,
      statements: statements,
      comments: parser.tokens.comments,
      diagnostics: parser.tokens.diagnostics,
      nextNode: parser.nextNode
    )
  }

  private static func tooLarge(_ source: ScriptSource, _ firstNode: Int32) -> ParsedScript {
    unread(
      source,
      firstNode,
      "a script of \(source.bytes.count) bytes",
      at: 0,
      hint: "the files of a script may have \(maximumOffset) bytes together"
    )
  }

  /// Returns the result for a file that cannot be read at all: one diagnostic.
  private static func unread(
    _ source: ScriptSource,
    _ firstNode: Int32,
    _ message: String,
    at place: Int,
    hint: String
  ) -> ParsedScript {
    let start = source.base + Int32(truncatingIfNeeded: place)
    let span = SourceSpan(start: start, end: start)
    return ParsedScript(
      source: source,
      statements: [],
      comments: [],
      diagnostics: [Diagnostic(message, at: span, hint: hint)],
      nextNode: firstNode
    )
  }
}

/// Creation of syntax nodes.
extension Parser {
  mutating func node() -> NodeID {
    let id = NodeID(nextNode)
    nextNode &+= 1
    return id
  }

  mutating func make(_ kind: Expression.Kind, at span: SourceSpan) -> Expression {
    Expression(kind, id: node(), at: span)
  }

  mutating func missing(at span: SourceSpan) -> Expression {
    height = 1
    return make(.missing, at: span)
  }

  mutating func bind(_ name: Name, type: TypeSyntax? = nil) -> BoundName {
    BoundName(name, id: node(), type: type)
  }
}

/// Limits on the nesting of blocks, brackets and operators.
extension Parser {
  /// Enters one more nesting level, until ``leave()``.
  ///
  /// - Returns: `false` if the level is too deep; this is reported once, and the level must not be
  ///   parsed.
  mutating func enter() -> Bool {
    guard depth < Self.maximumDepth, hasRoomOnStack(for: depth) else {
      reportTooDeep(depth, at: tokens.place)
      return false
    }
    depth += 1
    return true
  }

  mutating func leave() { depth -= 1 }

  /// Sets the height of an expression that contains one of a given height; reports one that is too
  /// high.
  mutating func grow(over height: Int, at span: SourceSpan) {
    self.height = height + 1
    if height >= Self.maximumDepth || !hasRoomOnStack(for: height) {
      reportTooDeep(height, at: span)
    }
  }

  /// Returns whether the thread's stack has room for one more level, and for visiting `levels`
  /// levels.
  ///
  /// All levels fit into half a megabyte; with a smaller stack or in an unoptimized build, fewer
  /// are parsed.
  private mutating func hasRoomOnStack(for levels: Int) -> Bool {
    guard levels >= Self.shallow else { return true }
    return stack.bytesLeft >= Self.stackReserve + UInt(levels) * Self.stackOfLevel
  }

  private mutating func reportTooDeep(_ levels: Int, at span: SourceSpan) {
    tokens.report(
      "more than \(levels) blocks, brackets or operators within one another",
      at: span,
      hint: "bind a part of it with `let`, or make a function of it"
    )
    tokens.isRecovering = true
  }
}
