import WidgetRender

extension Text {
  /// `view`, which shows the text, painted with the one gradient that all of its letters have, if they do.
  func paintedAcross(_ view: ArchivedView, in environment: EnvironmentValues) -> ArchivedView {
    var shared: ArchivedPaint?
    for piece in pieces {
      let paint =
        piece.paint?.style.archivedPaint(in: environment) ?? environment.foreground.paint(level: 1)
      if case .color = paint { return view }
      if let shared, shared != paint { return view }
      shared = paint
    }
    return shared.map { .modified(view, .foreground($0)) } ?? view
  }
}
