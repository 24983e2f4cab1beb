/// The name by which a program was started, which may be that of a link to it.
package enum CalledName {
  /// That of this process; `nil` where it has none.
  package static var own: String? { of(CommandLine.arguments) }

  /// The last part of the first argument; `nil` where there is none, or it ends in a slash.
  package static func of(_ arguments: [String]) -> String? {
    guard let path = arguments.first else { return nil }
    let bytes = path.utf8
    let start = bytes.lastIndex(of: UInt8(ascii: "/")).map { bytes.index(after: $0) }
    let name = path[(start ?? path.startIndex)...]
    return name.isEmpty ? nil : String(name)
  }
}
