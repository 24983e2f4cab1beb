import WidgetIntents

/// A configuration without parameters.
struct Configuration: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Configuration"
}
