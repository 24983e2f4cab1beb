import SharedStore
import WidgetUI

/// A game of Sudoku, played in the live view or by intents.
struct SudokuWidget: Widget {
  let kind = "SudokuWidget"

  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: kind,
      intent: SudokuConfiguration.self,
      provider: SudokuProvider()
    ) { entry in
      SudokuWidgetView(entry: entry).containerBackground(.clear, for: .widget)
    }
    .configurationDisplayName("Sudoku")
    .description("A board with exactly one solution.")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge])
  }
}

/// The game, laid out for the size that the widget has.
struct SudokuWidgetView: View {
  @Environment(\.widgetFamily) private var family
  let entry: SudokuEntry

  private var picture: SudokuPicture {
    SudokuPicture(entry.state, difficulty: entry.difficulty)
  }

  var body: some View {
    Group {
      switch family {
      case .systemMedium: SudokuMediumView(picture: picture)
      case .systemLarge, .systemExtraLargePortrait: SudokuLargeView(picture: picture)
      case .systemExtraLarge: SudokuColumnsView(picture: picture)
      default: SudokuSmallView(picture: picture)
      }
    }
    .environmentObject(AppearanceTheme(entry.state.appearance))
  }
}

/// The block around the selected place, and how far the game is.
private struct SudokuSmallView: View {
  let picture: SudokuPicture

  private var places: [SudokuPlace] { SudokuPlace.inBlock(picture.game.selected.block) }

  var body: some View {
    VStack(spacing: 0) {
      SudokuHeader(picture: picture)
      Spacer(minLength: 0)
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<3, id: \.self) { row in
          HStack(spacing: 0) {
            Text(verbatim: String(places[row * 3].name.prefix(1)) + " ").foregroundStyle(.secondary)
              .accessibilityHidden(true)
            ForEach(0..<3, id: \.self) { column in
              if column > 0 {
                Text(verbatim: "│").foregroundStyle(.secondary).accessibilityHidden(true)
              }
              SudokuCellButton(picture: picture, place: places[row * 3 + column])
            }
          }
          if row < 2 {
            Text(verbatim: "  ───┼───┼───").foregroundStyle(.secondary).accessibilityHidden(true)
          }
        }
        HStack(spacing: 0) {
          Text(verbatim: "  ")
          ForEach(0..<3, id: \.self) { column in
            Text(verbatim: "\(places[column].column + 1)").frame(width: 24)
            if column < 2 { Text(verbatim: " ") }
          }
        }
        .foregroundStyle(.secondary)
      }
      .fixedSize()
      .id(picture.game.key)
      Spacer(minLength: 0)
      Text(verbatim: picture.status).foregroundStyle(.secondary).lineLimit(1)
      SudokuPad(picture: picture, columns: 9, hasCount: false)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The whole board, and beside it which numbers are left, where there is room.
private struct SudokuMediumView: View {
  let picture: SudokuPicture

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      SudokuHeader(picture: picture, hasButtons: true)
      ViewThatFits(in: .horizontal) {
        HStack(alignment: .top, spacing: 16) {
          SudokuCompactBoard(picture: picture, hasLines: false)
          VStack(alignment: .leading, spacing: 0) {
            Text(verbatim: "left").foregroundStyle(.secondary)
            SudokuPad(picture: picture, columns: 3)
            Spacer(minLength: 0)
            Text(verbatim: picture.status)
              .foregroundStyle(.secondary)
              .lineLimit(2)
              .frame(idealWidth: 88, alignment: .leading)
          }
        }
        SudokuCompactBoard(picture: picture, hasLines: false)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// The whole board under the header, above the numbers.
private struct SudokuLargeView: View {
  let picture: SudokuPicture

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      SudokuHeader(picture: picture, hasButtons: true)
      if picture.look.scale == .small {
        SudokuNarrowBoard(picture: picture)
      } else {
        ViewThatFits(in: .horizontal) {
          VStack(alignment: .leading, spacing: 0) {
            SudokuBoardView(picture: picture)
            SudokuPad(picture: picture, columns: 9).padding(.leading, 24)
          }
          .frame(maxWidth: .infinity)
          SudokuNarrowBoard(picture: picture)
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// The board in two columns a place, in the middle, above the numbers.
private struct SudokuNarrowBoard: View {
  let picture: SudokuPicture

  var body: some View {
    VStack(spacing: 0) {
      Spacer(minLength: 0)
      SudokuCompactBoard(picture: picture, hasLines: true)
      Text(verbatim: " ")
      SudokuPad(picture: picture, columns: 3, spacing: 32)
      Spacer(minLength: 0)
      Text(verbatim: picture.status).foregroundStyle(.secondary).lineLimit(1)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The whole board, and beside it the numbers and the settings, where there is room.
private struct SudokuColumnsView: View {
  let picture: SudokuPicture

  /// Columns of the settings, in points.
  private static let settingsWidth = 272.0

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(alignment: .top, spacing: 16) {
        if picture.look.scale == .small {
          SudokuCompactBoard(picture: picture, hasLines: true).frame(maxHeight: .infinity)
        } else {
          SudokuBoardView(picture: picture)
        }
        settings.frame(
          minWidth: Self.settingsWidth,
          idealWidth: Self.settingsWidth,
          maxWidth: .infinity,
          maxHeight: .infinity,
          alignment: .topLeading
        )
      }
      SudokuLargeView(picture: picture)
    }
  }

  private var settings: some View {
    VStack(alignment: .leading, spacing: 0) {
      SudokuHeader(picture: picture)
      Divider()
      Text(verbatim: picture.status).lineLimit(1)
      Text(verbatim: " ")
      SudokuPad(picture: picture, columns: 3, spacing: 32)
      Text(verbatim: " ")
      SudokuButtons(picture: picture)
      Text(verbatim: " ")
      Text(verbatim: "In watch: arrows go, 1 to 9 place, Backspace clears, h hints, u undoes.")
        .foregroundStyle(.secondary)
        .lineLimit(3)
      Spacer(minLength: 0)
      Divider()
      SudokuSettings(picture: picture)
    }
  }
}
