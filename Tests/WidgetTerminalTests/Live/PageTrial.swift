import WidgetRender
import WidgetTimeline

@testable import WidgetTerminal

/// A page of small widgets that can be edited, and that performs its commands.
struct PageTrial {
  var trial: LiveTrial
  private var order: [Int64]
  private var families: [Int64: WidgetFamily] = [:]
  static let sizes: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge]

  init(_ count: Int = 4, columns: Int = 80, rows: Int = 40) {
    order = (0..<count).map { Int64($0 + 1) }
    trial = LiveTrial(columns: columns, rows: rows, [])
    see()
    trial.edits(true)
  }

  /// Reads the page again, as after each change.
  @discardableResult
  mutating func see() -> [LiveModel.Effect] {
    let widgets = order.enumerated().map { index, id in
      LiveWidget(
        id: id,
        title: "W\(id)",
        name: "kind\(id)",
        kind: "kind\(id)",
        family: families[id] ?? .systemSmall,
        isSizeNamed: true,
        placed: PlacedFacts(id: "\(id)", position: index + 1, sizes: Self.sizes)
      )
    }
    return trial.take(page: widgets)
  }

  mutating func set(_ order: [Int64]) { self.order = order }
  mutating func set(_ family: WidgetFamily, of id: Int64) { families[id] = family }

  /// Returns the command that changes the page, and its number; `nil` if there is none among the
  /// effects.
  static func change(_ effects: [LiveModel.Effect]) -> (words: String, number: Int)? {
    for case .begin(.change(let words), let number) in effects {
      return (words.joined(separator: " "), number)
    }
    return nil
  }

  /// Presses keys, performs the change that they begin, and reads the page again; returns the
  /// change.
  mutating func done(_ keys: String, _ run: String? = nil) -> String {
    guard let (words, number) = Self.change(trial.press(keys)) else { return "" }
    let run = LiveRun(id: run ?? "\(number)", name: words, isReversible: true)
    trial.end(number, LiveOutcome("Done \(words) (u to undo)", run: run))
    see()
    return words
  }

  var isEditing: Bool { if case .edit = trial.model.mode { true } else { false } }
}
