@_exported public import Combine
@_exported public import struct CoreData.FetchRequest
@_exported public import struct CoreData.FetchedResults
@_exported public import DeveloperToolsSupport
@_exported public import FoundationAdditions
@_exported public import UIKit
@_exported public import WidgetUI
