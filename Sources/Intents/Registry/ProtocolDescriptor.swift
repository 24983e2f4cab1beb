/// The address by which conformance records name a protocol.
struct ProtocolDescriptor {
  let address: UnsafeRawPointer?

  /// Reads it from the metadata of an existential type: kind, flags, number of protocols, then
  /// their descriptors (TargetExistentialTypeMetadata).
  init(existential: Any.Type) {
    let existentialKind = 0x303  // MetadataKind::Existential
    let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
    let word = MemoryLayout<UnsafeRawPointer>.size
    guard metadata.load(as: Int.self) == existentialKind,
      metadata.load(fromByteOffset: word + 4, as: UInt32.self) == 1
    else {
      address = nil
      return
    }
    address = metadata.load(fromByteOffset: word + 8, as: UnsafeRawPointer?.self)
  }
}
