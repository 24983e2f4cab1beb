import Foundation
import Moments
import SharedStore
import TestSupport
import Testing
import WidgetRender
import WidgetTimeline

@testable import HomeWidgets
@testable import WidgetUI

@MainActor
@Suite("Pictures of the appearance", .timeLimit(.minutes(2)))
struct AppearancePictureTests {
  private static func entry(_ request: StoredAppearance.Request) -> AppearanceEntry {
    var appearance = StoredAppearance()
    appearance.set(request)
    return AppearanceEntry(date: Samples.now, appearance: appearance)
  }

  private func drawing(
    _ family: WidgetFamily
  ) -> WidgetDrawing<AppearanceEntry, AppearanceWidgetView> {
    WidgetDrawing(family: family, title: "Appearance") {
      AppearanceWidgetView(appearance: $0.appearance)
    }
  }

  // BW-15, BW-20
  @Test(arguments: homeFamilies)
  func `every size has its picture in both schemes, in Unicode and in ASCII`(
    family: WidgetFamily
  ) throws {
    for (isDark, isASCII) in [(false, false), (true, false), (true, true)] {
      var drawing = drawing(family)
      (drawing.isDark, drawing.isASCII) = (isDark, isASCII)
      let scheme = isDark ? "dark" : "light"
      let form = isASCII ? "ascii" : "unicode"
      try expectSnapshot(
        try drawing.text(of: Self.entry(.system)),
        "appearance-\(family.commandLineName)-\(scheme)-\(form)"
      )
    }
  }

  // BW-15, BW-20
  @Test(arguments: homeFamilies)
  func `what is set, a narrow terminal and a placeholder have their pictures`(
    family: WidgetFamily
  ) throws {
    let size = family.commandLineName
    try expectSnapshot(try drawing(family).text(of: Self.entry(.beige)), "appearance-\(size)-beige")
    var narrow = drawing(family)
    narrow.columns = 30
    let picture = try narrow.picture(of: Self.entry(.dark))
    #expect(picture.grid.size.columns <= 30)
    try expectSnapshot(picture.grid.plainText, "appearance-\(size)-narrow")
    var placeholder = drawing(family)
    placeholder.isPlaceholder = true
    try expectSnapshot(
      try placeholder.text(of: Self.entry(.system)),
      "appearance-\(size)-placeholder"
    )
  }

  // BW-15
  @Test func `the toggles bring about what they do not show`() throws {
    func actions(_ request: StoredAppearance.Request, isDark: Bool) throws -> [String] {
      var drawing = drawing(.systemSmall)
      drawing.isDark = isDark
      return try drawing.picture(of: Self.entry(request)).hitAreas.compactMap { area in
        guard case .action(let action) = area.target else { return nil }
        let values = action.parameters.map { "\($0.name)=\($0.value)" }.sorted()
        return ([action.intent] + values).joined(separator: " ")
      }
    }
    #expect(
      try actions(.system, isDark: true) == [
        "ToggleDarkMode value=false", "UseSystemAppearance isDark=true value=false",
      ] + Self.palettes
    )
    #expect(
      try actions(.beige, isDark: false) == [
        "ToggleDarkMode value=true", "UseSystemAppearance isDark=false value=true",
      ] + Self.palettes
    )
  }

  // BW-16
  @Test(
    arguments: [
      (ColorDepth.truecolor, "48;2;51;128;242"), (.ansi256, "48;5;"), (.ansi16, "10"),
    ]
  )
  func `a named colour is resolved when it is drawn`(depth: ColorDepth, code: String) throws {
    var drawing = drawing(.systemLarge)
    drawing.isDark = true
    let picture = try drawing.picture(of: Self.entry(.system))
    let bytes = picture.grid.ansi(depth: depth, palette: .dark)
    #expect(String(decoding: bytes, as: UTF8.self).contains(code))
    let none = String(decoding: picture.grid.ansi(depth: .none), as: UTF8.self)
    #expect(!none.contains("\u{1B}"))
    #expect(none.contains("Harbor"))
  }

  private static let palettes = AppearancePalette.allCases.map {
    "SetPalette palette=\($0.rawValue)"
  }

  @Test(arguments: [true, false])
  func `each palette has a sample in its own colours, whatever is drawn in`(isDark: Bool) throws {
    let palettes = AppearancePalette.allCases.map { $0.colors(in: isDark ? .dark : .light) }
    #expect(Set(palettes).count == palettes.count)
    var drawing = drawing(.systemLarge)
    drawing.isDark = isDark
    let grid = try drawing.picture(of: Self.entry(.system)).grid
    let harbor = Palette(.harbor, isDark ? .dark : .light).surface
    let code = "48;2;\(harbor >> 16 & 0xFF);\(harbor >> 8 & 0xFF);\(harbor & 0xFF)"
    let bytes = grid.ansi(depth: .truecolor, palette: isDark ? .dark : .light)
    #expect(String(decoding: bytes, as: UTF8.self).contains(code))
  }
}

