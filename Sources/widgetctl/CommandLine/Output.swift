/// Where results and messages go: results to standard output, all else to standard error (CL-1).
struct Output: Sendable {
  /// The version of every JSON result; it rises when a member changes its meaning or goes away.
  static let schemaVersion: Int64 = 1

  /// Whether errors are told as JSON.
  let isJSON: Bool

  /// Writes a whole result at once.
  func result(_ text: String) throws(CommandError) {
    try result(Array(text.utf8))
  }

  func result(_ bytes: [UInt8]) throws(CommandError) {
    switch OutputDescriptor.standardOutput.write(bytes) {
    case .written: return
    case .closedPipe: throw .closedPipe
    case .failed(let code):
      throw .failed(
        .inputOutput,
        message: "cannot write the result: \(OutputDescriptor.explanation(of: code))",
        hint: nil
      )
    }
  }

  /// A JSON result, its version first.
  func result(json members: [(String, JSONText)]) throws(CommandError) {
    try result(JSONText.object([("schemaVersion", .integer(Self.schemaVersion))] + members).text)
  }

  /// Something that went wrong without ending the command.
  func warning(_ message: String, hint: String? = nil) {
    var text = ErrorText.line("widgetctl", message)
    if let hint { text += ErrorText.line("hint", hint) }
    note(text)
  }

  /// The error that ends the command.
  func report(_ error: CommandError) {
    if error == .closedPipe { return }
    note(isJSON ? ErrorText.json(error) : ErrorText.plain(error))
  }

  /// Nobody can be told when standard error itself fails.
  private func note(_ text: String) {
    _ = OutputDescriptor.standardError.write(Array(text.utf8))
  }
}
