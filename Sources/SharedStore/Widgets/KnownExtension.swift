/// What an extension said about itself when it was last asked.
package struct KnownExtension: Hashable, Sendable {
  package let name: String
  package let path: String
  /// Size and modification time of the binary, as text: another stamp is another binary.
  package let stamp: String
  /// Its encoded answer to `describe`.
  package let description: [UInt8]
  /// Whether a person took it in; the others were installed together with the program.
  package let isAdded: Bool

  package init(
    name: String,
    path: String,
    stamp: String,
    description: [UInt8],
    isAdded: Bool = false
  ) {
    self.name = name
    self.path = path
    self.stamp = stamp
    self.description = description
    self.isAdded = isAdded
  }
}
