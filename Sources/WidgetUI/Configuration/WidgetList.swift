/// Several widgets in the place of one.
struct WidgetList {
  let widgets: [any Widget]
}

extension WidgetList: Widget {
  init() {
    self.init(widgets: [])
  }

  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}
