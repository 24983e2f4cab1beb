extension Widget {
  /// The entry point of a program that offers one widget: it serves its host and never returns.
  public static func main() {
    WidgetService.run([Self()], owner: Self.self)
  }
}

extension WidgetBundle {
  /// The entry point of a program that offers several widgets: it serves its host and never returns.
  public static func main() {
    WidgetService.run([Self().body], owner: Self.self)
  }
}

extension ControlWidget {
  /// The entry point of a program that offers one control: it serves its host and never returns.
  public static func main() {
    WidgetService.run([OfferedControl(control: Self())], owner: Self.self)
  }
}
