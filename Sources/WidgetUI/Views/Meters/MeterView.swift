import WidgetRender

/// The bar or ring of a gauge or a progress view, in the tint colour.
struct MeterView {
  let style: ArchivedMeter.Style
  let value: ArchivedMeter.Value
}

extension MeterView: View {
  typealias Body = Never

  func _archived(in scope: _ArchiveScope) -> [ArchivedView] {
    let environment = scope.environment
    return [
      .meter(
        ArchivedMeter(
          style,
          value,
          paint: TintShapeStyle().archivedPaint(in: environment),
          track: HierarchicalShapeStyle.quaternary.archivedColor(in: environment)
        )
      )
    ]
  }
}

extension View {
  /// Gives the view the size of a circular widget, or less if there is less space.
  func roundMeterFrame() -> some View {
    frame(idealWidth: 72, maxWidth: 72, idealHeight: 80, maxHeight: 80)
  }
}
