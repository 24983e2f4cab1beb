import Testing

@testable import HomeWidgets

@Suite("Sudoku boards (BW-17)", .timeLimit(.minutes(5)))
struct SudokuModelTests {
  /// The number of boards of each difficulty that the tests create; the documentation's numbers are
  /// for 10,000.
  private static let boardCount: UInt64 = 200

  // BW-17
  @Test(arguments: SudokuDifficulty.allCases)
  func `every board has exactly one solution, by a second solver, and as many numbers as it should`(
    difficulty: SudokuDifficulty
  ) {
    var boards: Set<String> = []
    for seed in 0..<Self.boardCount {
      var generator = SudokuGenerator(seed: seed)
      let puzzle = generator.puzzle(difficulty)
      boards.insert(puzzle.clues.text)
      #expect(difficulty.clues.contains(puzzle.clues.count), "seed \(seed)")
      var cover = ExactCover(puzzle.clues.text)
      #expect(cover.solutions(limit: 2) == [puzzle.solution.text], "seed \(seed)")
    }
    #expect(boards.count == Int(Self.boardCount))
  }

  @Test func `equal seeds make equal boards`() {
    var (one, two) = (SudokuGenerator(seed: 7), SudokuGenerator(seed: 7))
    #expect(one.puzzle(.hard) == two.puzzle(.hard))
    // The first game is the same in every store; its board is part of what people know.
    #expect(SudokuGame.first.clues.text.hasPrefix("857.462..6..398.54934..2.18"))
  }

  @Test(
    arguments: [
      // Arto Inkala's, of one solution; a board with two; and one with none.
      ("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..", 1),
      (".2." + String(repeating: ".", count: 78), 2),
      ("55" + String(repeating: ".", count: 79), 0),
    ]
  )
  func `solutions are counted up to a limit`(text: String, count: Int) throws {
    let solver = SudokuSolver(try #require(SudokuBoard(text)))
    #expect(solver.solutionCount(limit: 2) == count)
    #expect(solver.solution()?.isSolved ?? false == (count > 0))
  }

  @Test(
    arguments: [
      ("A1", 0), ("i9", 80), ("c4", 21), ("r3c4", 21), ("3,4", 21), ("34", 21), (" C4 ", 21),
      ("J1", nil), ("A0", nil), ("", nil), ("r0c1", nil), ("C44", nil), ("4C", nil), ("ç1", nil),
    ] as [(String, Int?)]
  )
  func `a place is known by its row and column`(name: String, index: Int?) {
    #expect(SudokuPlace(named: name)?.index == index)
  }

  @Test func `the name of every place is read as that place`() {
    for place in SudokuPlace.all { #expect(SudokuPlace(named: place.name) == place) }
  }

  // BW-17
  @Test func `a number that a neighbour has is in conflict, and so is the neighbour`() throws {
    var board = SudokuBoard()
    let places = try ["A1", "A9", "E5", "I9"].map { try #require(SudokuPlace(named: $0)) }
    for place in places { board[place] = 7 }
    #expect(board.conflicts == [places[0], places[1], places[3]])
    #expect(board.left(of: 7) == 5)
    #expect(!board.isSolved)
  }

  @Test func `a given number stays, an own one can be changed and taken away`() throws {
    var game = SudokuGame.first
    let fixed = try #require(SudokuPlace.all.first { game.isFixed($0) })
    let free = try #require(SudokuPlace.all.first { !game.isFixed($0) })
    #expect(throws: SudokuError.fixed(fixed, number: game.clues[fixed])) {
      try game.place(1, at: fixed, now: 5)
    }
    try game.place(1, at: free, now: 5)
    try game.place(2, at: free, now: 6)
    #expect(game.board[free] == 2)
    #expect(game.selected == free)
    #expect(game.progress == (1, 81 - game.clues.count))
    try game.place(0, at: free, now: 7)
    #expect(game.board == game.clues)
  }

  // BW-17
  @Test(arguments: SudokuDifficulty.allCases)
  func `hints alone lead to the end, and the end is dated`(difficulty: SudokuDifficulty) throws {
    var game = SudokuGame(seed: 3, difficulty, startedAt: 0)
    let free = 81 - game.clues.count
    for turn in 1...free {
      #expect(!game.isSolved)
      #expect(try game.takeHint(now: Int64(turn)) != nil)
    }
    #expect(game.isSolved)
    #expect(game.finishedAt == Int64(free))
    #expect(game.hintCount == Int64(free))
    #expect(try game.takeHint(now: 99) == nil)
  }

  @Test func `a hint corrects the selected place, then any other that is wrong`() throws {
    var game = SudokuGame.first
    let free = SudokuPlace.all.filter { !game.isFixed($0) }
    let wrong = game.solution[free[0]] % 9 + 1
    try game.place(wrong, at: free[0], now: 0)
    game.selected = free[1]
    #expect(try game.takeHint(now: 0)?.place == free[1])
    let hint = try #require(try game.takeHint(now: 0))
    #expect(hint.place == free[0])
    #expect(hint.reason == .wrong(wrong))
    #expect(hint.number == game.solution[free[0]])
  }
}
