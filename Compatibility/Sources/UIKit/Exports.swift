@_exported public import FoundationAdditions
// Sources that import UIKit alone see what the module of content types adds to URL, as on Apple's platforms.
@_exported public import struct UniformTypeIdentifiers.UTType
// As Apple's UIKit does, which extends a notification's response.
@_exported public import UserNotifications
