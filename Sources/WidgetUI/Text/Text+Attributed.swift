public import Foundation
import WidgetRender

extension Text {
  /// The runs of an attributed string, each with the attributes that a terminal has.
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
  /// What a run of an attributed string asks for.
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
