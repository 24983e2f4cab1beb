import WidgetTerminal

extension CommandError {
  /// Why what was given to read cannot be read; `name` is a path or `standard input`.
  init(_ failure: InputFile.Failure, reading name: String) {
    self =
      switch failure {
      case .tooLarge(let limit):
        .failed(
          .badData,
          message: "\(name) is larger than \(limit) bytes",
          hint: nil
        )
      case .isFolder: .failed(.noInput, message: "\(name) is a folder", hint: nil)
      case .system(let code):
        .failed(
          .noInput,
          message: "cannot read \(name): \(OutputDescriptor.explanation(of: code))",
          hint: nil
        )
      }
  }
}

/// Runs what reads a file or standard input.
func inputText<Value>(
  _ name: String = "standard input",
  _ body: () throws(InputFile.Failure) -> Value
) throws(CommandError) -> Value {
  do {
    return try body()
  } catch {
    throw CommandError(error, reading: name)
  }
}
