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
    SudokuPicture(
      entry.state,
      difficulty: entry.difficulty,
      errorLimit: entry.errorLimit,
      at: entry.date
    )
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

/// The whole board, a column for a place, with the numbers' keys beside its rows.
private struct SudokuSmallView: View {
  let picture: SudokuPicture

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      SudokuHeader(picture: picture)
      HStack(alignment: .top, spacing: 8) {
        SudokuBlockBoard(picture: picture, isSpaced: false)
        SudokuPad(picture: picture, columns: 1, hasCount: false)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// The whole board, and next to it the remaining numbers if there is room.
private struct SudokuMediumView: View {
  let picture: SudokuPicture

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      SudokuHeader(picture: picture)
      ViewThatFits(in: .horizontal) {
        HStack(alignment: .top, spacing: 16) {
          board
          VStack(alignment: .leading, spacing: 0) {
            SudokuPad(picture: picture, columns: 3)
            SudokuButton(intent: TogglePencil(), title: picture.pencilTitle, key: "p")
            pair {
              SudokuButton(intent: FillMarks(), title: "Fill", key: "f")
              SudokuButton(
                intent: ClearCell(at: picture.game.selected),
                title: "Clear",
                key: .delete
              )
            }
            pair {
              SudokuButton(intent: SudokuHint(), title: "Hint", key: "h")
              SudokuPauseButton(picture: picture)
            }
            SudokuButton(intent: picture.newGame, title: "New", key: "n")
            Text(verbatim: picture.status)
              .foregroundStyle(.secondary)
              .lineLimit(2)
              .frame(idealWidth: 88, alignment: .leading)
            Spacer(minLength: 0)
          }
        }
        board
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private var board: some View { SudokuBlockBoard(picture: picture, isSpaced: true) }

  private func pair<Buttons: View>(@ViewBuilder _ buttons: () -> Buttons) -> some View {
    HStack(spacing: 8) { buttons() }
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
      SudokuBlockBoard(picture: picture, isSpaced: true, hasLines: true)
      Text(verbatim: " ")
      SudokuPad(picture: picture, columns: 3, spacing: 32)
      Spacer(minLength: 0)
      Text(verbatim: picture.status).foregroundStyle(.secondary).lineLimit(1)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The whole board, and next to it the numbers and the settings if there is room.
private struct SudokuColumnsView: View {
  let picture: SudokuPicture

  /// Columns of the settings, in points.
  private static let settingsWidth = 272.0

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(alignment: .top, spacing: 16) {
        if picture.look.scale == .small {
          SudokuBlockBoard(picture: picture, isSpaced: true, hasLines: true).frame(
            maxHeight: .infinity
          )
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
      Text(verbatim: "Arrows go, 1 to 9 put or pencil, Backspace clears, t is the clock.")
        .foregroundStyle(.secondary)
        .lineLimit(2)
      if let statistics = picture.statistics {
        Text(verbatim: "\(picture.title): \(statistics.words)").foregroundStyle(.secondary)
          .lineLimit(1)
      }
      Spacer(minLength: 0)
      Divider()
      SudokuSettings(picture: picture)
    }
  }
}
