public import Foundation
import WidgetRender

extension Text {
  /// Creates a text from an attributed string; attributes that a terminal does not have are
  /// ignored.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(
      pieces: attributedContent.runs.map { run in
        var piece = Piece(content: .verbatim(String(attributedContent[run.range].characters)))
        piece.traits = TextTraits(run)
        piece.background = run[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self]
        if let color = run[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] {
          piece.paint = Paint(style: AnyShapeStyle(color))
        } else if run[AttributeScopes.FoundationAttributes.LinkAttribute.self] != nil {
          piece.paint = Paint(style: AnyShapeStyle(TintShapeStyle()))
        }
        return piece
      }
    )
  }
}

extension TextTraits {
  /// Creates the style of a run of an attributed string.
  fileprivate init(_ run: AttributedString.Runs.Run) {
    typealias Attributes = AttributeScopes.SwiftUIAttributes
    let intent =
      run[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] ?? []
    let isLink = run[AttributeScopes.FoundationAttributes.LinkAttribute.self] != nil
    self.init(
      font: run[Attributes.FontAttribute.self],
      isBold: intent.contains(.stronglyEmphasized) ? true : nil,
      isItalic: intent.contains(.emphasized) ? true : nil,
      isUnderlined: isLink || run[Attributes.UnderlineStyleAttribute.self] != nil ? true : nil,
      isStruckThrough: intent.contains(.strikethrough)
        || run[Attributes.StrikethroughStyleAttribute.self] != nil ? true : nil
    )
  }
}

extension AttributeScopes {
  /// The attributes of text in views, in addition to Foundation's.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    #if !canImport(Darwin)
    public let inlinePresentationIntent: FoundationAttributes.InlinePresentationIntentAttribute
    #endif
    public let foundation: FoundationAttributes

    /// The font of characters: weight, slant and size.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }

    /// The colour of characters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The background colour of characters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// A line through characters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// A line below characters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The space between characters; without effect in cells.
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }

    /// The space between characters; without effect in cells.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }

    /// The height above the baseline; without effect in cells.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key { self[Key.self] }
}

#if !canImport(Darwin)
/// The inline intent of a run, such as emphasis or code; on Apple's systems, Foundation has this
/// type.
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
  /// The attribute that stores the inline intent of a run, such as emphasis.
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
  }
}

extension AttributedString {
  /// Creates an attributed string from inline Markdown; a mark such as `*` without a closing mark
  /// is kept as text.
  ///
  /// The options and the base URL have no effect.
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

  /// The options of parsing Markdown; without effect, because only inline text is parsed.
  public struct MarkdownParsingOptions: Sendable {
    /// Whether blocks such as headings and lists are recognized, or only inline Markdown.
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
