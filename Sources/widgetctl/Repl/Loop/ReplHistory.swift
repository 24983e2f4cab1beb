import WidgetTerminal

/// The inputs of this prompt and of those before it; without a file, of this one alone.
struct ReplHistory {
  /// A thousand inputs of several lines.
  private static let maximumBytes = 1 << 18

  private let file: LineFile?
  private var kept: HistoryEntries

  init(path: String?) {
    file = path.map { LineFile(path: $0, maximumBytes: Self.maximumBytes) }
    // A history that cannot be read is one that is not there.
    let bytes = (try? file?.contents()) ?? []
    kept = HistoryEntries(HistoryCoding.entries(of: bytes))
  }

  var entries: [String] { kept.entries }

  /// Keeps an input; where the file cannot be written, for this prompt only.
  mutating func add(_ entry: String) {
    guard kept.add(entry) else { return }
    try? file?.append(HistoryCoding.line(of: entry))
  }
}
