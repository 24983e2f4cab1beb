#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// An entry after its views were archived: what is stored and shown, without any author's code.
package struct MadeEntry: Equatable, Sendable {
  package var date: Date
  /// The archive for the light appearance, opaque to this module.
  package var light: [UInt8]
  /// The archive for the dark appearance; `nil` when the light one serves both.
  package var dark: [UInt8]?
  package var relevance: TimelineEntryRelevance?

  package init(
    date: Date,
    light: [UInt8],
    dark: [UInt8]? = nil,
    relevance: TimelineEntryRelevance? = nil
  ) {
    self.date = date
    self.light = light
    self.dark = dark
    self.relevance = relevance
  }
}
