import WidgetUI

@main
struct HomeWidgets {
  static func main() {}
}
