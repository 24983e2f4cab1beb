import WidgetRender

/// Words on the screen: verbatim, localised or a date that is formatted when it is drawn.
public struct Text: Equatable, Sendable {
  var pieces: [Piece]

  init(pieces: [Piece]) {
    self.pieces = pieces
  }

  init(_ content: ArchivedText.Content) {
    self.init(pieces: [Piece(content: .archived(content))])
  }

  /// `content` as it stands, neither localised nor read as Markdown (SU-54).
  public init(verbatim content: String) {
    self.init(.verbatim(content))
  }

  /// The value of a variable as it stands, neither localised nor read as Markdown (SU-54).
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) {
    self.init(verbatim: String(content))
  }

  /// The two texts one after the other, each in its own style.
  public static func + (left: Text, right: Text) -> Text {
    Text(pieces: left.pieces + right.pieces)
  }

  /// The text with `change` made to each piece that leaves the trait open.
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

  /// The words alone, for lists of widgets; dates and symbols are left out.
  var plain: String {
    let environment = EnvironmentValues()
    return pieces.map { piece in
      if case .verbatim(let words) = piece.content.archived(in: environment) { words } else { "" }
    }.joined()
  }

  /// The text painted with `style` where nothing nearer says otherwise.
  func painted(_ style: some ShapeStyle) -> Text {
    Text(
      pieces: pieces.map { piece in
        var copy = piece
        copy.paint = piece.paint ?? Paint(style: AnyShapeStyle(style))
        return copy
      }
    )
  }
}
