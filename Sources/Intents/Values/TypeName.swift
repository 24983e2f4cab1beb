/// How types are called in registries and messages.
package enum TypeName {
  /// The type's name without its module and outer types.
  package static func unqualified(_ type: Any.Type) -> String {
    let name = String(describing: type)
    return name.split(separator: ".").last.map(String.init) ?? name
  }

  /// The type's name with its module, for messages that tell namesakes apart.
  package static func qualified(_ type: Any.Type) -> String {
    String(reflecting: type)
  }
}
