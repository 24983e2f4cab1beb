import Foundation

/// What the preview modifiers of one view say.
struct PreviewTraits {
  var name: String?
  var family: WidgetFamily?
  /// In points.
  var fixedSize: (width: CGFloat, height: CGFloat)?
}
