import Moments
import WidgetRender
import WidgetUI

/// Measures the time to draw a to-do widget of 40 × 16 cells as bytes for a terminal, from its
/// views and from its archive.
///
/// A simple renderer that writes rows of characters without any layout is measured for comparison.
///
/// `RenderLoad COUNT` prints the median and the tenth percentile of COUNT rounds. A round has a
/// hundred pictures, each of another entry.
@main
struct RenderLoad {
  static let size = CellSize(columns: 40, rows: 16)
  static let picturesInRound = 100

  @MainActor
  static func main() throws {
    let rounds = max(1, CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 200)
    let context = DrawContext(now: Instant(microseconds: 0))
    let archives = (0..<picturesInRound).map {
      ViewArchiver.archive(LoadView(entry: $0)).compactBytes
    }
    var sink = 0
    var views: [Duration] = []
    var bytes: [Duration] = []
    var naive: [Duration] = []
    for _ in 0..<rounds {
      views.append(
        ContinuousClock().measure {
          for entry in 0..<picturesInRound {
            sink &+= drawn(ViewArchiver.archive(LoadView(entry: entry)), context).count
          }
        }
      )
      bytes.append(
        try ContinuousClock().measure {
          for archive in archives {
            sink &+= drawn(try ArchivedView(compactBytes: archive), context).count
          }
        }
      )
      naive.append(
        ContinuousClock().measure {
          for entry in 0..<picturesInRound { sink &+= NaiveList(entry: entry).text.utf8.count }
        }
      )
    }
    print("| from | median for one picture | 10th percentile |\n|---|---|---|")
    print("| views, a new entry each time | \(figures(views)) |")
    print("| archive bytes | \(figures(bytes)) |")
    print("| naive rows of characters, no layout | \(figures(naive)) |")
    printBytes(context)
    if sink == 0 { print("nothing was drawn") }
  }

  private static func drawn(_ view: ArchivedView, _ context: DrawContext) -> [UInt8] {
    WidgetPicture(view, size: size, in: context).grid.ansi(depth: .truecolor)
  }

  /// Prints the ratio of the bytes that a terminal receives to those of plain text, and the bytes
  /// of one changed row.
  @MainActor
  private static func printBytes(_ context: DrawContext) {
    func grid(_ view: LoadView) -> CellGrid {
      WidgetPicture(ViewArchiver.archive(view), size: size, in: context).grid
    }
    let plain = grid(LoadView(entry: 1))
    let ratio = Double(plain.ansi(depth: .truecolor).count) / Double(plain.plainBytes.count)
    print("\nANSI bytes / plain bytes: \((ratio * 100).rounded() / 100)")
    let update = FrameUpdate(depth: .truecolor, palette: .dark)
      .bytes(from: plain, to: grid(LoadView(entry: 1, doneRow: 4)))
    print("Bytes of one changed row: \(update.count)")
  }

  private static func figures(_ durations: [Duration]) -> String {
    let sorted = durations.sorted()
    return
      "\(perPicture(sorted[sorted.count / 2])) µs | \(perPicture(sorted[sorted.count / 10])) µs"
  }

  private static func perPicture(_ duration: Duration) -> Double {
    let (seconds, attoseconds) = duration.components
    let microseconds = Double(seconds) * 1e6 + Double(attoseconds) / 1e12
    return (microseconds / Double(picturesInRound) * 10).rounded() / 10
  }
}
