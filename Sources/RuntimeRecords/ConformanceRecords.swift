/// Finds the types of this program that conform to a protocol, by the conformance records in its
/// images.
///
/// The compiler writes one record for each conformance into each image. Only types that are not
/// generic are found. Source of the layouts: the Swift repository, include/swift/ABI/Metadata.h
/// (TargetProtocolConformanceDescriptor, TargetTypeContextDescriptor).
package enum ConformanceRecords {
  /// Finds the types that conform to each protocol.
  ///
  /// - Parameters:
  ///   - protocols: Existential types such as `(any AppIntent).self`.
  ///   - otherModules: The modules whose types are left out.
  /// - Returns: The conformances to each protocol, in the order in which the images contain them.
  package static func conformances(
    to protocols: [Any.Type],
    besides otherModules: Set<String> = []
  ) -> [[Conformance]] {
    conformances(to: protocols, besides: otherModules, in: LoadedImages.conformanceSections())
  }

  static func conformances(
    to protocols: [Any.Type],
    besides otherModules: Set<String> = [],
    in sections: [UnsafeRawBufferPointer]
  ) -> [[Conformance]] {
    let wanted = protocols.map(ProtocolDescriptor.init(existential:))
    var found = [[Conformance]](repeating: [], count: protocols.count)
    forEach(in: sections) { record in
      guard let address = record.protocolAddress,
        let index = wanted.firstIndex(where: { $0.address == address }),
        !record.isDeclared(in: otherModules),
        let conformance = record.conformance
      else { return }
      found[index].append(conformance)
    }
    return found
  }

  fileprivate static func forEach(
    in sections: [UnsafeRawBufferPointer],
    _ body: (ConformanceRecord) -> Void
  ) {
    for section in sections {
      let recordSize = MemoryLayout<Int32>.stride
      for offset in stride(from: 0, to: section.count - recordSize + 1, by: recordSize) {
        guard let start = section.baseAddress else { break }
        body(ConformanceRecord(entry: start + offset))
      }
    }
  }
}

/// The types that conform to a protocol, including generic ones with any arguments.
///
/// It can exclude other types without a search through all conformances.
package struct ConformingTypes: Sendable {
  /// The descriptors of the types; `true` for a conformance without conditions.
  private let descriptors: [UInt: Bool]

  /// The number of conforming types; specializations of a generic type count as one.
  package var count: Int { descriptors.count }

  /// Finds the types that conform to an existential type such as `(any AppIntent).self`.
  package init(to existential: Any.Type) {
    let wanted = ProtocolDescriptor(existential: existential).address
    var descriptors: [UInt: Bool] = [:]
    ConformanceRecords.forEach(in: LoadedImages.conformanceSections()) { record in
      guard let address = record.protocolAddress, address == wanted else { return }
      guard let descriptor = record.typeDescriptor else { return }
      descriptors[UInt(bitPattern: descriptor)] = record.isUnconditional
    }
    self.descriptors = descriptors
  }

  /// Returns whether a value of this type, or the value that an optional wraps, may conform;
  /// `false` is certain.
  package func mayHold(_ type: Any.Type) -> Bool {
    switch TypeMetadata.kind(of: type) {
    case .structure, .enumeration:
      TypeMetadata.descriptor(of: type).map { descriptors[$0] != nil } ?? true
    case .optional: mayHold(TypeMetadata.firstArgument(of: type))
    case .tuple, .function, .metatype: false
    case .object, .other: true
    }
  }

  /// Returns whether a type is certain to conform: a structure or an enumeration that conforms without conditions.
  package func contains(_ type: Any.Type) -> Bool {
    switch TypeMetadata.kind(of: type) {
    case .structure, .enumeration:
      TypeMetadata.descriptor(of: type).flatMap { descriptors[$0] } ?? false
    case .optional, .tuple, .function, .metatype, .object, .other: false
    }
  }
}

/// One protocol conformance record of the running program.
private struct ConformanceRecord {
  private let descriptor: UnsafeRawPointer

  /// Reads an entry of the section, which contains the record's address relative to itself.
  init(entry: UnsafeRawPointer) {
    descriptor = RelativePointer.direct(at: entry)
  }

  /// The address of the protocol's descriptor, which an indirect reference finds in another image.
  var protocolAddress: UnsafeRawPointer? {
    RelativePointer.indirectable(at: descriptor)
  }

  /// The conformance; `nil` for generic types and Objective-C classes.
  var conformance: Conformance? {
    conformingType.map { Conformance($0, record: descriptor) }
  }

  /// Whether the conformance has no conditions on generic arguments.
  var isUnconditional: Bool { ConformanceFlags.isUnconditional(descriptor) }

  /// Returns whether one of these modules declares the type.
  func isDeclared(in modules: Set<String>) -> Bool {
    guard !modules.isEmpty, let module = typeDescriptor.flatMap(ModuleName.of(descriptor:)) else {
      return false
    }
    return modules.contains(module)
  }

  private var conformingType: Any.Type? { typeDescriptor.flatMap(Self.type) }

  /// The address of the descriptor that all specializations of a type share; `nil` for Objective-C
  /// classes.
  var typeDescriptor: UnsafeRawPointer? {
    let reference = descriptor + 4
    let flags = (descriptor + 12).loadUnaligned(as: UInt32.self)
    switch flags >> 3 & 7 {  // TypeReferenceKind
    case 0: return RelativePointer.direct(at: reference)
    case 1: return RelativePointer.direct(at: reference).load(as: UnsafeRawPointer?.self)
    default: return nil
    }
  }

  /// Returns the metadata of a type by calling its access function; `nil` if it is generic or not a
  /// nominal type.
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

/// The address of a protocol's descriptor, by which conformance records refer to it.
private struct ProtocolDescriptor {
  let address: UnsafeRawPointer?

  /// Reads the address from the metadata of an existential type (TargetExistentialTypeMetadata).
  ///
  /// The metadata contains kind, flags, number of protocols, then their descriptors.
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
