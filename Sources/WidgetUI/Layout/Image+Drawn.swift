public import Foundation
import WidgetRender

extension Image {
  /// Returns an image of a view for a proposed size, and its size in points; the image cannot be
  /// scaled.
  @MainActor
  public static func drawn<Content: View>(
    _ content: Content,
    proposal: ProposedViewSize = .unspecified
  ) -> (image: Image, size: CGSize) {
    let environment = EnvironmentValues()
    let view = ViewArchiver.archive(
      content.frame(width: proposal.width, height: proposal.height),
      in: environment
    )
    var probe = LayoutProbe(view, in: environment.layoutContext)
    let cells = probe.measure(proposal.cells).size
    return (Image(.drawn(view, cells)), CGRect(CellRect(origin: .zero, size: cells)).size)
  }
}
