import WidgetRender

extension ArchiveScope {
  /// A view that takes all it is offered, made as soon as its room is known.
  ///
  /// What `make` answers takes the place of a fill, so it must take all it is offered as well.
  func sized(_ make: @escaping @MainActor (SizedPlace) -> ArchivedView) -> ArchivedView {
    sized(answering: nil, make)
  }

  /// A view that chooses its size by an answer, made as soon as its room is known.
  ///
  /// What `make` answers must choose the same size in that room.
  func sized(
    answering answer: LayoutProbe.Answer?,
    _ make: @escaping @MainActor (SizedPlace) -> ArchivedView
  ) -> ArchivedView {
    let (session, preferences) = (session, session.preferences.inner())
    let environment = environment
    let place = OpenPlace.view(answer) { place in
      session.collecting(in: preferences) { environment.fixingColors(of: make(place)) }
    }
    return session.mark(.nothing, place)
  }

  /// `content` with a modifier that is made as soon as the content's room is known.
  ///
  /// The modifier must not change the layout.
  func sized(
    _ content: ArchivedView,
    changing make: @escaping @MainActor (SizedPlace) -> ArchivedModifier?
  ) -> ArchivedView {
    session.mark(content, .modifier(make))
  }
}

extension ArchivedView {
  /// Takes all it is offered and draws nothing.
  static let nothing = ArchivedView.fill(.color(ArchivedColor(.system(.clear))))
}
