/// Lists the stored properties of a type without an instance, like a mirror of one.
///
/// It uses the runtime functions of `Mirror`; their declarations follow the Swift repository,
/// stdlib/public/core/ReflectionMirror.swift.
package enum StoredFields {
  package struct Field {
    package let label: String
    package let type: Any.Type
    /// The offset in bytes from the start of the value, or of the object if the type is a class.
    package let offset: Int
    /// Whether the property is a strong reference or a value; `weak` and `unowned` storage does not
    /// contain a value of the type.
    package let isStrong: Bool

    /// The name of the property in the source code, without the underscore of a wrapper's storage.
    package var name: String { label.hasPrefix("_") ? String(label.dropFirst()) : label }

    /// Returns the value of the property in the value or object at `memory`.
    package func value(in memory: UnsafeRawPointer) -> Any {
      func read<Value>(_: Value.Type) -> Any {
        (memory + offset).assumingMemoryBound(to: Value.self).pointee
      }
      return _openExistential(type, do: read)
    }
  }

  private static let maximumCount = 1_024  // no intent or entity is declared with more

  /// Returns the stored properties in the order of declaration, at most 1,024.
  package static func of(_ type: Any.Type) -> [Field] {
    (0..<min(maximumCount, storedFieldCount(type))).map { index in
      var field = StoredField()
      let fieldType = storedField(type, index, &field)
      defer { field.release?(field.label) }
      return Field(
        label: field.label.map { String(cString: $0) } ?? "",
        type: fieldType,
        offset: storedFieldOffset(type, index),
        isStrong: field.isStrong
      )
    }
  }

  /// Calls `body` with the address from which the offsets of a value's or an object's properties
  /// count.
  ///
  /// The address is valid only during the call.
  package static func withMemory<Subject, Failure: Error, Result>(
    of subject: Subject,
    _ body: (UnsafeRawPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard type(of: subject) is AnyObject.Type else {
      return try withUnsafePointer(to: subject) { pointer throws(Failure) in
        try body(UnsafeRawPointer(pointer))
      }
    }
    let object = subject as AnyObject
    defer { withExtendedLifetime(object) {} }
    return try body(UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()))
  }
}

private struct StoredField {
  var label: UnsafePointer<CChar>?
  var release: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func storedFieldCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func storedField(
  _ type: Any.Type,
  _ index: Int,
  _ field: UnsafeMutablePointer<StoredField>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func storedFieldOffset(_ type: Any.Type, _ index: Int) -> Int
