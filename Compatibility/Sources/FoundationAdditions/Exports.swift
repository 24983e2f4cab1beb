// Every framework's module re-exports this one: Apple's Foundation has what Linux's lacks.
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import Observation
@_exported public import protocol WidgetIntents.CustomLocalizedStringResourceConvertible
@_exported public import struct WidgetIntents.LocalizedStringResource
@_exported public import class WidgetUI.CGColor
@_exported public import enum WidgetUI.CGLineCap
@_exported public import enum WidgetUI.CGLineJoin
@_exported public import struct WidgetUI.CGAffineTransform
