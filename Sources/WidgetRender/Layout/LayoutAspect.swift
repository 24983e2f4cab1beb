/// The shape of the box that a view is offered; without a ratio it is the view's own.
struct LayoutAspect {
  var ratio: Double?
  var mode: ArchivedModifier.ContentMode
}
