/// Finds the most likely correction of a mistyped name.
public enum NameSuggestion {
  private static let maximumLength = 64  // the distance costs the product of both lengths

  /// Returns the name closest to the text; `nil` if no name is close.
  ///
  /// A name is close if it has at most one mistake in three characters, ignoring case. A name that
  /// begins with the text is the closest. Of equally close names the first is returned.
  public static func closest(to text: String, in names: [String]) -> String? {
    let written = Array(text.lowercased().prefix(maximumLength + 1))
    guard !written.isEmpty, written.count <= maximumLength else { return nil }
    var best: (name: String, rank: Int)?
    for name in names where name.count <= maximumLength {
      let candidate = Array(name.lowercased())
      let isBeginning = written.count >= 2 && candidate.starts(with: written)
      let distance = isBeginning ? 1 : editDistance(written, candidate)
      let allowed = max(1, max(written.count, candidate.count) / 3)
      guard distance <= allowed, distance < candidate.count else { continue }
      let rank = candidate == written ? 0 : isBeginning ? 1 : distance * 2
      guard let found = best, found.rank <= rank else {
        best = (name, rank)
        continue
      }
    }
    return best?.name
  }

  /// Returns the number of insertions, deletions, substitutions and swaps of neighbours between two
  /// words (optimal string alignment).
  private static func editDistance(_ left: [Character], _ right: [Character]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let isSame = left[row] == right[column]
        var cost = min(
          previous[column] + (isSame ? 0 : 1),
          previous[column + 1] + 1,
          current[column] + 1
        )
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[right.count]
  }
}
