/// Encodes TZif files (RFC 9636) for the time zones of tests.
package struct TZifBuilder {
  package struct Kind {
    package var seconds: Int
    package var isDaylight: Bool
    package var name: String
  }

  package var version: UInt8 = 2
  package var kinds: [Kind]
  /// The transitions: seconds since 1970, and the index of the kind of time that begins then.
  package var transitions: [(at: Int64, kind: UInt8)]
  package var footer = ""
  package var leapSeconds = 0

  package func bytes() -> [UInt8] {
    if version == 1 { return block(timeLength: 4) }
    return block(timeLength: 4) + block(timeLength: 8) + [0x0A] + Array(footer.utf8) + [0x0A]
  }

  private func block(timeLength: Int) -> [UInt8] {
    let names: [UInt8] = kinds.flatMap { Array("\($0.name)\0".utf8) }
    var bytes = Array("TZif".utf8)
    bytes.append(version == 1 ? 0 : 0x30 + version)
    bytes += [UInt8](repeating: 0, count: 15)
    for count in [0, 0, leapSeconds, transitions.count, kinds.count, names.count] {
      bytes += Self.bigEndian(Int64(count), 4)
    }
    for transition in transitions { bytes += Self.bigEndian(transition.at, timeLength) }
    bytes += transitions.map(\.kind)
    var nameStart = 0
    for kind in kinds {
      bytes += Self.bigEndian(Int64(kind.seconds), 4)
      bytes += [kind.isDaylight ? 1 : 0, UInt8(nameStart)]
      nameStart += kind.name.utf8.count + 1
    }
    return bytes + names + [UInt8](repeating: 0, count: leapSeconds * (timeLength + 4))
  }

  private static func bigEndian(_ value: Int64, _ length: Int) -> [UInt8] {
    (0..<length).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }
}
