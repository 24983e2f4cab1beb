import WidgetRender

extension Text: View, PrimitiveView {
  public typealias Body = Never

  func archivedChildren(in scope: ArchiveScope) -> [ArchivedView] {
    let text = ArchivedView.text(archived(in: scope.environment))
    return [scope.masked(paintedAcross(text, in: scope.environment))]
  }

  /// The text in runs of one style each, which the environment completes.
  func archived(in environment: EnvironmentValues) -> ArchivedText {
    var runs: [ArchivedText.Run] = []
    for piece in pieces {
      let style = TextStyle(
        foreground: piece.paint?.style.archivedColor(in: environment)
          ?? environment.foreground.color(level: 1),
        background: piece.background?.archived,
        attributes: piece.traits.within(environment.textTraits).attributes
      )
      let content = piece.content.archived(in: environment)
      if case .verbatim(let words) = content, let last = runs.last, last.style == style,
        case .verbatim(let before) = last.content
      {
        runs[runs.count - 1].content = .verbatim(before + words)
      } else {
        runs.append(ArchivedText.Run(content, style: style))
      }
    }
    return ArchivedText(
      runs: runs,
      lineLimit: environment.lineRule.limit,
      reservesSpace: environment.lineRule.reservesSpace,
      truncation: environment.truncation,
      alignment: environment.multilineTextAlignment.archived,
      letterRows: letterRows(runs, in: environment)
    )
  }

  /// Characters that can be read in large letters at a glance; more of them are a sentence.
  private static let largestLetterCount = 12

  /// The height of the largest piece's letters, or 1 for a text that is too long to be written large.
  private func letterRows(_ runs: [ArchivedText.Run], in environment: EnvironmentValues) -> Int {
    let outer = environment.textTraits.font
    let rows = pieces.reduce(1) { max($0, ($1.traits.font ?? outer)?.letterRows ?? 1) }
    guard rows > 1 else { return 1 }
    var count = 0
    for case .verbatim(let words) in runs.lazy.map(\.content) {
      count += words.prefix(Self.largestLetterCount + 1).count
    }
    return count <= Self.largestLetterCount ? rows : 1
  }
}
