/// The name by which a program was started, which is that of a symbolic link if one was used.
package enum CalledName {
  /// The name by which this process was started; `nil` if it was started without one.
  package static var own: String? { of(CommandLine.arguments) }

  /// Returns the last component of the first argument; `nil` if there is none, or if it ends with a slash.
  package static func of(_ arguments: [String]) -> String? {
    guard let path = arguments.first else { return nil }
    let bytes = path.utf8
    let start = bytes.lastIndex(of: UInt8(ascii: "/")).map { bytes.index(after: $0) }
    let name = path[(start ?? path.startIndex)...]
    return name.isEmpty ? nil : String(name)
  }
}
