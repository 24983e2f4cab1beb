/// The three-way merge of texts with several lines, such as tags and the steps of a to-do.
enum LineMerge {
  /// Returns `current` after the line changes from `before` to `after` are applied to it.
  ///
  /// Removed lines are removed. An added line is inserted after the line that precedes it in
  /// `after`. Equal lines count separately.
  static func merged(before: String, after: String, current: String) -> String {
    let (old, new) = (lines(before), lines(after))
    var result = lines(current)
    for line in removed(from: old, to: new) {
      if let index = result.lastIndex(of: line) { result.remove(at: index) }
    }
    // A line that both sides have added is already present.
    let (had, there) = (counts(old), counts(result))
    var missing = counts(new)
    for (line, count) in missing {
      missing[line] = min(count - had[line, default: 0], count - there[line, default: 0])
    }
    var place = 0
    for line in new {
      if missing[line, default: 0] > 0 {
        missing[line, default: 0] -= 1
        result.insert(line, at: min(place, result.count))
        place += 1
      } else if let index = result.firstIndex(of: line) {
        place = index + 1
      }
    }
    return result.joined(separator: "\n")
  }

  private static func lines(_ text: String) -> [Substring] {
    text.isEmpty ? [] : text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static func counts(_ lines: [Substring]) -> [Substring: Int] {
    lines.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  /// Returns the lines that occur less often in `new` than in `old`, one for each missing
  /// occurrence.
  private static func removed(from old: [Substring], to new: [Substring]) -> [Substring] {
    var left = counts(new)
    return old.filter { line in
      guard left[line, default: 0] > 0 else { return true }
      left[line, default: 0] -= 1
      return false
    }
  }
}
