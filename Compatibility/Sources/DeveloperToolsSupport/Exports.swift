// What `#Preview` expands to names these through this module, as on Apple's platforms.
@_exported public import struct WidgetUI.Preview
@_exported public import protocol WidgetUI.PreviewRegistry
@_exported public import struct WidgetUI.PreviewTrait
