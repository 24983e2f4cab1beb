import WidgetRender

/// The reason why a program stopped, read from its output and that of the toolchain's backtracer.
struct CrashCause: Equatable {
  /// The most scalars of a reason in a message.
  private static let maximumScalars = 300
  /// A report has a few hundred lines, and an author's program may have printed before it.
  private static let maximumLines = 20_000

  /// Such as `Unexpectedly found nil while unwrapping an Optional value (Day.swift:10)`.
  let text: String

  /// - Returns: `nil` if the report has neither a reason nor a place.
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

  /// The part that the importer has left out, if the program stopped in its place.
  private static func leftOut(_ lines: [Substring]) -> Substring? {
    let line = lines.last { $0.contains(" is left out: ") }
    return line.map { after("Fatal error: ", in: $0) ?? $0 }
  }

  /// The author's own words, which the program prints before it stops.
  private static func fatalError(_ lines: [Substring]) -> Substring? {
    lines.lazy.compactMap { after("Fatal error: ", in: $0) }.last
  }

  /// The words of Swift's runtime, which a program of a release build keeps to itself.
  private static func failure(_ lines: [Substring]) -> Substring? {
    let head = "*** Swift runtime failure: "
    return lines.first { $0.hasPrefix(head) }.flatMap { after(head, in: $0) }
      .map { $0.hasSuffix(" ***") ? $0.dropLast(4) : $0 }
  }

  /// The file and line of a frame of the crashed thread, such as `Day.swift:10`; `nil` for one without.
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

  /// The rest of a line behind the last place of some words.
  private static func after(_ words: String, in line: Substring) -> Substring? {
    line.ranges(of: words).last.map { line[$0.upperBound...] }
  }
}
