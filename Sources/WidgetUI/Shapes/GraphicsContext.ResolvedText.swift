public import Foundation
import WidgetRender

extension GraphicsContext {
  /// A text as it is drawn at this place, whose size can be asked for.
  public struct ResolvedText {
    let text: Text
    let environment: EnvironmentValues
    /// What the letters are painted with; the text's own colours win.
    public var shading = Shading.foreground

    /// The size in points that the text takes of `size`.
    public func measure(in size: CGSize) -> CGSize {
      dimensions(in: size).map { CGRect(CellRect(origin: .zero, size: $0.size)).size } ?? .zero
    }

    /// The distance in points from the top to the line on which the first letters stand.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      baseline(dimensions(in: size)?.firstBaseline)
    }

    public func lastBaseline(in size: CGSize) -> CGFloat {
      baseline(dimensions(in: size)?.lastBaseline)
    }

    private func baseline(_ row: Int?) -> CGFloat {
      CGFloat(Double((row ?? 0) + 1) * PointScale.pointsPerRow)
    }

    private func dimensions(in size: CGSize) -> LayoutProbe.Dimensions? {
      var probe = LayoutProbe(archived, in: environment.layoutContext)
      return probe.measure(
        ProposedCellSize(
          columns: PointScale.columns(size.width.finite),
          rows: PointScale.rows(size.height.finite)
        )
      )
    }

    var archived: ArchivedView { .text(text.archived(in: environment)) }
  }

  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: text, environment: environment)
  }
}
