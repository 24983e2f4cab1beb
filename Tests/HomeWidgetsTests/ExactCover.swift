/// A second Sudoku solver, which shares no code with the first.
///
/// It solves the exact cover of 324 constraints by 729 choices with dancing links (Knuth,
/// arXiv:cs/0011047).
struct ExactCover {
  private var left: [Int]
  private var right: [Int]
  private var up: [Int]
  private var down: [Int]
  /// The constraint of each link; `sizes` has the number of choices that meet each constraint.
  private var demand: [Int]
  private var sizes: [Int]
  /// The cell and the number of each link's choice: `cell * 9 + number - 1`.
  private var choice: [Int]
  private var chosen: [Int] = []
  private static let demands = 324

  /// Creates a solver for a board of 81 characters, digits for numbers.
  init(_ text: String) {
    let count = Self.demands + 1
    left = (0..<count).map { ($0 + count - 1) % count }
    right = (0..<count).map { ($0 + 1) % count }
    up = Array(0..<count)
    down = Array(0..<count)
    demand = Array(0..<count)
    sizes = Array(repeating: 0, count: count)
    choice = Array(repeating: -1, count: count)
    for (place, character) in text.enumerated() {
      let given = character.wholeNumberValue ?? 0
      for number in 1...9 where given == 0 || given == number { add(place, number) }
    }
  }

  private mutating func add(_ place: Int, _ number: Int) {
    let (row, column) = (place / 9, place % 9)
    let block = row / 3 * 3 + column / 3
    let met = [
      1 + place, 82 + row * 9 + number - 1, 163 + column * 9 + number - 1,
      244 + block * 9 + number - 1,
    ]
    let first = demand.count
    for (offset, column) in met.enumerated() {
      let link = first + offset
      left.append(first + (offset + 3) % 4)
      right.append(first + (offset + 1) % 4)
      up.append(up[column])
      down.append(column)
      down[up[column]] = link
      up[column] = link
      demand.append(column)
      choice.append(place * 9 + number - 1)
      sizes[column] += 1
    }
  }

  /// Returns the solutions, at most `limit`, each as 81 digits.
  mutating func solutions(limit: Int) -> [String] {
    var found: [String] = []
    search(limit, &found)
    return found
  }

  private mutating func search(_ limit: Int, _ found: inout [String]) {
    if right[0] == 0 {
      var digits = [Int](repeating: 0, count: 81)
      for choice in chosen { digits[choice / 9] = choice % 9 + 1 }
      found.append(digits.map(String.init).joined())
      return
    }
    var best = right[0]
    var column = right[best]
    while column != 0 {
      if sizes[column] < sizes[best] { best = column }
      column = right[column]
    }
    cover(best)
    var row = down[best]
    while row != best, found.count < limit {
      chosen.append(choice[row])
      var link = right[row]
      while link != row {
        cover(demand[link])
        link = right[link]
      }
      search(limit, &found)
      link = left[row]
      while link != row {
        uncover(demand[link])
        link = left[link]
      }
      chosen.removeLast()
      row = down[row]
    }
    uncover(best)
  }

  private mutating func cover(_ column: Int) {
    right[left[column]] = right[column]
    left[right[column]] = left[column]
    var row = down[column]
    while row != column {
      var link = right[row]
      while link != row {
        down[up[link]] = down[link]
        up[down[link]] = up[link]
        sizes[demand[link]] -= 1
        link = right[link]
      }
      row = down[row]
    }
  }

  private mutating func uncover(_ column: Int) {
    var row = up[column]
    while row != column {
      var link = left[row]
      while link != row {
        sizes[demand[link]] += 1
        down[up[link]] = link
        up[down[link]] = link
        link = left[link]
      }
      row = up[row]
    }
    right[left[column]] = column
    left[right[column]] = column
  }
}
