/// The version of the protocol between host and extension, as the byte in each frame.
///
/// The version increases when one side could misread the other: with each field that is added to or
/// removed from a message. A host supports the last two versions, so that extensions work until
/// they are rebuilt. An extension uses the version that it was built with.
package struct ProtocolVersion: RawRepresentable, Hashable, Comparable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let current = ProtocolVersion(rawValue: 2)

  /// The versions that this program supports as a host.
  package static let spoken = [ProtocolVersion(rawValue: 1), current]

  /// Whether a request may name the properties that it reads.
  var namesProperties: Bool { rawValue >= 2 }

  package static func < (left: ProtocolVersion, right: ProtocolVersion) -> Bool {
    left.rawValue < right.rawValue
  }
}
