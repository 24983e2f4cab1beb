/// An author's source file as the imported package contains it.
///
/// It has the same lines, but not the parts that only the compiler for Apple's systems understands.
struct AdaptedSource {
  /// The adapted text; `nil` if the author's source is used unchanged.
  let text: String?

  private let original: [UInt8]

  /// Reads and adapts the file at a path; `nil` if it cannot be read.
  init?(_ path: String, in tree: SourceTree, _ conditions: SystemConditions) {
    guard let bytes = try? tree.contents(of: path, limit: SwiftWords.maximumBytes) else {
      return nil
    }
    original = bytes
    let source = String(decoding: bytes, as: UTF8.self)
    let answered = conditions.answered(source)
    let implemented = ManagedMembers.implemented(in: answered ?? source) ?? answered
    let removed = ObjectiveCWords.removed(from: implemented ?? source) ?? implemented
    text = SubmoduleImports.widened(in: removed ?? source) ?? removed
  }

  var bytes: [UInt8] { text.map { Array($0.utf8) } ?? original }
}
