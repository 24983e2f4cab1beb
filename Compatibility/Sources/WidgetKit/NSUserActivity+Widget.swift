public import FoundationAdditions
public import WidgetIntents

extension NSUserActivity {
  /// Always returns `nil`, because a press never opens an application with an activity.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of intentType: Intent.Type
  ) -> Intent? { nil }
}
