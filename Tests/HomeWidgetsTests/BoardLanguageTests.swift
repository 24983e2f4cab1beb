import Moments
import SharedStore
import TestSupport
import Testing
import WidgetRender
import WidgetTimeline

@testable import HomeWidgets
@testable import WidgetUI

@MainActor
@Suite("Appearance and Sudoku in two languages", .timeLimit(.minutes(2)))
struct BoardLanguageTests {
  private static func appearance(
    _ request: StoredAppearance.Request,
    _ family: WidgetFamily,
    isDark: Bool = true
  ) throws -> String {
    var appearance = StoredAppearance()
    appearance.set(request)
    var drawing = WidgetDrawing(family: family, title: AppearanceTexts.appearance.text) {
      (entry: AppearanceEntry) in AppearanceWidgetView(appearance: entry.appearance)
    }
    drawing.isDark = isDark
    return try drawing.text(of: AppearanceEntry(date: Samples.now, appearance: appearance))
  }

  private static func sudoku(_ name: String, _ family: WidgetFamily) throws -> String {
    var state = SudokuStore.State(
      game: try game(name),
      look: SudokuLook(),
      appearance: StoredAppearance(),
      statistics: SudokuStatistics(.easy)
    )
    state.statistics?.count(try game("solved"))
    state.statistics?.best = 76_000_000
    if name == "small" { state.look.scale = .small }
    var drawing = WidgetDrawing(family: family, title: "") { (entry: SudokuEntry) in
      SudokuWidgetView(entry: entry)
    }
    drawing.hasMargins = false
    return try drawing.text(of: SudokuEntry(date: Samples.now, state: state))
  }

  private static func game(_ name: String) throws -> SudokuGame {
    var game = SudokuGame.first
    let now = Instant(Samples.now).microseconds
    let free = SudokuPlace.all.filter { !game.isFixed($0) }
    switch name {
    case "running": try game.place(game.solution[free[2]], at: free[2], now: now)
    case "marks":
      try game.mark(1, at: free[0], now: now)
      game.selected = free[0]
      game.isPencil = true
    case "conflict":
      let given = try #require(SudokuPlace.all.first { game.isFixed($0) && $0.row == free[0].row })
      try game.place(game.clues[given], at: free[0], now: 0)
    case "given": game.selected = try #require(SudokuPlace.all.first { game.isFixed($0) })
    case "lost":
      game.errorLimit = 1
      try game.place(game.solution[free[0]] % 9 + 1, at: free[0], now: 0)
    case "solved": while try game.takeHint(now: 1) != nil {}
    case "solved alone":
      for place in free { try game.place(game.solution[place], at: place, now: 1) }
    default: break
    }
    return game
  }

  // BW-15, BW-20
  @Test func `every size of the appearance has its picture in Turkish`() throws {
    let pictures = try UserLanguage.$spoken.withValue(.turkish) {
      var pictures = ""
      for family in homeFamilies {
        pictures += "\(family.commandLineName):\n" + (try Self.appearance(.system, family))
      }
      for request: StoredAppearance.Request in [.light, .beige] {
        pictures += "\(request.rawValue):\n" + (try Self.appearance(request, .systemSmall))
      }
      return pictures
    }
    try expectSnapshot(pictures, "appearance-turkish")
  }

  // BW-17, BW-20
  @Test func `every size of Sudoku has its picture in Turkish`() throws {
    let pictures = try UserLanguage.$spoken.withValue(.turkish) {
      var pictures = ""
      for name in ["running", "marks", "conflict", "lost", "solved"] {
        for family in homeFamilies where family != .systemLarge || name == "running" {
          pictures += "\(name), \(family.commandLineName):\n" + (try Self.sudoku(name, family))
        }
      }
      return pictures
    }
    try expectSnapshot(pictures, "sudoku-turkish")
  }

  // BW-15, BW-20
  @Test(
    arguments: [.system, .light, .dark, .contrast, .beige] as [StoredAppearance.Request],
    homeFamilies
  )
  func `no word of the appearance in English stands in the Turkish picture`(
    request: StoredAppearance.Request,
    family: WidgetFamily
  ) throws {
    for isDark in [true, false] {
      try expectTranslated { try Self.appearance(request, family, isDark: isDark) }
    }
  }

  // BW-17, BW-20
  @Test(
    arguments: [
      "fresh", "running", "marks", "conflict", "given", "lost", "solved", "solved alone", "small",
    ],
    homeFamilies
  )
  func `no word of Sudoku in English stands in the Turkish picture`(
    name: String,
    family: WidgetFamily
  ) throws {
    try expectTranslated { try Self.sudoku(name, family) }
  }

  /// Words that are the same in both languages: the names of colours, a key, and two letters of a
  /// sample.
  private static let names: Set<String> = [
    "primaryblue", "primarygreen", "primaryorange", "primarypurple", "primaryred", "background",
    "backspace", "terminal", "aa",
  ]

  private func expectTranslated(_ picture: () throws -> String) throws {
    let (english, turkish) = try inBothLanguages { SpokenText.words(try picture()) }
    #expect(!english.isEmpty && !turkish.isEmpty)
    let left = english.intersection(turkish).subtracting(Self.names)
      .filter { word in !Self.colorValue(word) }
    #expect(left.isEmpty)
  }

  /// Returns whether a word is a colour value such as `F28C26`.
  private static func colorValue(_ word: String) -> Bool { word.allSatisfy { $0.isHexDigit } }
}