@MainActor
@Suite("Pictures of Sudoku", .timeLimit(.minutes(2)))
struct SudokuPictureTests {
  /// A running game with one correct number, and one that conflicts with a given one.
  private static var conflict: SudokuGame {
    get throws {
      var game = SudokuGame.first
      let free = SudokuPlace.all.filter { !game.isFixed($0) }
      try game.place(game.solution[free[2]], at: free[2], now: 0)
      let given = try #require(SudokuPlace.all.first { game.isFixed($0) && $0.row == free[0].row })
      try game.place(game.clues[given], at: free[0], now: 0)
      return game
    }
  }

  private static var finished: SudokuGame {
    get throws {
      var game = SudokuGame.first
      while try game.takeHint(now: 1) != nil {}
      return game
    }
  }

  private static func entry(
    _ game: SudokuGame,
    scale: SudokuTextScale = .regular
  ) -> SudokuEntry {
    var look = SudokuLook()
    look.scale = scale
    return SudokuEntry(
      date: Samples.now,
      state: .init(game: game, look: look, appearance: StoredAppearance())
    )
  }

  private func drawing(_ family: WidgetFamily) -> WidgetDrawing<SudokuEntry, SudokuWidgetView> {
    var drawing = WidgetDrawing(family: family, title: "Sudoku") { SudokuWidgetView(entry: $0) }
    drawing.hasMargins = false
    return drawing
  }

  // BW-17, BW-20
  @Test(arguments: homeFamilies)
  func `every size has its picture in both schemes, in Unicode and in ASCII`(
    family: WidgetFamily
  ) throws {
    for (isDark, isASCII) in [(false, false), (true, false), (true, true)] {
      var drawing = drawing(family)
      (drawing.isDark, drawing.isASCII) = (isDark, isASCII)
      let scheme = isDark ? "dark" : "light"
      let form = isASCII ? "ascii" : "unicode"
      try expectSnapshot(
        try drawing.text(of: Self.entry(try Self.conflict)),
        "sudoku-\(family.commandLineName)-\(scheme)-\(form)"
      )
    }
  }

  // BW-17, BW-20
  @Test(arguments: homeFamilies)
  func `a finished board, a small one, a narrow terminal and a placeholder have their pictures`(
    family: WidgetFamily
  ) throws {
    let size = family.commandLineName
    var drawing = drawing(family)
    drawing.isDark = true
    try expectSnapshot(
      try drawing.text(of: Self.entry(try Self.finished)),
      "sudoku-\(size)-finished"
    )
    try expectSnapshot(
      try drawing.text(of: Self.entry(.first, scale: .small)),
      "sudoku-\(size)-small-text"
    )
    var narrow = drawing
    narrow.columns = 30
    let picture = try narrow.picture(of: Self.entry(.first))
    #expect(picture.grid.size.columns <= 30)
    try expectSnapshot(picture.grid.plainText, "sudoku-\(size)-narrow")
    drawing.isPlaceholder = true
    try expectSnapshot(try drawing.text(of: Self.entry(.first)), "sudoku-\(size)-placeholder")
  }

