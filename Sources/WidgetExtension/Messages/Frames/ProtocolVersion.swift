/// What host and extension speak, as the byte of each frame.
///
/// It rises when a side could misread the other: with each field that a message gets or loses. A host speaks the
/// last two, so that extensions go on until they are built again; an extension speaks the one that it was built
/// with.
package struct ProtocolVersion: RawRepresentable, Hashable, Comparable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let current = ProtocolVersion(rawValue: 2)

  /// Those that this program speaks as a host.
  package static let spoken = [ProtocolVersion(rawValue: 1), current]

  package static func < (left: ProtocolVersion, right: ProtocolVersion) -> Bool {
    left.rawValue < right.rawValue
  }
}
