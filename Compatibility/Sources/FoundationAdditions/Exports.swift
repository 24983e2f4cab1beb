// Every framework's module re-exports this one: Apple's Foundation has what Linux's lacks.
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import struct WidgetIntents.LocalizedStringResource
