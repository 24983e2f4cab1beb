/// The stored properties of a type without an instance of it, as a mirror would list them.
///
/// The runtime's functions are those behind `Mirror`; their declarations follow the Swift
/// repository, stdlib/public/core/ReflectionMirror.swift.
enum StoredFields {
  private static let most = 1_024  // no entity is declared with more

  /// In order of declaration.
  static func of(_ type: Any.Type) -> [(label: String, type: Any.Type)] {
    (0..<min(most, storedFieldCount(type))).map { index in
      var field = StoredField()
      let fieldType = storedField(type, index, &field)
      defer { field.release?(field.label) }
      return (field.label.map { String(cString: $0) } ?? "", fieldType)
    }
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
