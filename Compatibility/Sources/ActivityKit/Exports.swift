@_exported public import FoundationAdditions
@_exported public import WidgetUI
