import SharedStore
public import WidgetIntents
import WidgetUI

/// The colour of the player's numbers and of the selected cell.
public enum SudokuColor: String, AppEnum {
  case blue, red, pink, orange, purple, green

  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Board Color" }

  public static var caseDisplayRepresentations: [SudokuColor: DisplayRepresentation] {
    [
      .blue: "Blue", .red: "Red", .pink: "Pink", .orange: "Orange", .purple: "Purple",
      .green: "Green",
    ]
  }

  /// The colour to draw with, one of the widgets' named colours if there is one.
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

  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Text Scale" }

  public static var caseDisplayRepresentations: [SudokuTextScale: DisplayRepresentation] {
    [.small: "Small", .regular: "Regular", .large: "Large"]
  }
}

/// The colour and the size of all boards, in the only record of its collection.
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

  /// Reads the stored appearance; values of a later version become blue and regular.
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
