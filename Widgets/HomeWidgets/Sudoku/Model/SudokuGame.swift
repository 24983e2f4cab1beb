import SharedStore

/// A game as it is stored; its key is another one than that of any game before it.
struct SudokuGame: StoreRecord, Hashable {
  var key: Int64 = 0
  let difficulty: SudokuDifficulty
  /// The numbers that were given.
  let clues: SudokuBoard
  /// The only board that solves it.
  let solution: SudokuBoard
  /// The given numbers and the player's own.
  private(set) var board: SudokuBoard
  /// Where the next number goes; the first free place at the beginning.
  var selected: SudokuPlace
  /// How many numbers the game has put itself.
  private(set) var hintCount: Int64 = 0
  /// In microseconds since 1970 UTC.
  let startedAt: Int64
  /// When the last number fell into its place; `nil` before.
  private(set) var finishedAt: Int64?

  init(_ puzzle: SudokuGenerator.Puzzle, _ difficulty: SudokuDifficulty, startedAt: Int64) {
    self.difficulty = difficulty
    clues = puzzle.clues
    solution = puzzle.solution
    board = puzzle.clues
    selected = SudokuPlace.all.first { puzzle.clues[$0] == 0 } ?? SudokuPlace(index: 0)
    self.startedAt = startedAt
  }

  /// The game that a seed decides.
  init(seed: UInt64, _ difficulty: SudokuDifficulty, startedAt: Int64) {
    var generator = SudokuGenerator(seed: seed)
    self.init(generator.puzzle(difficulty), difficulty, startedAt: startedAt)
  }

  /// What a store shows before any game was begun in it.
  static let first = SudokuGame(seed: 2_026, .easy, startedAt: 0)
}

extension SudokuGame {
  /// What a hint says.
  struct Hint: Hashable, Sendable {
    let place: SudokuPlace
    let number: Int
    let reason: Reason

    enum Reason: Hashable, Sendable {
      /// What stood there was wrong.
      case wrong(Int)
      /// No other number is left for the place.
      case lastCandidate
      /// No other place of its row, column or block is left for the number.
      case lastPlace(String)
      /// Nothing but trying leads there.
      case solution
    }
  }

  var isSolved: Bool { board == solution }
  /// Whether a number stands there that the player cannot change.
  func isFixed(_ place: SudokuPlace) -> Bool { clues[place] != 0 }
  /// How many places were free at the beginning, and how many of them have a number.
  var progress: (placed: Int, all: Int) { (board.count - clues.count, 81 - clues.count) }

  /// Puts a number, or 0 for none, where the player may; the place is the selected one then.
  ///
  /// - Throws: `.fixed` for a place whose number was given.
  mutating func place(_ number: Int, at place: SudokuPlace, now: Int64) throws(SudokuError) {
    guard !isFixed(place) else { throw .fixed(place, number: clues[place]) }
    selected = place
    board[place] = number
    if isSolved, finishedAt == nil { finishedAt = now }
    if !isSolved { finishedAt = nil }
  }

  /// Puts the number that is easiest to find into its place, the selected place's where that is open or wrong.
  ///
  /// - Returns: what was put and why; `nil` where the board is solved.
  mutating func takeHint(now: Int64) throws(SudokuError) -> Hint? {
    guard let hint = hint else { return nil }
    try place(hint.number, at: hint.place, now: now)
    hintCount += 1
    return hint
  }

  private var hint: Hint? {
    func isOpen(_ place: SudokuPlace) -> Bool { board[place] != solution[place] }
    if isOpen(selected) { return hint(at: selected) }
    if let wrong = SudokuPlace.all.first(where: { board[$0] != 0 && isOpen($0) }) {
      return hint(at: wrong)
    }
    let open = SudokuPlace.all.filter(isOpen)
    let hints = open.lazy.map(hint)
    return hints.first { $0.reason != .solution } ?? open.first.map(hint)
  }

  private func hint(at place: SudokuPlace) -> Hint {
    let number = solution[place]
    let reason: Hint.Reason =
      if board[place] != 0 { .wrong(board[place]) } else { reason(for: number, at: place) }
    return Hint(place: place, number: number, reason: reason)
  }

  private func reason(for number: Int, at place: SudokuPlace) -> Hint.Reason {
    if board.candidates(at: place) == SudokuNumbers(number) { return .lastCandidate }
    let units: [(String, (SudokuPlace) -> Bool)] = [
      ("row", { $0.row == place.row }), ("column", { $0.column == place.column }),
      ("block", { $0.block == place.block }),
    ]
    for (name, isInside) in units {
      let others = SudokuPlace.all.filter { $0 != place && isInside($0) && board[$0] == 0 }
      if others.allSatisfy({ !board.candidates(at: $0).contains(number) }) {
        return .lastPlace(name)
      }
    }
    return .solution
  }
}

extension SudokuGame {
  static let collection = StoreCollection(
    "sudokuGames",
    columns: [
      StoreColumn(
        "difficulty",
        .integer,
        reading: .choice(SudokuDifficulty.allCases.map(\.rawValue))
      ),
      StoreColumn("clues", .text, reading: .unspoken),
      StoreColumn("solution", .text, reading: .hidden),
      StoreColumn("board", .text, reading: .unspoken),
      StoreColumn("selected", .integer, reading: .hidden),
      StoreColumn("hintCount", .integer, reading: .hidden),
      StoreColumn("startedAt", .integer, reading: .hidden),
      StoreColumn("finishedAt", .integer, isOptional: true, reading: .hidden),
    ],
    noun: "sudoku game"
  )

  init(row: StoreRow) throws {
    func board(_ column: String) throws -> SudokuBoard {
      guard let board = SudokuBoard(try row.value(column) as String) else {
        throw StoreError.malformedRecord(
          collection: Self.collection.name,
          column: column,
          expected: "a board"
        )
      }
      return board
    }
    key = row.key
    let rank: Int64 = try row.value("difficulty")
    let all = SudokuDifficulty.allCases
    difficulty = all.indices.contains(Int(clamping: rank)) ? all[Int(rank)] : .easy
    clues = try board("clues")
    solution = try board("solution")
    self.board = try board("board")
    let index: Int64 = try row.value("selected")
    selected = SudokuPlace(index: min(max(Int(clamping: index), 0), 80))
    hintCount = try row.value("hintCount")
    startedAt = try row.value("startedAt")
    finishedAt = try row.value("finishedAt")
  }

  func encode(into values: inout StoreRowValues) {
    values.set("difficulty", to: Int64(SudokuDifficulty.allCases.firstIndex(of: difficulty) ?? 0))
    values.set("clues", to: clues.text)
    values.set("solution", to: solution.text)
    values.set("board", to: board.text)
    values.set("selected", to: Int64(selected.index))
    values.set("hintCount", to: hintCount)
    values.set("startedAt", to: startedAt)
    values.set("finishedAt", to: finishedAt)
  }
}
