import FeedWidgets
import HomeWidgets
import WidgetUI

/// One executable with both extensions of widgetctl.
///
/// A process serves the extension under whose name it was started.
@main
enum BuiltInWidgets {
  static func main() {
    NamedExtensions.main([HomeWidgetBundle.self, FeedWidgetBundle.self])
  }
}
