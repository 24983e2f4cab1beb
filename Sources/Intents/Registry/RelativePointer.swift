/// Addresses that Swift's metadata keeps as 32-bit distances from where they are written.
enum RelativePointer {
  static func direct(at field: UnsafeRawPointer) -> UnsafeRawPointer {
    field + Int(field.loadUnaligned(as: Int32.self))
  }

  /// The lowest bit says that the distance leads to a pointer; the second one is a flag.
  static func indirectable(at field: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = field.loadUnaligned(as: Int32.self)
    guard distance != 0 else { return nil }
    let target = field + Int(distance & ~3)
    guard distance & 1 == 1 else { return target }
    return target.loadUnaligned(as: UnsafeRawPointer?.self)
  }
}
