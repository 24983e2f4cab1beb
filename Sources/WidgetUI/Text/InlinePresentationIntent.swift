public import Foundation

#if !canImport(Darwin)
/// What a run of an attributed string is meant as within its line; Foundation has it on Apple's systems.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
}

extension AttributeScopes.FoundationAttributes {
  /// What a run is meant as within its line.
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
  }
}

extension AttributedString {
  /// The inline Markdown of a string; what does not close stays as it is written.
  public init(
    markdown: String,
    options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    for piece in InlineMarkdown.pieces(of: [.literal(markdown)]) {
      var run = AttributedString(Text(pieces: [piece]).plain)
      let intent = piece.traits.intent
      if !intent.isEmpty {
        run[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] = intent
      }
      append(run)
    }
  }

  /// How Markdown is read; here it is always read within lines.
  public struct MarkdownParsingOptions: Sendable {
    /// Whether blocks such as headings and lists are recognised beside what stands within lines.
    public enum InterpretedSyntax: Hashable, Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }

    public var interpretedSyntax: InterpretedSyntax
    public var allowsExtendedAttributes: Bool

    public init(
      allowsExtendedAttributes: Bool = false,
      interpretedSyntax: InterpretedSyntax = .full
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
    }
  }
}

extension TextTraits {
  fileprivate var intent: InlinePresentationIntent {
    var intent: InlinePresentationIntent = []
    if isBold == true { intent.insert(.stronglyEmphasized) }
    if isItalic == true { intent.insert(.emphasized) }
    if isStruckThrough == true { intent.insert(.strikethrough) }
    return intent
  }
}
#endif
