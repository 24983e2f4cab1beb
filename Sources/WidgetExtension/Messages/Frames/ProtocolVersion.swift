/// What host and extension speak; the raw value is the byte of each frame.
///
/// It rises when a side could misread the other. A host speaks the last two, so that extensions go on
/// until they are built again; an extension speaks the one that it was built with.
package enum ProtocolVersion: UInt8, CaseIterable, Comparable, Sendable {
  /// Bodies are JSON.
  case json = 6
  /// Bodies are CBOR.
  case cbor = 7

  package static let current = ProtocolVersion.cbor

  package static func < (left: ProtocolVersion, right: ProtocolVersion) -> Bool {
    left.rawValue < right.rawValue
  }

  var coding: MessageCoding {
    switch self {
    case .json: .json
    case .cbor: .cbor
    }
  }
}
