@_exported public import class WidgetIntents.CSSearchableItemAttributeSet
@_exported public import struct WidgetIntents.UTType
