import PrintedWidgets

@main
enum PrintedAdapter {
  static func main() { PrintedService.run() }
}
