#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// A picture that a result shows below what it says.
package protocol IntentSnippet: Sendable {
  /// The picture's archive as compact bytes; `nil` when there is nothing to show.
  func archived(in context: IntentContext?) async throws -> Data?
}
