@_exported public import DeveloperToolsSupport
@_exported public import FoundationAdditions
@_exported public import Intents
@_exported public import WidgetUI
