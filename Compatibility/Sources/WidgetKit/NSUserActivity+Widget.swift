public import FoundationAdditions
public import WidgetIntents

extension NSUserActivity {
  /// `nil`: no press opens an application with an activity.
  public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(
    of intentType: Intent.Type
  ) -> Intent? { nil }
}
