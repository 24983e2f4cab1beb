import SharedStore

/// A stored game; later games have higher keys, which are never reused.
struct SudokuGame: StoreRecord, Hashable {
  var key: Int64 = 0
  let difficulty: SudokuDifficulty
  /// The numbers that were given at the beginning.
  let clues: SudokuBoard
  /// The only solution of the board.
  let solution: SudokuBoard
  /// The current numbers, both given ones and those of the player.
  private(set) var board: SudokuBoard
  /// The cell in which the next number is entered; at the beginning the first empty one.
  var selected: SudokuPlace
  /// The number of hints that the player has used.
  var hintCount: Int64 = 0
  /// The time at which the game began, in microseconds since 1970 UTC.
  let startedAt: Int64
  /// The time at which the game was solved, in microseconds since 1970 UTC; `nil` if it is not
  /// solved.
  private(set) var finishedAt: Int64?
  /// The pencil marks that the player has added to empty cells.
  private(set) var marks = SudokuMarks()
  /// Whether the number keys enter pencil marks instead of numbers.
  var isPencil = false
  /// The number of wrong numbers that the player has entered.
  private(set) var mistakes: Int64 = 0
  /// The number of mistakes with which the game is lost; 0 means no limit.
  var errorLimit: Int64 = 0
  var clock = SudokuClock()
  /// Whether the game was already added to the statistics.
  var isCounted = false

  init(_ puzzle: SudokuGenerator.Puzzle, _ difficulty: SudokuDifficulty, startedAt: Int64) {
    self.difficulty = difficulty
    clues = puzzle.clues
    solution = puzzle.solution
    board = puzzle.clues
    selected = SudokuPlace.all.first { puzzle.clues[$0] == 0 } ?? SudokuPlace(index: 0)
    self.startedAt = startedAt
  }

  /// Creates a game; equal seeds and difficulties create equal games.
  init(seed: UInt64, _ difficulty: SudokuDifficulty, startedAt: Int64) {
    var generator = SudokuGenerator(seed: seed)
    self.init(generator.puzzle(difficulty), difficulty, startedAt: startedAt)
  }

  /// The game that is shown before the player has started any.
  static let first = SudokuGame(seed: 2_026, .easy, startedAt: 0)
}

extension SudokuGame {
  var isSolved: Bool { board == solution }
  /// Whether the number of mistakes reached its limit before the board was solved.
  var isLost: Bool { errorLimit > 0 && mistakes >= errorLimit && !isSolved }
  var isOver: Bool { isSolved || isLost }
  /// Whether the player has made a move: a number, a pencil mark, a mistake, or time on the clock.
  var hasMoves: Bool { board != clues || !marks.isEmpty || mistakes > 0 || clock.played > 0 }
  /// Returns whether the number of a cell was given, so that the player cannot change it.
  func isFixed(_ place: SudokuPlace) -> Bool { clues[place] != 0 }
  /// The number of cells that are filled, and the number `all` of cells that were empty at the
  /// beginning.
  var progress: (placed: Int, all: Int) { (board.count - clues.count, 81 - clues.count) }

  /// Enters a number, or removes the cell's number for 0, and selects the cell.
  ///
  /// Pencil marks that the number rules out are removed.
  /// - Throws: `.fixed` for a cell whose number was given, `.lost` if the game is lost.
  mutating func place(_ number: Int, at place: SudokuPlace, now: Int64) throws(SudokuError) {
    guard !isFixed(place) else { throw .fixed(place, number: clues[place]) }
    guard !isLost else { throw .lost(mistakes: Int(mistakes)) }
    selected = place
    if number != 0, number != board[place], number != solution[place] { mistakes += 1 }
    board[place] = number
    if number != 0 { marks.rubOut(number, at: place) }
    clock.move(at: now)
    if isOver { clock.pause(at: now) }
    if isSolved, finishedAt == nil { finishedAt = now }
    if !isSolved { finishedAt = nil }
  }

  /// Adds a pencil mark to an empty cell, or removes it.
  ///
  /// - Throws: `.fixed` or `.occupied` for a cell with a number, `.lost` if the game is lost.
  mutating func mark(_ number: Int, at place: SudokuPlace, now: Int64) throws(SudokuError) {
    guard !isFixed(place) else { throw .fixed(place, number: clues[place]) }
    guard board[place] == 0 else { throw .occupied(place, number: board[place]) }
    guard !isLost else { throw .lost(mistakes: Int(mistakes)) }
    selected = place
    marks[place].bits ^= SudokuNumbers(number).bits
    clock.move(at: now)
  }

  /// Replaces all pencil marks by those that are possible in the empty cells, or removes them if
  /// `isFilled` is false.
  ///
  /// Possible are the numbers that a cell's row, column and block allow.
  mutating func setMarks(_ isFilled: Bool) {
    marks = isFilled ? .candidates(of: board) : SudokuMarks()
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
    ] + laterColumns,
    noun: "sudoku game"
  )

  /// The store's collection as the first migration created it.
  static let firstCollection = StoreCollection(
    collection.name,
    columns: Array(collection.columns.dropLast(laterColumns.count)),
    noun: collection.noun
  )

  /// The columns that a later migration added to the collection.
  static let laterColumns = [
    StoreColumn("marks", .text, initialValue: .text(""), reading: .unspoken),
    StoreColumn("isPencil", .integer, initialValue: .integer(0), reading: .flag),
    StoreColumn("mistakes", .integer, initialValue: .integer(0)),
    StoreColumn("errorLimit", .integer, initialValue: .integer(0), reading: .hidden),
    StoreColumn("played", .integer, initialValue: .integer(0), reading: .hidden),
    StoreColumn("runningFrom", .integer, isOptional: true, reading: .hidden),
    StoreColumn("movedAt", .integer, initialValue: .integer(0), reading: .hidden),
    StoreColumn("isCounted", .integer, initialValue: .integer(0), reading: .hidden),
  ]

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
    marks = SudokuMarks(try row.value("marks"))
    isPencil = try row.value("isPencil")
    mistakes = try row.value("mistakes")
    errorLimit = try row.value("errorLimit")
    clock = SudokuClock(
      played: try row.value("played"),
      runningFrom: try row.value("runningFrom"),
      movedAt: try row.value("movedAt")
    )
    isCounted = try row.value("isCounted")
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
    values.set("marks", to: marks.text)
    values.set("isPencil", to: isPencil)
    values.set("mistakes", to: mistakes)
    values.set("errorLimit", to: errorLimit)
    values.set("played", to: clock.played)
    values.set("runningFrom", to: clock.runningFrom)
    values.set("movedAt", to: clock.movedAt)
    values.set("isCounted", to: isCounted)
  }
}
