import FeedWidgets
import HomeWidgets
import WidgetUI

/// The extensions that come with widgetctl, in one file.
@main
enum BuiltInWidgets {
  static func main() {
    NamedExtensions.main([HomeWidgetBundle.self, FeedWidgetBundle.self])
  }
}
