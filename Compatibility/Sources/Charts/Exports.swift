@_exported public import FoundationAdditions
@_exported public import WidgetCharts
@_exported public import WidgetUI
