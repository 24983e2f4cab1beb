@_exported public import FoundationAdditions
@_exported public import struct WidgetIntents.UTType
