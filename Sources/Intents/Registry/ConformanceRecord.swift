/// One protocol conformance record of the running program.
struct ConformanceRecord {
  private let descriptor: UnsafeRawPointer

  /// The section's entry holds the record's address relative to itself.
  init(entry: UnsafeRawPointer) {
    descriptor = RelativePointer.direct(at: entry)
  }

  /// The protocol's descriptor; it lies in another image when it is reached indirectly.
  var protocolAddress: UnsafeRawPointer? {
    RelativePointer.indirectable(at: descriptor)
  }

  /// The conforming type; `nil` for generic types and for classes of Objective-C.
  var conformingType: Any.Type? {
    let reference = descriptor + 4
    let flags = (descriptor + 12).loadUnaligned(as: UInt32.self)
    switch flags >> 3 & 7 {  // TypeReferenceKind
    case 0: return Self.type(of: RelativePointer.direct(at: reference))
    case 1:
      let address = RelativePointer.direct(at: reference).load(as: UnsafeRawPointer?.self)
      return address.flatMap(Self.type)
    default: return nil
    }
  }

  /// Asks the type's access function for its metadata.
  private static func type(of descriptor: UnsafeRawPointer) -> Any.Type? {
    let flags = descriptor.load(as: UInt32.self)
    let kinds: ClosedRange<UInt32> = 16...18  // class, struct, enum (ContextDescriptorKind)
    let isGeneric = flags & 0x80 != 0
    guard kinds.contains(flags & 0x1F), !isGeneric else { return nil }
    let field = descriptor + 12
    guard field.load(as: Int32.self) != 0 else { return nil }
    // The function takes a request in the first register and answers in the first one, which both
    // conventions share; 0 asks for complete metadata.
    let access = unsafeBitCast(
      RelativePointer.direct(at: field),
      to: (@convention(c) (UInt) -> UnsafeRawPointer?).self
    )
    return access(0).map { unsafeBitCast($0, to: Any.Type.self) }
  }
}
