import WidgetRender

/// What waits until the room of a marked view is known.
enum OpenPlace {
  /// Takes the place of the mark, which is offered everything or chooses its size by the answer.
  case view(LayoutProbe.Answer?, make: @MainActor (SizedPlace) -> ArchivedView)
  /// A modifier around the marked view that does not change the layout.
  case modifier(@MainActor (SizedPlace) -> ArchivedModifier?)
  /// A modifier around the marked view that moves it, for which its size is enough.
  case guide((GuidedPlace) -> ArchivedModifier?)
  /// A guide of an author's own, in cells from the view's edge, for containers further out.
  case ownGuide(any AlignmentID.Type, CellAxis, (ViewDimensions) -> Int)
  /// Only where the view lies is of interest.
  case frame
  /// What a container wants to know of its child.
  case traits([ObjectIdentifier: Any])

  /// What the marked view answers to a proposal, where it is not what the layout would answer for it.
  var answer: LayoutProbe.Answer? {
    if case .view(let answer, _) = self { answer } else { nil }
  }

  /// Whether a guide has to be known before anything else is placed.
  var isGuide: Bool {
    switch self {
    case .guide, .ownGuide: true
    default: false
    }
  }
}
