@_exported public import FoundationAdditions
@_exported public import class WidgetUI.INIntent
@_exported public import protocol WidgetUI.IntentTimelineProvider
