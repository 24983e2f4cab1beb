/// A type that a `#Preview` expands to; it is found through the program's conformance records.
@MainActor @preconcurrency
public protocol PreviewRegistry: SendableMetatype {
  /// The file of the `#Preview`, as `#fileID` names it.
  nonisolated static var fileID: String { get }
  nonisolated static var line: Int { get }
  nonisolated static var column: Int { get }
  static func makePreview() throws -> Preview
}
