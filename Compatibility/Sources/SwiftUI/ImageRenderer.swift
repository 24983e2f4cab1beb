public import Foundation
public import UIKit
public import WidgetUI

/// Renders a view as an image of cells, which cannot be scaled.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  public var content: Content
  public var proposedSize = ProposedViewSize.unspecified
  /// Has no effect: an image of cells has no pixels.
  public var scale: CGFloat = 1
  public var isOpaque = false
  public var colorMode = ColorRenderingMode.nonLinear

  public init(content: Content) {
    self.content = content
  }

  /// The image for `Image(uiImage:)`; never `nil`, but it cannot be converted to PNG.
  public var uiImage: UIImage? {
    let drawn = Image.drawn(content, proposal: proposedSize)
    return UIImage(drawn.image, size: drawn.size)
  }
}
