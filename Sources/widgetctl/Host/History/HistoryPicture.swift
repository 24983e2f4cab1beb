import Moments
import SharedStore
import WidgetIntents
import WidgetRender
import WidgetTerminal

/// Draws the history of a timeline as bands over time: when it was due, reloaded, failed, seen by a
/// user, and outdated.
struct HistoryPicture {
  /// The most columns of a band; with more, a day would not be clearer.
  static let maximumColumns = 96
  /// The fewest columns with which a band can be read.
  static let minimumColumns = 12

  let history: ReloadHistory
  let title: String
  /// The width of the whole picture in columns; a band has the columns to the right of its label.
  let columns: Int
  let drawing: DrawContext
  /// The language in which pictures are drawn.
  let language: UserLanguage

  func picture() -> WidgetPicture {
    let bands = UserLanguage.$spoken.withValue(language) { self.bands }
    let labels = bands.map { TextWidth.columns(of: $0.label) }.max() ?? 0
    let room = columns - labels - 1 - FramedWidget.border
    let width = min(max(room, Self.minimumColumns), Self.maximumColumns)
    var runs: [ArchivedText.Run] = []
    for band in bands {
      let gap = String(repeating: " ", count: labels - TextWidth.columns(of: band.label) + 1)
      runs.append(.init(.verbatim(band.label + gap), style: TextStyle(foreground: .secondary)))
      runs += self.runs(of: band, columns: width)
      runs.append(.init(.verbatim("\n")))
    }
    let axis = String(repeating: " ", count: labels + 1) + axis(width)
    runs.append(.init(.verbatim(axis), style: TextStyle(foreground: .secondary)))
    let size = CellSize(columns: labels + 1 + width, rows: bands.count + 1)
    let view = ArchivedView.text(ArchivedText(runs: runs))
    let content = WidgetPicture(view, size: size, in: drawing)
    return FramedWidget(content, title: title).picture(in: drawing)
  }

  /// A line of the picture: for each part of the time span, it shows events of one kind.
  private struct Band {
    let label: String
    let color: ArchivedColor
    let spans: [Range<Int64>]
    let measure: Measure
  }

  private enum Measure {
    /// The height of a character shows the number of events.
    case count
    /// The height of a character shows how much of its part of the time span is covered.
    case time
    /// All events are shown with the same height.
    case presence
  }

  private var bands: [Band] {
    let reloads = history.reloads
    return [
      Band(
        label: String(english: "due", turkish: "vakti geldi"),
        color: .secondary,
        spans: reloads.filter { $0.due != nil || $0.mark != nil }.flatMap { reload in
          spread(reload, from: min(reload.due ?? reload.begun, reload.begun))
        },
        measure: .count
      ),
      Band(
        label: String(english: "made", turkish: "yapıldı"),
        color: ArchivedColor(.system(.green)),
        spans: reloads.filter { $0.made != nil }.flatMap { spread($0, from: $0.begun) },
        measure: .count
      ),
      Band(
        label: String(english: "failed", turkish: "olmadı"),
        color: ArchivedColor(.system(.red)),
        spans: reloads.filter { $0.error != nil }.flatMap { spread($0, from: $0.begun) },
        measure: .count
      ),
      Band(
        label: String(english: "seen", turkish: "bakıldı"),
        color: ArchivedColor(.accent),
        spans: history.seen.map { $0.begun..<max($0.ended, $0.begun + 1) },
        measure: .presence
      ),
      Band(
        label: String(english: "stale", turkish: "eski"),
        color: ArchivedColor(.system(.orange)),
        spans: history.stale,
        measure: .time
      ),
    ]
  }

  /// Returns a time for each reload that a stored row counts, beginning at `start`.
  ///
  /// A row stores only the first and the last of several equal reloads; the others are distributed
  /// evenly.
  private func spread(_ reload: StoredReload, from start: Int64) -> [Range<Int64>] {
    // A row covers two hours at most, and more marks than the band has parts would hide each other.
    let count = min(max(reload.count, 1), Int64(Self.maximumColumns))
    let step = count > 1 ? (reload.ended - reload.begun) / (count - 1) : 0
    return (0..<count).map { index in
      let date = start + index * step
      return date..<date + 1
    }
  }

  /// Returns the text of a band, in which parts without events have a fainter colour.
  private func runs(of band: Band, columns: Int) -> [ArchivedText.Run] {
    var text = ""
    var isOn = false
    var runs: [ArchivedText.Run] = []
    func close() {
      let style = TextStyle(foreground: isOn ? band.color : ArchivedColor(.foreground(level: 3)))
      if !text.isEmpty { runs.append(.init(.verbatim(text), style: style)) }
      text = ""
    }
    for column in 0..<columns {
      let mark = mark(of: band, in: part(column, of: columns))
      if (mark == nil) == isOn {
        close()
        isOn.toggle()
      }
      text += mark ?? (drawing.isASCII ? "." : "·")
    }
    close()
    return runs
  }

  /// Returns the character for a part of a band: the more events or time, the higher it is.
  ///
  /// It is `nil` if the part contains too little to be visible.
  private func mark(of band: Band, in part: Range<Int64>) -> String? {
    let spans = band.spans.filter { $0.overlaps(part) }
    let all = drawing.isASCII ? Self.asciiMarks : Self.marks
    switch band.measure {
    case .count:
      return spans.isEmpty ? nil : all[min(spans.count, all.count) - 1]
    case .time:
      let covered = spans.reduce(Int64(0)) { sum, span in
        let seen = span.clamped(to: part)
        return sum + seen.upperBound - seen.lowerBound
      }
      let tenths = covered * 10 / max(part.upperBound - part.lowerBound, 1)
      return tenths < 1 ? nil : all[min(Int(tenths) * all.count / 10, all.count - 1)]
    case .presence: return spans.isEmpty ? nil : all.last
    }
  }

  /// The characters in order of height; none is as high as a row, so that bands do not touch.
  private static let marks = ["▂", "▃", "▅", "▆"]
  private static let asciiMarks = ["-", "=", "+", "#"]

  private func part(_ column: Int, of columns: Int) -> Range<Int64> {
    let length = max(history.span.upperBound - history.span.lowerBound, Int64(columns))
    let start = history.span.lowerBound
    let (lower, upper) = (Int64(column), Int64(column + 1))
    return start + length / Int64(columns) * lower..<start + length / Int64(columns) * upper
  }

  /// Returns the line with times below their columns; the last time is aligned to the right.
  private func axis(_ columns: Int) -> String {
    let zone = drawing.timeZone
    let length = history.span.upperBound - history.span.lowerBound
    func text(_ date: Int64) -> String {
      let words = ISODate.minuteText(Instant(microseconds: date), in: zone)
      // For more than a day the dates are shown, otherwise the times.
      return length > 90_000_000_000 ? String(words.prefix(10).suffix(5)) : String(words.suffix(5))
    }
    // Each text has five characters, followed by a gap.
    let count = min(max(columns / 12, 2), 7)
    var line = ""
    for index in 0..<count {
      let (place, all) = (Int64(index), Int64(count - 1))
      let words = text(history.span.lowerBound + length / all * place)
      let column = (columns - words.count) * index / (count - 1)
      line += String(repeating: " ", count: max(column - line.count, 0)) + words
    }
    return line
  }
}
