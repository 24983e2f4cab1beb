extension ArchivedPaint {
  /// The same paint in other colours.
  package func mapColors(_ change: (ArchivedColor) -> ArchivedColor) -> ArchivedPaint {
    switch self {
    case .color(let color): .color(change(color))
    case .linear(let gradient, let from, let to):
      .linear(gradient.mapColors(change), from: from, to: to)
    case .radial(let gradient, let center, let from, let to):
      .radial(gradient.mapColors(change), center: center, from: from, to: to)
    case .elliptical(let gradient, let center, let from, let to):
      .elliptical(gradient.mapColors(change), center: center, from: from, to: to)
    case .angular(let gradient, let center, let from, let to):
      .angular(gradient.mapColors(change), center: center, from: from, to: to)
    }
  }
}

extension ArchivedGradient {
  /// The same places in other colours.
  package func mapColors(_ change: (ArchivedColor) -> ArchivedColor) -> ArchivedGradient {
    ArchivedGradient(stops.map { Stop(change($0.color), at: $0.location) })
  }
}
