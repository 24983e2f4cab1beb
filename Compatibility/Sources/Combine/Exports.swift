@_exported public import FoundationAdditions
@_exported public import protocol WidgetUI.ObservableObject
@_exported public import class WidgetUI.ObservableObjectPublisher
@_exported public import struct WidgetUI.Published
