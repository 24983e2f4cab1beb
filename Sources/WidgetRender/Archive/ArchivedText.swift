public import Moments

/// Text in runs of one style each, with the rules by which it is wrapped and truncated.
public struct ArchivedText: Sendable, Hashable {
  public var runs: [Run]
  /// The greatest number of lines, or `nil` for no limit.
  public var lineLimit: Int?
  /// The number of lines whose height is reserved even if the text needs fewer, at most
  /// `lineLimit`.
  public var minimumLines: Int
  public var truncation: Truncation
  public var alignment: CellHorizontalAlignment
  /// The height of a letter in rows; above 1 the text is drawn in large letters if there is room.
  public var letterRows: Int
  private var place: Place

  public init(
    runs: [Run],
    lineLimit: Int? = nil,
    minimumLines: Int = 1,
    truncation: Truncation = .tail,
    alignment: CellHorizontalAlignment = .leading,
    letterRows: Int = 1,
    timeZone: String? = nil,
    locale: String? = nil
  ) {
    self.runs = runs
    self.lineLimit = lineLimit
    self.minimumLines = minimumLines
    self.truncation = truncation
    self.alignment = alignment
    self.letterRows = letterRows
    place = Place(timeZone, locale)
  }

  /// The time zone in which dates are written: a name or a POSIX rule, as in `TZ`; `nil` for the
  /// reader's.
  public var timeZone: String? {
    get { if case .given(let timeZone, _) = place { timeZone } else { nil } }
    set { place = Place(newValue, locale) }
  }

  /// The locale in which dates are written, such as `tr_TR`; `nil` for the reader's.
  public var locale: String? {
    get { if case .given(_, let locale) = place { locale } else { nil } }
    set { place = Place(timeZone, newValue) }
  }

  /// Whether the text has a time zone or a locale of its own.
  var hasPlace: Bool { if case .readers = place { false } else { true } }

  /// The locale and time zone of dates.
  ///
  /// It is stored indirectly, because texts are copied often and few name either.
  private indirect enum Place: Sendable, Hashable {
    case readers
    case given(timeZone: String?, locale: String?)

    init(_ timeZone: String?, _ locale: String?) {
      self =
        timeZone == nil && locale == nil
        ? .readers : .given(timeZone: timeZone, locale: locale)
    }
  }

  /// A piece of text in one style.
  public struct Run: Sendable, Hashable {
    public var content: Content
    public var style: TextStyle

    public init(_ content: Content, style: TextStyle = TextStyle()) {
      self.content = content
      self.style = style
    }
  }

  /// The content of a run: plain text, a symbol, or a date that is formatted when the picture is
  /// drawn.
  public enum Content: Sendable, Hashable {
    case verbatim(String)
    /// A symbol by its SF Symbols name.
    case symbol(String)
    case date(Instant, DateStyle)
    /// A count of the time between two instants; it does not change before the first or after the
    /// second.
    case timer(from: Instant, to: Instant, pausedAt: Instant?, countsDown: Bool, showsHours: Bool)
    case interval(from: Instant, to: Instant)
  }

  /// SwiftUI's `Text.DateStyle`, and the time of day at which the picture is drawn.
  public enum DateStyle: UInt8, Sendable, Hashable, CaseIterable {
    case time, date, relative, offset, timer
    /// The present time in the style `time`; the run's own date is ignored.
    case clock
    /// The same as `clock` without AM and PM, for which large letters have no room.
    case shortClock
  }

  /// The part of a text that `…` replaces if the text is too long.
  public enum Truncation: UInt8, Sendable, Hashable, CaseIterable {
    case head, middle, tail
  }
}

/// The style of text: colour and attributes, none of which changes its width.
public struct TextStyle: Sendable, Hashable {
  public var foreground: ArchivedColor
  public var background: ArchivedColor?
  public var attributes: Attributes

  public init(
    foreground: ArchivedColor = .primary,
    background: ArchivedColor? = nil,
    attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The attributes of text in a terminal besides its colours, such as bold.
  public struct Attributes: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let bold = Attributes(rawValue: 1 << 0)
    public static let dim = Attributes(rawValue: 1 << 1)
    public static let italic = Attributes(rawValue: 1 << 2)
    public static let underline = Attributes(rawValue: 1 << 3)
    public static let strikethrough = Attributes(rawValue: 1 << 4)
    public static let inverse = Attributes(rawValue: 1 << 5)

    static let all: Attributes = [.bold, .dim, .italic, .underline, .strikethrough, .inverse]
  }
}