  // BW-17
  @Test func `given, own, selected and conflicting numbers are told apart without colour`() throws {
    let game = try Self.conflict
    let picture = SudokuPicture(Self.entry(game).state)
    let free = SudokuPlace.all.filter { !game.isFixed($0) }
    func shown(_ place: SudokuPlace) -> String {
      let cell = picture[place]
      return cell.before + cell.digit + cell.behind
    }
    let given = try #require(
      SudokuPlace.all.first { game.isFixed($0) && !picture[$0].isConflicting }
    )
    #expect(shown(given) == " \(game.clues[given]) ")
    #expect(shown(free[2]) == " \(game.board[free[2]]).")
    #expect(shown(free[0]) == "!\(game.board[free[0]])]")
    #expect(shown(free[5]) == " · ")
    var other = game
    other.selected = free[5]
    let selected = SudokuPicture(Self.entry(other).state)[free[5]]
    #expect(selected.before + selected.digit + selected.behind == "[·]")
  }

  // BW-17
  @Test func `a dark board has a grid behind it, a light one is plain`() throws {
    func lines(isDark: Bool) throws -> Int {
      var drawing = drawing(.systemLarge)
      drawing.isDark = isDark
      return try drawing.text(of: Self.entry(.first)).filter { $0 == "┼" }.count
    }
    #expect(try lines(isDark: true) == 6 * 6)
    #expect(try lines(isDark: false) == 0)
  }

  // BW-17
  @Test func `a place selects itself, a number's key places it`() throws {
    let actions = try drawing(.systemLarge).picture(of: Self.entry(.first)).hitAreas
      .compactMap { area -> ArchivedAction? in
        if case .action(let action) = area.target { action } else { nil }
      }
    let cells = actions.filter { $0.intent == "SelectCell" }
    #expect(cells.count == 81)
    #expect(Set(cells.flatMap(\.parameters).map(\.value)) == Set(SudokuPlace.all.map(\.name)))
    let numbers = actions.filter { $0.intent == "PlaceNumber" }
    #expect(numbers.map(\.key) == (1...9).map { "\($0)" })
    #expect(actions.filter { $0.intent == "ClearCell" }.map(\.key) == ["delete"])
    #expect(actions.filter { $0.intent == "SudokuHint" }.map(\.key) == ["h"])
  }

  // BW-15, BW-17
  @Test func `the settings beside the board are bound to the intents of the appearance`() throws {
    let intents = try drawing(.systemExtraLarge).picture(of: Self.entry(.first)).hitAreas
      .compactMap { area -> String? in
        if case .action(let action) = area.target { action.intent } else { nil }
      }
    #expect(intents.contains("ToggleDarkMode"))
    #expect(intents.contains("UseSystemAppearance"))
    #expect(intents.filter { $0 == "SetBoardColor" }.count == SudokuColor.allCases.count)
    #expect(intents.filter { $0 == "NewGame" }.count == 1 + SudokuDifficulty.allCases.count)
  }

  // BW-20, CL-4
  @Test(arguments: homeFamilies)
  func `no terminal is too narrow`(family: WidgetFamily) throws {
    let kept = try drawing(family).archive(of: Self.entry(try Self.conflict))
    for columns in [1, 2, 5, 12, 20, 22, 40, 44, 79, 80] {
      var drawing = drawing(family)
      drawing.columns = columns
      let isFramed = family.cells.columns + 2 <= columns
      for line in drawing.picture(of: kept).grid.plainText.split(separator: "\n") {
        let width = TextWidth.columns(of: String(line))
        #expect(isFramed ? width == family.cells.columns + 2 : width <= columns)
      }
    }
  }
}
