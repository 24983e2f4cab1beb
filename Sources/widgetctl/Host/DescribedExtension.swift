import WidgetExtension
import WidgetIntents

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// An extension and what it offers.
struct DescribedExtension: Sendable {
  let connection: ExtensionConnection
  let description: ExtensionDescription

  var name: String { connection.program.name }
}

extension ExtensionDescription {
  /// Reads what the store kept; `nil` where another version wrote it.
  init?(stored bytes: [UInt8]) {
    guard let value = try? JSONDecoder().decode(Self.self, from: Data(bytes)) else { return nil }
    self = value
  }

  var storedBytes: [UInt8]? {
    (try? JSONEncoder().encode(self)).map { Array($0) }
  }
}
