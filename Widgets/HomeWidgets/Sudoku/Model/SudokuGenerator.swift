/// Creates boards with exactly one solution; equal seeds create equal boards.
struct SudokuGenerator {
  /// A board to solve, and its only solution.
  struct Puzzle: Hashable, Sendable {
    let clues: SudokuBoard
    let solution: SudokuBoard
  }

  private var numbers: SudokuRandom

  /// The most boards that are tried, because few of them have only one solution with as few numbers
  /// as an expert's board.
  private static let maximumTries = 200

  init(seed: UInt64) { numbers = SudokuRandom(seed: seed) }

  /// Returns a board with as many given numbers as the difficulty requires.
  ///
  /// If no tried board has so few, it is the one with the fewest.
  mutating func puzzle(_ difficulty: SudokuDifficulty) -> Puzzle {
    var best: Puzzle?
    for _ in 0..<Self.maximumTries {
      let solution = solution()
      let wanted = Int.random(in: difficulty.clues, using: &numbers)
      let clues = dug(solution, to: wanted)
      let puzzle = Puzzle(clues: clues, solution: solution)
      if difficulty.clues.contains(clues.count) { return puzzle }
      if clues.count < best?.clues.count ?? .max { best = puzzle }
    }
    // Some seeds may never reach the number; the nearest board has only one solution, too.
    return best ?? Puzzle(clues: SudokuBoard(), solution: SudokuBoard())
  }

  /// Returns a random full board.
  ///
  /// Three blocks that share no row or column are filled at random, and the rest is solved.
  private mutating func solution() -> SudokuBoard {
    while true {
      var board = SudokuBoard()
      for block in [0, 4, 8] {
        let shuffled = (1...9).shuffled(using: &numbers)
        for (place, number) in zip(SudokuPlace.inBlock(block), shuffled) { board[place] = number }
      }
      let order = (1...9).shuffled(using: &numbers)
      if let solution = SudokuSolver(board).solution(order: order) { return solution }
    }
  }

  /// Removes numbers from the board as long as it has only one solution, until `wanted` are left.
  private mutating func dug(_ solution: SudokuBoard, to wanted: Int) -> SudokuBoard {
    var board = solution
    var count = 81
    for place in SudokuPlace.all.shuffled(using: &numbers) {
      if count <= wanted { break }
      if Self.isSpared(place, of: board) {
        board[place] = 0
        count -= 1
      }
    }
    return board
  }

  /// Returns whether the board would still have only one solution if a cell were emptied.
  ///
  /// That is so if no other number in the cell leads to a solution.
  private static func isSpared(_ place: SudokuPlace, of board: SudokuBoard) -> Bool {
    var without = board
    without[place] = 0
    var others = without.candidates(at: place)
    others.remove(board[place])
    for number in others.list {
      without[place] = number
      if SudokuSolver(without).solutionCount(limit: 1) > 0 { return false }
    }
    return true
  }
}

/// Random numbers that depend only on the seed (SplitMix64, by Sebastiano Vigna).
struct SudokuRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
