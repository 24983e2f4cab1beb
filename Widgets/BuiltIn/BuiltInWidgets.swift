import FeedWidgets
import HomeWidgets
import WidgetUI

/// One executable with both extensions of widgetctl; a process serves the one under whose name it
/// was started.
@main
enum BuiltInWidgets {
  static func main() {
    NamedExtensions.main([HomeWidgetBundle.self, FeedWidgetBundle.self])
  }
}
