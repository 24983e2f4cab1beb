import WidgetRender

extension Text: View, PrimitiveView {
  public typealias Body = Never

  func archivedChildren(in scope: ArchiveScope) -> [ArchivedView] {
    [scope.masked(.text(archived(in: scope.environment)))]
  }

  /// The text in runs of one style each, which the environment completes.
  func archived(in environment: EnvironmentValues) -> ArchivedText {
    var runs: [ArchivedText.Run] = []
    for piece in pieces {
      let style = TextStyle(
        foreground: piece.paint?.style.archivedColor(in: environment)
          ?? environment.foreground.color(level: 1),
        attributes: piece.traits.within(environment.textTraits).attributes
      )
      if case .verbatim(let words) = piece.content, let last = runs.last, last.style == style,
        case .verbatim(let before) = last.content
      {
        runs[runs.count - 1].content = .verbatim(before + words)
      } else {
        runs.append(ArchivedText.Run(piece.content, style: style))
      }
    }
    return ArchivedText(
      runs: runs,
      lineLimit: environment.lineRule.limit,
      reservesSpace: environment.lineRule.reservesSpace,
      truncation: environment.truncation,
      alignment: environment.multilineTextAlignment.archived
    )
  }
}
