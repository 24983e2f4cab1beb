/// Which picture is wanted, with what the widget's configuration adds to the request.
struct PictureSetting {
  var family: WidgetFamily
  var isPreview = false
  /// The placed widget's parameters; what is not named keeps its default.
  var configuration: [IntentArgument] = []
  var hasContentMargins = true

  var context: TimelineProviderContext {
    TimelineProviderContext(family: family, isPreview: isPreview)
  }
}
