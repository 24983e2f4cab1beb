import Ground

/// The last successful output of a program, which contains the commands of presses, and from which a new size is
/// drawn.
struct LastOutput: Sendable {
  private static let mark = "widgetctl printed 1"

  let path: String
  /// The program whose output it is; another's is not read.
  let program: String

  /// The bytes, and when they were printed in microseconds since 1970 UTC.
  func read() -> (bytes: [UInt8], date: Int64)? {
    // The head of three lines stands before the output.
    let limit = ReadLimits.outputBytes + 8_192
    guard let bytes = FileBytes.read(path, upTo: limit, isOwn: true) else { return nil }
    let parts = bytes.split(separator: 10, maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, String(decoding: parts[0], as: UTF8.self) == Self.mark,
      String(decoding: parts[1], as: UTF8.self) == program,
      let date = Int64(String(decoding: parts[2], as: UTF8.self))
    else { return nil }
    return (Array(parts[3]), date)
  }

  /// Stores an output; if that fails, presses of its picture report that they find nothing.
  func keep(_ bytes: [UInt8], at date: Int64) {
    FileBytes.write(Array("\(Self.mark)\n\(program)\n\(date)\n".utf8) + bytes, to: path)
  }
}
