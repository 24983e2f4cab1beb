/// Finds the lines of source ranges; the lines of a file are counted when first needed.
struct ScriptPlaces: Sendable {
  private let sources: [ScriptSource]
  private var lines: [Int: SourceLines] = [:]

  init(_ sources: [ScriptSource]) {
    self.sources = sources
  }

  /// Returns the line, from 1 in its file, on which a range begins.
  mutating func line(of span: SourceSpan) -> Int {
    guard let index = file(of: span) else { return 1 }
    let lines = lines[index] ?? SourceLines(sources[index])
    self.lines[index] = lines
    return lines.line(of: span.start)
  }

  /// Returns the file and the line on which a range begins.
  mutating func place(of span: SourceSpan) -> ScriptEvent.Place {
    let name = file(of: span).map { sources[$0].name } ?? ""
    return ScriptEvent.Place(file: name, line: line(of: span))
  }

  /// Returns the text of the first line of a range.
  func text(of span: SourceSpan) -> String {
    guard let index = file(of: span) else { return "" }
    let source = sources[index]
    let start = max(0, Int(span.start - source.base))
    let end = min(source.bytes.count, Int(span.end - source.base))
    guard start < end else { return "" }
    let line = source.bytes[start..<end].prefix { $0 != 0x0A && $0 != 0x0D }
    return String(decoding: line, as: UTF8.self)
  }

  private func file(of span: SourceSpan) -> Int? {
    sources.firstIndex { $0.contains(span.start) }
  }
}
