import Moments
import WidgetIntents

/// The texts that the Sudoku widget, its intents and the properties of its games share.
enum SudokuTexts {
  static let widgetName = LocalizedStringResource(english: "Sudoku", turkish: "Sudoku")
  static let explanation = LocalizedStringResource(
    english: "A board with exactly one solution.",
    turkish: "Tek bir çözümü olan bir tahta."
  )
  static let game = LocalizedStringResource(english: "Game", turkish: "Oyun")
  static let difficulty = LocalizedStringResource(english: "Difficulty", turkish: "Zorluk")
  static let errorLimit = LocalizedStringResource(english: "Error limit", turkish: "Yanlış sınırı")
  static let cell = LocalizedStringResource(english: "Cell", turkish: "Hücre")
  static let cellOrSelected = LocalizedStringResource(
    english: "A place such as C4; without it, the selected one",
    turkish: "C4 gibi bir hücre; verilmezse seçili olan"
  )
  static let number = LocalizedStringResource(english: "Number", turkish: "Numara")
  static let numberRange = LocalizedStringResource(english: "1 to 9", turkish: "1 ile 9 arası")
  static let solved = LocalizedStringResource(english: "Solved", turkish: "Çözüldü")
  static let placed = LocalizedStringResource(english: "Placed", turkish: "Konan")
  static let freePlaces = LocalizedStringResource(english: "Free Places", turkish: "Boş hücreler")
  static let hints = LocalizedStringResource(english: "Hints", turkish: "İpuçları")
  static let mistakes = LocalizedStringResource(english: "Mistakes", turkish: "Yanlışlar")
  static let seconds = LocalizedStringResource(english: "Seconds", turkish: "Saniye")
  static let finished = LocalizedStringResource(english: "Finished", turkish: "Bitiş")
  static let board = LocalizedStringResource(english: "Board", turkish: "Tahta")
}

/// The texts that the Sudoku widget shows.
enum SudokuWords {
  static var board: String { String(english: "Board", turkish: "Tahta") }
  static var text: String { String(english: "Text", turkish: "Yazı") }
  static var new: String { String(english: "New", turkish: "Yeni") }
  static var fill: String { String(english: "Fill", turkish: "Doldur") }
  static var clear: String { String(english: "Clear", turkish: "Sil") }
  static var hint: String { String(english: "Hint", turkish: "İpucu") }
  static var goOn: String { String(english: "Go on", turkish: "Sürdür") }
  static var pause: String { String(english: "Pause", turkish: "Durdur") }
  static var mark: String { String(english: "mark", turkish: "not") }
  static var keys: String {
    String(
      english: "Arrows go, 1 to 9 put or pencil, Backspace clears, t is the clock.",
      turkish: "Oklar gezer, 1-9 koyar ya da not eder, Backspace siler, t durdurur."
    )
  }
  static var solved: String { String(english: "solved", turkish: "çözüldü") }
  static var solvedAlready: String {
    String(english: "The board is solved already", turkish: "Tahta zaten çözülmüş")
  }
  static var empty: String { String(english: "empty", turkish: "boş") }
  static var given: String { String(english: "given", turkish: "verilmiş") }
  static var yours: String { String(english: "yours", turkish: "sizin") }
  static var inConflict: String { String(english: "in conflict", turkish: "çakışıyor") }

  static func left(_ count: Int) -> String {
    String(english: "\(count) left", turkish: "\(count) kaldı")
  }

  /// Returns a text that lists the pencil marks of a cell.
  static func mayBe(_ place: SudokuPlace, _ marks: SudokuNumbers) -> String {
    let numbers = marks.list.map(String.init).joined(separator: " ")
    return String(
      english: "\(place.name) may be \(numbers)",
      turkish: "\(place.name) hücresine \(numbers) gelebilir"
    )
  }
}
