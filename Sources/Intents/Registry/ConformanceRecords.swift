/// The types of this program that conform to a protocol, read from its protocol conformance records.
///
/// The compiler writes one record a conformance into each image. Only types that are not generic
/// are found. Source of the layouts: the Swift repository, include/swift/ABI/Metadata.h
/// (TargetProtocolConformanceDescriptor, TargetTypeContextDescriptor).
package enum ConformanceRecords {
  /// Finds the types of each protocol.
  ///
  /// - Parameter protocols: existential types such as `(any AppIntent).self`.
  /// - Returns: The types in the order of the protocols; within one, in the image's order.
  package static func types(conformingTo protocols: [Any.Type]) -> [[Any.Type]] {
    let wanted = protocols.map(ProtocolDescriptor.init(existential:))
    var found = [[Any.Type]](repeating: [], count: protocols.count)
    for section in LoadedImages.conformanceSections() {
      let recordSize = MemoryLayout<Int32>.stride
      for offset in stride(from: 0, to: section.count - recordSize + 1, by: recordSize) {
        guard let start = section.baseAddress else { break }
        let record = ConformanceRecord(entry: start + offset)
        guard let address = record.protocolAddress,
          let index = wanted.firstIndex(where: { $0.address == address }),
          let type = record.conformingType
        else { continue }
        found[index].append(type)
      }
    }
    return found
  }
}
