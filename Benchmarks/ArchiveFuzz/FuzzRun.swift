import Foundation
import Moments
import WidgetRender

/// One run: creates an archive, may damage it, and draws it up to the bytes for a terminal.
struct FuzzRun {
  /// A violation of a property that every archive must have; `problem` describes it.
  struct Failure: Error {
    var problem: String
  }

  private static let utc = TimeZoneRules.utc

  var maker: ArchiveMaker
  /// The processor time for drawing the pictures of this run.
  private(set) var drawing = Duration.zero

  mutating func perform() throws {
    let made = maker.archive()
    switch maker.pick(WayChoice.self) {
    case .asMade: try draw(made)
    case .roundTrip:
      let bytes = made.compactBytes
      guard bytes.count <= ArchiveLimits.maximumBytes else { throw Failure(problem: "too long") }
      let kept = try ArchivedView(compactBytes: bytes)
      guard kept.compactBytes == bytes else { throw Failure(problem: "bytes that change") }
      try draw(kept)
    case .damagedBytes:
      var bytes = made.compactBytes
      for _ in 0...maker.random.below(3) { FuzzDamage.compact.apply(&bytes, &maker) }
      try drawIfReadable(bytes)
    case .spliced:
      // The head of one archive with the tail of another.
      let (head, tail) = (made.compactBytes, maker.archive().compactBytes)
      let end = head.prefix(1 + maker.random.below(head.count))
      try drawIfReadable(Array(end + tail.suffix(1 + maker.random.below(tail.count))))
    case .json:
      // Foundation's decoder takes many times as long as all the rest.
      guard maker.random.oneIn(3) else { return try drawIfReadable(made.compactBytes) }
      try drawJSON(made)
    }
  }

  private mutating func drawIfReadable(_ bytes: [UInt8]) throws {
    let view: ArchivedView
    do throws(ArchiveError) {
      view = try ArchivedView(compactBytes: bytes)
    } catch {
      return maker.coverage.count(outcome: "bytes: \(words(for: error))")
    }
    maker.coverage.count(outcome: "bytes: accepted")
    let again = view.compactBytes
    guard try ArchivedView(compactBytes: again).compactBytes == again else {
      throw Failure(problem: "bytes that change")
    }
    try draw(view)
  }

  private mutating func drawJSON(_ made: ArchivedView) throws {
    var text = Array(try JSONEncoder().encode(ArchiveDocument(made)))
    let isDamaged = maker.random.oneIn(2)
    if isDamaged {
      for _ in 0...maker.random.below(2) { FuzzDamage.json.apply(&text, &maker) }
    }
    do {
      let view = try JSONDecoder().decode(ArchiveDocument.self, from: Data(text)).view
      maker.coverage.count(outcome: "JSON: accepted")
      if !isDamaged {
        let kept = try ArchivedView(compactBytes: made.compactBytes)
        guard view.compactBytes == kept.compactBytes else {
          throw Failure(problem: "JSON that is another archive")
        }
      }
      try draw(view)
    } catch let error as ArchiveError {
      guard isDamaged else { throw error }
      maker.coverage.count(outcome: "JSON: \(words(for: error))")
    } catch let error as DecodingError {
      guard isDamaged else { throw error }
      maker.coverage.count(outcome: "JSON: \(words(for: ArchiveError(error)))")
    }
  }

  /// Returns the reason of the error without names and values, so that equal reasons are counted
  /// together.
  private func words(for error: ArchiveError) -> String {
    switch error {
    case .notAnArchive: return "no archive"
    case .newerVersion: return "newer version"
    case .tooLarge(_, let limit): return limit
    case .malformed(_, let problem):
      // Names and values of the document stand in quotation marks at the start.
      guard problem.hasPrefix("\u{201C}") else { return String(problem.prefix(60)) }
      let rest = problem.drop { $0 != "\u{201D}" }.dropFirst()
      return "“…”\(rest.prefix { $0 != "\u{201C}" && $0 != ";" })"
    }
  }

  private mutating func draw(_ view: ArchivedView) throws {
    let isLarge = maker.random.oneIn(60)
    let size = CellSize(
      columns: maker.random.below(isLarge ? 90 : 24),
      rows: maker.random.below(isLarge ? 40 : 9)
    )
    let context = DrawContext(
      now: maker.instant(),
      timeZone: Self.utc,
      isASCII: maker.random.oneIn(3),
      renderingMode: maker.random.element(of: DrawContext.RenderingMode.allCases),
      isInvalidated: maker.random.oneIn(4)
    )
    var grid = CellGrid(size: .zero)
    var pressed: ArchivedAction?
    drawing += ProcessorTime.of {
      let picture = WidgetPicture(view, size: size, in: context)
      grid = picture.grid
      if case .action(let action)? = picture.hitAreas.last?.target { pressed = action }
    }
    if let pressed {
      // Until the new timeline: the control's other state, and what is out of date.
      grid = WidgetPicture(view, pressing: pressed, size: size, in: context).grid
    }
    guard grid.size == size else { throw Failure(problem: "a picture of another size") }
    let plain = String(decoding: grid.plainBytes, as: UTF8.self)
    try check(plain, size, isASCII: context.isASCII)
    let depth = maker.random.element(of: ColorDepth.allCases)
    try check(withoutSequences(grid.ansi(depth: depth)), size, isASCII: context.isASCII)
  }

  /// Checks that a text has as many lines as the picture has rows, none of them wider than the
  /// picture.
  private func check(_ text: String, _ size: CellSize, isASCII: Bool) throws {
    if isASCII, !text.utf8.allSatisfy({ $0 < 0x80 }) { throw Failure(problem: "beyond ASCII") }
    var rows = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      rows += 1
      let columns = TextWidth.columns(of: String(line))
      guard columns <= size.columns else {
        throw Failure(problem: "a line of \(columns) columns in \(size.columns)")
      }
    }
    guard rows == size.rows else { throw Failure(problem: "\(rows) lines in \(size.rows)") }
  }

  /// Returns the text without its escape sequences.
  ///
  /// - Throws: `Failure` for a control character, and for any sequence that does not set a style.
  private func withoutSequences(_ bytes: [UInt8]) throws -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      guard bytes[index] == 0x1B else {
        guard bytes[index] == 0x0A || bytes[index] >= 0x20, bytes[index] != 0x7F else {
          throw Failure(problem: "a control character")
        }
        text.append(bytes[index])
        index += 1
        continue
      }
      let end = bytes[index...].firstIndex(of: UInt8(ascii: "m")) ?? bytes.count
      let known = bytes[index..<end].dropFirst(2).allSatisfy { (0x30...0x3B).contains($0) }
      guard end < bytes.count, bytes[index + 1] == UInt8(ascii: "["), known else {
        throw Failure(problem: "an unknown escape sequence")
      }
      index = end + 1
    }
    return String(decoding: text, as: UTF8.self)
  }
}
