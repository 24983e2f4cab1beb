/// Finds the module that declares a type.
///
/// Source of the layouts: the Swift repository, include/swift/ABI/Metadata.h
/// (TargetContextDescriptor, TargetModuleContextDescriptor).
package enum ModuleName {
  /// The most contexts around a declaration, such as types that contain it.
  private static let maximumDepth = 1_000

  /// Returns the module's name; `nil` if the type is not a class, structure or enumeration.
  package static func of(_ type: Any.Type) -> String? {
    TypeMetadata.descriptor(of: type).flatMap { UnsafeRawPointer(bitPattern: $0) }
      .flatMap { of(descriptor: $0) }
  }

  /// Follows the parents of a type's descriptor up to its module, and returns the module's name.
  static func of(descriptor: UnsafeRawPointer) -> String? {
    var context = descriptor
    for _ in 0..<maximumDepth {
      let kind = context.load(as: UInt32.self) & 0x1F  // ContextDescriptorKind
      if kind == 0 {
        let name = RelativePointer.direct(at: context + 8)
        return String(cString: name.assumingMemoryBound(to: CChar.self))
      }
      guard let parent = RelativePointer.indirectable(at: context + 4) else { return nil }
      context = parent
    }
    return nil
  }
}
