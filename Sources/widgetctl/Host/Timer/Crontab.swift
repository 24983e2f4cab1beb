import WidgetTerminal

/// The user's crontab, in which widgetctl changes only the blocks between its own markers.
struct Crontab: Equatable {
  /// The lines without line feeds; they are bytes, because the lines of other programs may not be
  /// UTF-8.
  private var lines: [ArraySlice<UInt8>]

  init(_ bytes: [UInt8]) {
    lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    if lines.last?.isEmpty ?? false { lines.removeLast() }
  }

  init(_ text: String) {
    self.init(Array(text.utf8))
  }

  /// The bytes to pass to `crontab`; every line ends with a line feed, because cron ignores a last
  /// line without one.
  var bytes: [UInt8] { lines.flatMap { $0 + [0x0A] } }

  /// Returns the line between the markers of a block; `nil` if there is no such block.
  ///
  /// - Throws: `CommandError` if a block has no end marker.
  func line(of block: Block) throws(CommandError) -> String? {
    guard let range = try range(of: block) else { return nil }
    return lines[range].dropFirst().dropLast().first.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether a line outside of widgetctl's blocks, and not in a comment, runs this program's
  /// `refresh`.
  var hasRefreshOfItsOwn: Bool {
    var isInside = false
    for line in lines {
      let text = String(decoding: line, as: UTF8.self)
      if text.hasPrefix(Block.beginning) { isInside = true }
      if !isInside, Self.isRefresh(text) { return true }
      if text.hasPrefix(Block.ending) { isInside = false }
    }
    return false
  }

  /// Whether any line runs this program's `refresh`.
  var hasRefresh: Bool {
    lines.contains { Self.isRefresh(String(decoding: $0, as: UTF8.self)) }
  }

  /// Returns the crontab with the line in its block; a block that does not exist yet is added at
  /// the end.
  func installing(_ line: String, in block: Block) throws(CommandError) -> Crontab {
    let added = [block.first, line, block.last].map { ArraySlice($0.utf8) }
    var table = self
    if let range = try range(of: block) {
      table.lines.replaceSubrange(range, with: added)
    } else {
      table.lines += added
    }
    return table
  }

  /// Returns the crontab without the block; `nil` if it does not contain the block.
  func removing(_ block: Block) throws(CommandError) -> Crontab? {
    guard let range = try range(of: block) else { return nil }
    var table = self
    table.lines.removeSubrange(range)
    return table
  }

  private func range(of block: Block) throws(CommandError) -> Range<Int>? {
    guard let start = lines.firstIndex(where: { $0.elementsEqual(block.first.utf8) }) else {
      return nil
    }
    let rest = lines[(start + 1)...]
    let isMark = { (line: ArraySlice<UInt8>) in
      line.starts(with: Block.beginning.utf8) || line.starts(with: Block.ending.utf8)
    }
    guard let end = rest.firstIndex(where: isMark), lines[end].elementsEqual(block.last.utf8) else {
      throw .failed(
        .badData,
        message: "the block of widgetctl in your crontab has no end: '\(block.last)' is missing",
        hint: "'crontab -e' opens it: delete the lines of widgetctl, from '\(block.first)' on"
      )
    }
    return start..<end + 1
  }

  private static func isRefresh(_ line: String) -> Bool {
    let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
    guard let first = words.first, !first.hasPrefix("#") else { return false }
    return line.contains("widgetctl") && words.contains("refresh")
  }

  /// The block of one store in the crontab: its beginning and end are marked by comments.
  struct Block: Equatable {
    fileprivate static let beginning = "# BEGIN widgetctl refresh"
    fileprivate static let ending = "# END widgetctl refresh"

    /// The absolute path of the store; `nil` for the default store.
    let store: String?

    var first: String { Self.beginning + suffix }
    var last: String { Self.ending + suffix }

    private var suffix: String { store.map { " of \($0)" } ?? "" }
  }
}

/// Reads and writes the user's crontab with the system's command `crontab`.
enum CrontabTool {
  /// The time limit for the command in milliseconds; it may wait for a service.
  private static let milliseconds: Int64 = 10_000

  /// Reads the crontab.
  ///
  /// - Returns: `nil` if there is no cron.
  /// - Throws: `CommandError` if the crontab cannot be read completely, because writing it would
  ///   then lose lines.
  static func read(milliseconds: Int64 = milliseconds) throws(CommandError) -> Crontab? {
    switch SystemTool.run(["crontab", "-l"], milliseconds: milliseconds) {
    case .absent: return nil
    case .late: throw failed("'crontab -l' does not answer")
    case .ended(let ended) where ended.code == 0:
      guard ended.output.count < SystemTool.maximumBytes else {
        throw failed("your crontab is longer than \(SystemTool.maximumBytes) bytes")
      }
      return Crontab(ended.output)
    case .ended(let ended):
      // Only these texts distinguish an account without a crontab from one that may not have any.
      let isEmpty = ["no crontab for", "No such file"].contains { ended.errors.contains($0) }
      guard isEmpty else { throw failed(ended.firstError ?? "'crontab -l' failed") }
      return Crontab("")
    }
  }

  /// Installs a crontab; it is passed in a file, so that its length does not matter.
  static func write(_ table: Crontab) throws(CommandError) {
    guard let file = TemporaryFile(holding: table.bytes) else {
      throw .failed(
        .cannotCreate,
        message: "no temporary file for the new crontab can be made",
        hint: "make room in the folder that TMPDIR names, or /tmp"
      )
    }
    defer { file.remove() }
    switch SystemTool.run(["crontab", file.path], milliseconds: milliseconds) {
    case .ended(let ended) where ended.code == 0: return
    case .ended(let ended): throw failed(ended.firstError ?? "'crontab' refused the new table")
    case .absent, .late: throw failed("'crontab' does not answer")
    }
  }

  private static func failed(_ message: String) -> CommandError {
    .failed(
      .unavailable,
      message: message,
      hint: "your crontab is as it was; 'widgetctl schedule print' prints the line for it"
    )
  }
}
