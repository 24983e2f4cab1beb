import SharedStore

/// A stored game; its key differs from that of every earlier game.
struct SudokuGame: StoreRecord, Hashable {
  var key: Int64 = 0
  let difficulty: SudokuDifficulty
  /// The numbers that were given.
  let clues: SudokuBoard
  /// The only board that solves it.
  let solution: SudokuBoard
  /// The given numbers and the player's own.
  private(set) var board: SudokuBoard
  /// The place of the next number; at the beginning the first free one.
  var selected: SudokuPlace
  /// The number of hints used.
  var hintCount: Int64 = 0
  /// When the game began, in microseconds since 1970 UTC.
  let startedAt: Int64
  /// When the last number fell into its place; `nil` before.
  private(set) var finishedAt: Int64?
  /// The numbers that the player has pencilled in.
  private(set) var marks = SudokuMarks()
  /// Whether the keys of numbers pencil them in.
  var isPencil = false
  /// The number of wrong placements.
  private(set) var mistakes: Int64 = 0
  /// The mistakes that end the game; 0 for no limit.
  var errorLimit: Int64 = 0
  var clock = SudokuClock()
  /// Whether the statistics have the game.
  var isCounted = false

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

  /// The game that a store shows before the first one was started.
  static let first = SudokuGame(seed: 2_026, .easy, startedAt: 0)
}

extension SudokuGame {
  var isSolved: Bool { board == solution }
  /// Whether the mistakes have reached their limit.
  var isLost: Bool { errorLimit > 0 && mistakes >= errorLimit && !isSolved }
  var isOver: Bool { isSolved || isLost }
  /// Whether the player has done anything.
  var hasMoves: Bool { board != clues || !marks.isEmpty || mistakes > 0 || clock.played > 0 }
  /// Returns whether a place has a given number, which the player cannot change.
  func isFixed(_ place: SudokuPlace) -> Bool { clues[place] != 0 }
  /// The number of initially free places, and of those that have a number.
  var progress: (placed: Int, all: Int) { (board.count - clues.count, 81 - clues.count) }

  /// Places a number, or 0 for none, and selects the place.
  ///
  /// A number removes the pencil marks that it rules out.
  ///
  /// - Throws: `.fixed` for a place whose number was given, `.lost` after the last mistake.
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

  /// Pencils a number into a free place, or rubs it out.
  ///
  /// - Throws: `.fixed` and `.occupied` for a place that has a number, `.lost` after the last mistake.
  mutating func mark(_ number: Int, at place: SudokuPlace, now: Int64) throws(SudokuError) {
    guard !isFixed(place) else { throw .fixed(place, number: clues[place]) }
    guard board[place] == 0 else { throw .occupied(place, number: board[place]) }
    guard !isLost else { throw .lost(mistakes: Int(mistakes)) }
    selected = place
    marks[place].bits ^= SudokuNumbers(number).bits
    clock.move(at: now)
  }

  /// Pencils into each free place what no neighbour has, or rubs out all marks.
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

  /// The collection as the first release made it.
  static let firstCollection = StoreCollection(
    collection.name,
    columns: Array(collection.columns.dropLast(laterColumns.count)),
    noun: collection.noun
  )

  /// The columns that were added after it.
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
