import Moments
import SharedStore
public import WidgetIntents
import WidgetUI

/// The colour of the player's numbers and of the selected cell.
public enum SudokuColor: String, AppEnum {
  case blue, red, pink, orange, purple, green

  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: .init(english: "Board Color", turkish: "Tahta rengi"))
  }

  public static var caseDisplayRepresentations: [SudokuColor: DisplayRepresentation] {
    [
      .blue: DisplayRepresentation(title: .init(english: "Blue", turkish: "Mavi")),
      .red: DisplayRepresentation(title: .init(english: "Red", turkish: "Kırmızı")),
      .pink: DisplayRepresentation(title: .init(english: "Pink", turkish: "Pembe")),
      .orange: DisplayRepresentation(title: .init(english: "Orange", turkish: "Turuncu")),
      .purple: DisplayRepresentation(title: .init(english: "Purple", turkish: "Mor")),
      .green: DisplayRepresentation(title: .init(english: "Green", turkish: "Yeşil")),
    ]
  }

  var word: String {
    switch self {
    case .blue: String(english: "blue", turkish: "mavi")
    case .red: String(english: "red", turkish: "kırmızı")
    case .pink: String(english: "pink", turkish: "pembe")
    case .orange: String(english: "orange", turkish: "turuncu")
    case .purple: String(english: "purple", turkish: "mor")
    case .green: String(english: "green", turkish: "yeşil")
    }
  }

  /// The colour to draw with; one of the widgets' named colours if possible.
  var color: Color {
    switch self {
    case .blue: NamedColor.primaryBlue.color
    case .red: NamedColor.primaryRed.color
    case .pink: .pink
    case .orange: NamedColor.primaryOrange.color
    case .purple: NamedColor.primaryPurple.color
    case .green: NamedColor.primaryGreen.color
    }
  }
}

/// The size in which boards are drawn.
public enum SudokuTextScale: String, AppEnum {
  /// A board with two columns for each cell and lines only between blocks.
  case small
  case regular
  /// The regular board with all numbers in bold.
  case large

  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: .init(english: "Text Scale", turkish: "Yazı ölçeği"))
  }

  public static var caseDisplayRepresentations: [SudokuTextScale: DisplayRepresentation] {
    [
      .small: DisplayRepresentation(title: .init(english: "Small", turkish: "Küçük")),
      .regular: DisplayRepresentation(title: .init(english: "Regular", turkish: "Normal")),
      .large: DisplayRepresentation(title: .init(english: "Large", turkish: "Büyük")),
    ]
  }

  var word: String {
    switch self {
    case .small: String(english: "small", turkish: "küçük")
    case .regular: String(english: "regular", turkish: "normal")
    case .large: String(english: "large", turkish: "büyük")
    }
  }
}

/// The colour and the size of all boards, stored as a single record.
struct SudokuLook: StoreRecord, Hashable {
  static let onlyKey: Int64 = 1

  var key = Self.onlyKey
  var color = SudokuColor.blue
  var scale = SudokuTextScale.regular

  static let collection = StoreCollection(
    "sudokuLook",
    columns: [
      StoreColumn("color", .text),
      StoreColumn("scale", .text),
    ],
    noun: "sudoku board"
  )

  init() {}

  /// Decodes the stored settings; a colour or size that only a later version knows becomes blue or
  /// regular.
  init(row: StoreRow) throws {
    key = row.key
    color = SudokuColor(rawValue: try row.value("color")) ?? .blue
    scale = SudokuTextScale(rawValue: try row.value("scale")) ?? .regular
  }

  func encode(into values: inout StoreRowValues) {
    values.set("color", to: color.rawValue)
    values.set("scale", to: scale.rawValue)
  }
}
