import WidgetRender

/// The reason why a program crashed, found in its output and in that of Swift's backtracer.
struct CrashCause: Equatable {
  /// The most Unicode scalars of a reason that a message contains.
  private static let maximumScalars = 300
  /// The most lines of the output that are read.
  ///
  /// A crash report has a few hundred lines, but an author's program may have printed more before
  /// it.
  private static let maximumLines = 20_000

  /// The reason, such as `Unexpectedly found nil while unwrapping an Optional value
  /// (Day.swift:10)`.
  let text: String

  /// Finds the reason in the program's output.
  ///
  /// - Returns: `nil` if the output contains neither a reason nor a location.
  init?(report: String) {
    let lines = report.split(separator: "\n", maxSplits: Self.maximumLines)
    let place = lines.lazy.compactMap(Self.place).first
    let reason = Self.leftOut(lines) ?? Self.fatalError(lines) ?? Self.failure(lines)
    guard reason != nil || place != nil else { return nil }
    let parts = [reason.map { String($0) }, place.map { reason == nil ? "at \($0)" : "(\($0))" }]
    let text = parts.compactMap { $0 }.joined(separator: " ")
    self.text = TerminalText.sanitized(
      String(String.UnicodeScalarView(text.unicodeScalars.prefix(Self.maximumScalars)))
    )
  }

  /// Returns the message about a part of the app that the importer left out; `nil` unless the
  /// program stopped when it reached such a part.
  private static func leftOut(_ lines: [Substring]) -> Substring? {
    let line = lines.last { $0.contains(" is left out: ") }
    return line.map { after("Fatal error: ", in: $0) ?? $0 }
  }

  /// Returns the last message of a fatal error, which a program prints before it stops; `nil` if
  /// there is none.
  private static func fatalError(_ lines: [Substring]) -> Substring? {
    lines.lazy.compactMap { after("Fatal error: ", in: $0) }.last
  }

  /// Returns the message of Swift's runtime about the crash; `nil` if there is none.
  ///
  /// For a release build, only the backtracer prints it.
  private static func failure(_ lines: [Substring]) -> Substring? {
    let head = "*** Swift runtime failure: "
    return lines.first { $0.hasPrefix(head) }.flatMap { after(head, in: $0) }
      .map { $0.hasSuffix(" ***") ? $0.dropLast(4) : $0 }
  }

  /// Returns the file and line in a line about a stack frame, such as `Day.swift:10`; `nil` if it
  /// contains none.
  private static func place(_ line: Substring) -> String? {
    guard let frame = line.split(separator: " ").first, frame.allSatisfy(\.isNumber),
      let path = after(" at /", in: line)
    else { return nil }
    let parts = path.split(separator: ":")
    guard parts.count >= 2, let number = Int(parts[1]), number > 0,
      let file = parts[0].split(separator: "/").last, file.hasSuffix(".swift")
    else { return nil }
    return "\(file):\(number)"
  }

  /// Returns the part of a line after the last occurrence of `words`; `nil` if the line does not
  /// contain them.
  private static func after(_ words: String, in line: Substring) -> Substring? {
    line.ranges(of: words).last.map { line[$0.upperBound...] }
  }
}
