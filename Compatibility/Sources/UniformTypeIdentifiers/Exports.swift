@_exported public import struct WidgetIntents.UTType
