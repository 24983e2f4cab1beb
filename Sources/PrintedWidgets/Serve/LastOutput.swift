import Ground

/// The stored last successful output of a program.
///
/// The commands of presses are found in it, and a size that was not drawn before is drawn from it.
struct LastOutput: Sendable {
  private static let mark = "widgetctl printed 1"
  /// The text that ends the stored file's first line if the program's exit code demanded the user's
  /// attention.
  private static let urgent = " urgent"

  let path: String
  /// The program whose output is stored; an output stored for another program is ignored.
  let program: String

  /// An output of the program, with the time at which it was printed.
  struct Output: Equatable, Sendable {
    var bytes: [UInt8]
    var date: Int64
    /// Whether the program's exit code demanded the user's attention.
    var isUrgent = false
  }

  func read() -> Output? {
    // Three header lines precede the output.
    let limit = ReadLimits.outputBytes + 8_192
    guard let bytes = FileBytes.read(path, upTo: limit, isOwn: true) else { return nil }
    let parts = bytes.split(separator: 10, maxSplits: 3, omittingEmptySubsequences: false)
    let mark = parts.first.map { String(decoding: $0, as: UTF8.self) }
    guard parts.count == 4, mark == Self.mark || mark == Self.mark + Self.urgent,
      String(decoding: parts[1], as: UTF8.self) == program,
      let date = Int64(String(decoding: parts[2], as: UTF8.self))
    else { return nil }
    return Output(bytes: Array(parts[3]), date: date, isUrgent: mark != Self.mark)
  }

  /// Stores an output.
  ///
  /// If that fails, a press in the output's picture reports that its line no longer exists.
  func keep(_ output: Output) {
    let mark = Self.mark + (output.isUrgent ? Self.urgent : "")
    FileBytes.write(Array("\(mark)\n\(program)\n\(output.date)\n".utf8) + output.bytes, to: path)
  }
}
