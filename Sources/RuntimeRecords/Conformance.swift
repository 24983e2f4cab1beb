internal import CRuntimeRecords

/// A type of this program and its conformance to a protocol.
///
/// The runtime evaluates `type as? any P.Type` by searching all conformances of the program, some eight thousand with
/// Foundation. With the conformance's record no search is needed.
package struct Conformance {
  package let type: Any.Type
  private let witnesses: Witnesses?

  /// Creates the conformance of a type from the address of its descriptor in the program's section.
  init(_ type: Any.Type, record: UnsafeRawPointer) {
    self.type = type
    witnesses = Witnesses(record: record)
  }

  /// Returns the type as a metatype of the protocol.
  ///
  /// `Existential` must be that metatype, such as `(any AppIntent.Type).self`.
  package func metatype<Existential>(as existential: Existential.Type) -> Existential? {
    witnesses?.metatype(of: type, as: existential) ?? type as? Existential
  }
}

/// Recognizes the specializations of a generic type, such as `IntentParameter<String>`, as types of
/// a protocol.
package struct GenericFamily<Existential>: Sendable {
  /// The address of the descriptor that all specializations share.
  private let descriptor: UInt?
  private let witnesses: Witnesses?

  /// Creates a family from one of its types, passed as itself and as a metatype of the protocol.
  ///
  /// An example is `IntentParameter<Int>.self` and `IntentParameter<Int>.self as any P.Type`.
  package init(_ member: Any.Type, conforming: Existential) {
    descriptor = TypeMetadata.descriptor(of: member)
    witnesses = Witnesses(of: conforming)
  }

  /// Returns the type as a metatype of the protocol; `nil` for a type of another family.
  package func metatype(of type: Any.Type) -> Existential? {
    guard let descriptor, TypeMetadata.descriptor(of: type) == descriptor else { return nil }
    return witnesses?.metatype(of: type, as: Existential.self) ?? type as? Existential
  }
}

/// A conformance record of the program, from which witness tables of types are created.
///
/// Source of the layouts: the Swift repository, include/swift/ABI/Metadata.h (TargetProtocolConformanceDescriptor,
/// TargetExistentialMetatypeContainer).
private struct Witnesses: Sendable {
  /// The address of the conformance descriptor.
  private let record: UInt

  /// Creates the record; `nil` for a conditional conformance, which only the runtime can evaluate.
  init?(record: UnsafeRawPointer) {
    guard ConformanceFlags.isUnconditional(record) else { return nil }
    self.record = UInt(bitPattern: record)
  }

  /// Reads the conformance from a metatype of one protocol; `nil` if there are several protocols.
  ///
  /// A metatype consists of the type and the witness table, which begins with the address of the
  /// conformance descriptor.
  init?<Existential>(of metatype: Existential) {
    guard Self.holdsOneProtocol(Existential.self) else { return nil }
    let parts = unsafeBitCast(metatype, to: (UnsafeRawPointer, UnsafeRawPointer).self)
    guard let record = parts.1.load(as: UnsafeRawPointer?.self) else { return nil }
    self.init(record: record)
  }

  func metatype<Existential>(of type: Any.Type, as existential: Existential.Type) -> Existential? {
    guard Self.holdsOneProtocol(existential), let record = UnsafeRawPointer(bitPattern: record)
    else { return nil }
    let table = widgetctl_witness_table(record, unsafeBitCast(type, to: UnsafeRawPointer.self))
    return table.map { unsafeBitCast((type, $0), to: existential) }
  }

  private static func holdsOneProtocol<Existential>(_ type: Existential.Type) -> Bool {
    MemoryLayout<Existential>.size == 2 * MemoryLayout<UnsafeRawPointer>.size
  }
}

/// The flags of a conformance record.
enum ConformanceFlags {
  /// Returns whether the conformance at this address has no conditions on generic arguments.
  static func isUnconditional(_ record: UnsafeRawPointer) -> Bool {
    (record + 12).loadUnaligned(as: UInt32.self) >> 8 & 0xFF == 0
  }
}

/// The parts of a type's metadata that this module reads.
enum TypeMetadata {
  enum Kind {
    case object, structure, enumeration, optional, tuple, function, metatype, other
  }

  static func kind(of type: Any.Type) -> Kind {
    switch unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: UInt.self) {  // MetadataKind
    // A class: the address of its metaclass, or 0 without Objective-C.
    case 0, 0x800...: .object
    case 0x200: .structure
    case 0x201: .enumeration
    case 0x202: .optional
    case 0x301: .tuple
    case 0x302: .function
    case 0x304: .metatype
    default: .other
    }
  }

  /// Returns the first generic argument of a structure or an enumeration, which must be a type.
  static func firstArgument(of type: Any.Type) -> Any.Type {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    return metadata.load(fromByteOffset: 2 * MemoryLayout<UnsafeRawPointer>.size, as: Any.Type.self)
  }

  /// Returns the address of the descriptor that all specializations of a generic type share; `nil` if it is not a
  /// class, structure or enumeration.
  static func descriptor(of type: Any.Type) -> UInt? {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let word = MemoryLayout<UnsafeRawPointer>.size
    switch kind(of: type) {
    case .structure, .enumeration, .optional:
      return metadata.load(fromByteOffset: word, as: UInt.self)
    case .object:
      #if canImport(Darwin)
      return metadata.load(fromByteOffset: 8 * word, as: UInt.self)
      #else
      return metadata.load(fromByteOffset: 5 * word, as: UInt.self)
      #endif
    case .tuple, .function, .metatype, .other: return nil
    }
  }
}

/// Reads addresses in Swift's metadata, which are stored as 32-bit offsets relative to their own
/// location.
enum RelativePointer {
  static func direct(at field: UnsafeRawPointer) -> UnsafeRawPointer {
    field + Int(field.loadUnaligned(as: Int32.self))
  }

  /// Returns the target of a pointer; `nil` for a null pointer.
  ///
  /// If the lowest bit is set, the target contains the address. The second bit is a flag and is
  /// ignored.
  static func indirectable(at field: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = field.loadUnaligned(as: Int32.self)
    guard distance != 0 else { return nil }
    let target = field + Int(distance & ~3)
    guard distance & 1 == 1 else { return target }
    return target.loadUnaligned(as: UnsafeRawPointer?.self)
  }
}
