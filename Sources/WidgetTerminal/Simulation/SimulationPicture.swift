import Moments
import WidgetRender
import WidgetTimeline

/// A simulated widget as a picture: a row for each day, with two columns for each hour.
struct SimulationPicture {
  /// The most days that one picture shows, each in a row.
  private static let mostDays = 31
  private static let columns = 48

  let widget: SimulatedWidget
  let plan: SimulationPlan
  /// The title of the picture: the widget and the budget.
  let title: String
  let drawing: DrawContext

  func picture() -> WidgetPicture {
    let words = SimulationWords(plan: plan)
    let days = plan.days.prefix(Self.mostDays)
    let labels = days.map { words.shortDay($0) }
    let width = (labels.map(\.count).max() ?? 0) + 1
    var runs = [label(String(repeating: " ", count: width) + axis + "\n")]
    for (day, name) in zip(days, labels) {
      runs.append(label(name + " "))
      runs += marks(of: day)
      runs.append(label("\n"))
    }
    runs += legend(indent: width)
    let size = CellSize(columns: width + Self.columns, rows: days.count + 2)
    let view = ArchivedView.text(ArchivedText(runs: runs))
    let content = WidgetPicture(view, size: size, in: drawing)
    return FramedWidget(content, title: title).picture(in: drawing)
  }

  private enum Mark: CaseIterable {
    case failed, outdated, made, nothing

    var color: ArchivedColor {
      switch self {
      case .failed: ArchivedColor(.system(.red))
      case .outdated: ArchivedColor(.system(.orange))
      case .made: ArchivedColor(.system(.green))
      case .nothing: ArchivedColor(.foreground(level: 3))
      }
    }

    /// Returns the character for this state of an hour; each state has its own, so that colour is
    /// never the only difference.
    func letter(_ isASCII: Bool) -> String {
      switch self {
      case .failed: isASCII ? "x" : "×"
      case .outdated: isASCII ? "!" : "□"
      case .made: isASCII ? "#" : "■"
      case .nothing: isASCII ? "." : "·"
      }
    }

    var words: String {
      switch self {
      case .failed: "failed"
      case .outdated: "outdated"
      case .made: "reloaded"
      case .nothing: ""
      }
    }
  }

  private func marks(of day: Range<Int64>) -> [ArchivedText.Run] {
    let start = plan.zone.startOfDay(containing: Instant(microseconds: day.lowerBound))
      .microseconds
    let part: Int64 = 86_400_000_000 / Int64(Self.columns)
    return (0..<Self.columns).map { column in
      let span = start + part * Int64(column)..<start + part * Int64(column + 1)
      let mark = mark(of: span)
      return ArchivedText.Run(
        .verbatim(span.overlaps(day) ? mark.letter(drawing.isASCII) : " "),
        style: TextStyle(foreground: mark.color)
      )
    }
  }

  private func mark(of span: Range<Int64>) -> Mark {
    let sum = SimulatedSum(of: widget, in: span, seen: plan.lookedAt)
    if sum.failed > 0 { return .failed }
    // A short wait for a timer does not count as outdated.
    if sum.stale * 10 > span.upperBound - span.lowerBound, sum.made == 0 { return .outdated }
    return sum.made > 0 ? .made : .nothing
  }

  private func legend(indent: Int) -> [ArchivedText.Run] {
    var runs = [label(String(repeating: " ", count: indent))]
    for mark in Mark.allCases where mark != .nothing {
      let letter = mark.letter(drawing.isASCII)
      runs.append(.init(.verbatim(letter), style: TextStyle(foreground: mark.color)))
      runs.append(label(" \(mark.words)   "))
    }
    return runs
  }

  /// The hours above the columns: 0, 6, 12 and 18.
  private var axis: String {
    stride(from: 0, to: 24, by: 6).map { hour in
      let text = hour < 10 ? "0\(hour):00" : "\(hour):00"
      return text + String(repeating: " ", count: Self.columns / 4 - text.count)
    }.joined()
  }

  private func label(_ text: String) -> ArchivedText.Run {
    .init(.verbatim(text), style: TextStyle(foreground: .secondary))
  }
}
