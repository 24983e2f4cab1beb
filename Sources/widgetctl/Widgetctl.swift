import WidgetExtension

@main
struct Widgetctl {
  static func main() {}
}
