/// A word, literal or sign of a script.
///
/// It has twelve bytes, because a file of a million lines has ten million tokens.
package struct Token: Sendable, Hashable {
  /// The position in bytes from the file's beginning.
  package let offset: Int32
  package let length: Int32
  package let kind: Kind
  package internal(set) var marks: Marks

  package var end: Int32 { offset + length }

  package struct Marks: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Spaces, a comment or a line break precede the token.
    package static let spaced = Marks(rawValue: 1)
    package static let firstOnLine = Marks(rawValue: 2)
    /// The token is invalid, and a diagnostic has been reported.
    package static let isReported = Marks(rawValue: 4)
  }
}

extension Token {
  /// The kind of a token; keywords are in the order of ``Keywords``.
  package enum Kind: UInt8, Sendable, Hashable, CaseIterable {
    /// The end of the file, which is always the last token and occurs only once.
    case end
    /// A line's end that ends a statement.
    case newline
    case semicolon

    case name
    // Words with a meaning at one place, names elsewhere.
    case `where`, sort, by, limit, at, descending, then, times, from

    // Words of the language, names nowhere but after a point and before a label's colon.
    case `let`, `var`, param, use, `func`, `return`
    case `if`, `else`, `for`, `in`, `repeat`, `while`, `break`, `continue`
    case `try`, `catch`, fail, exit, print, wait, parallel, atomic
    case ask, confirm, choose, find
    case and, or, not, contains, hasPrefix, hasSuffix
    case `true`, `false`, `nil`, now
    case today, tomorrow, yesterday
    case monday, tuesday, wednesday, thursday, friday, saturday, sunday

    case int, double
    /// A day, such as `2026-11-21`.
    case day
    /// A day with a time, such as `2026-11-21T09:00`.
    case date
    /// A time of day, such as `09:00`.
    case clock
    /// A string with its quotes, without escapes and interpolations.
    case string
    /// The opening quote of a string with interpolations, which ``stringClose`` ends.
    case stringOpen
    case text
    /// Text that contains escapes such as `\n`.
    case escapedText
    /// `\(`, which ``interpolationClose`` ends.
    case interpolationOpen
    case interpolationClose
    case stringClose

    case leftParen, rightParen, leftSquare, rightSquare, leftBrace, rightBrace
    case comma, colon, dot, arrow, question
    /// The `\` of a key path: `\.due`.
    case backslash
    case assign
    /// An assignment operator that also calculates, such as `+=`.
    case compoundAssign
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case otherwise, plus, minus, star, slash, percent
    /// An invalid character, which has been reported.
    case unknown
  }
}

extension Token.Kind {
  /// Whether the token is a name, or a contextual keyword used as one.
  package var isName: Bool { rawValue >= Self.name.rawValue && rawValue <= Self.from.rawValue }

  /// Whether the token is a name or any word of the language.
  package var isWord: Bool { rawValue >= Self.name.rawValue && rawValue <= Self.sunday.rawValue }

  /// Whether the token is a word that no script can bind.
  package var isReserved: Bool { isWord && !isName }

  /// Whether a line break after the token is ignored: after another break or `;`, after `{`, and if
  /// the statement continues.
  var continuesLine: Bool {
    switch self {
    case .newline, .semicolon, .leftBrace: true
    default: continuesStatement
    }
  }

  /// Whether a line that ends with the token continues on the next (LG-1).
  var continuesStatement: Bool {
    switch self {
    case .leftParen, .leftSquare, .comma, .colon, .arrow, .assign, .compoundAssign: true
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: true
    case .otherwise, .plus, .minus, .star, .slash, .percent: true
    case .and, .or, .not, .contains, .hasPrefix, .hasSuffix: true
    default: false
    }
  }

  /// Whether the token can be a whole value by itself.
  var isPlainValue: Bool {
    switch self {
    case .int, .double, .string, .true, .false, .nil, .now: true
    default: isName || rawValue >= Self.today.rawValue && rawValue <= Self.sunday.rawValue
    }
  }

  /// Whether an expression may end with the token.
  var endsExpression: Bool {
    switch self {
    case .newline, .semicolon, .comma, .rightParen, .rightSquare, .leftBrace, .rightBrace: true
    case .interpolationClose, .end: true
    default: false
    }
  }

  /// Whether the token is a keyword that only begins statements.
  var opensStatement: Bool {
    switch self {
    case .let, .var, .param, .use, .func, .return, .if, .for, .repeat, .while, .break: true
    case .continue, .try, .fail, .exit, .print, .wait, .parallel, .atomic: true
    default: false
    }
  }
}
