import WidgetRender

extension Text {
  /// A stretch of the text with what was asked of its looks.
  struct Piece: Equatable, Sendable {
    var content: Content
    var traits = TextTraits()
    var paint: Paint?
    /// What the letters stand on; `nil` is what lies behind the text.
    var background: Color?

    /// What the piece says: at once, or in the words of the place where it stands.
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
  /// The content for a place, its words in the case that the place asks for.
  func archived(in environment: EnvironmentValues) -> ArchivedText.Content {
    switch self {
    case .archived(.verbatim(let words)): .verbatim(environment.cased(words))
    case .archived(let content): content
    case .formatted(let value): .verbatim(environment.cased(value.words(in: environment)))
    }
  }
}
