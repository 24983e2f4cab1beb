import SharedStore
import WidgetTerminal

/// Assigns placed widgets to the widgets of a text: by id, or else by name, or else by kind.
struct PagePairs: Equatable {
  /// For each widget of the text, the index of the placed widget for it; `nil` if a new one must be
  /// added.
  private(set) var matches: [Int?]
  /// The indices of the placed widgets that are not in the text.
  let removed: [Int]
  /// The indices of the kept widgets that must be moved; there are as few of them as possible.
  let moved: Set<Int>

  init(_ wanted: [WantedWidget], _ placed: [PlacedWidget]) {
    matches = Array(repeating: nil, count: wanted.count)
    var free = Set(placed.indices)
    let rules: [(WantedWidget, PlacedWidget) -> Bool] = [
      { $0.id == $1.shortID }, { $0.name != nil && $0.name == $1.name }, { _, _ in true },
    ]
    for isMeant in rules {
      for (index, widget) in wanted.enumerated() where matches[index] == nil {
        let found = placed.indices.first { place in
          free.contains(place) && Self.isOfKind(placed[place], widget)
            && isMeant(widget, placed[place])
        }
        guard let found else { continue }
        matches[index] = found
        free.remove(found)
      }
    }
    removed = free.sorted()
    let kept = matches.compactMap(\.self)
    moved = Set(kept).subtracting(Self.longestAscent(kept))
  }

  private static func isOfKind(_ placed: PlacedWidget, _ wanted: WantedWidget) -> Bool {
    let isNamed = WidgetSelector.isKind(wanted.kind, of: placed)
    return isNamed && (wanted.extensionName ?? placed.extensionName) == placed.extensionName
  }

  /// Returns the longest subsequence of the numbers that ascends.
  private static func longestAscent(_ numbers: [Int]) -> [Int] {
    var best: [(length: Int, before: Int?)] = []
    for (index, number) in numbers.enumerated() {
      let before = numbers[..<index].indices.filter { numbers[$0] < number }
        .max { best[$0].length < best[$1].length }
      best.append((before.map { best[$0].length + 1 } ?? 1, before))
    }
    var place = best.indices.max { best[$0].length < best[$1].length }
    var ascent: [Int] = []
    while let current = place {
      ascent.append(numbers[current])
      place = best[current].before
    }
    return ascent
  }
}
