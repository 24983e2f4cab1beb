import SharedStore
import WidgetUI

/// The Sudoku widget: a game that is played in the live view or by intents.
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
    .configurationDisplayName(SudokuTexts.widgetName)
    .description(SudokuTexts.explanation)
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge])
    // In the small size, nine cells of two columns and the number keys need the whole width.
    .contentMarginsDisabled()
  }
}

/// The game, laid out for the widget's family.
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
      case .systemMedium: SudokuMediumView(picture: picture).padding(.horizontal, 8)
      case .systemLarge, .systemExtraLargePortrait:
        SudokuLargeView(picture: picture).padding(.horizontal, 8)
      case .systemExtraLarge: SudokuColumnsView(picture: picture).padding(.horizontal, 8)
      default: SudokuSmallView(picture: picture)
      }
    }
    .environmentObject(AppearanceTheme(entry.state.appearance))
  }
}

/// The whole board below the header, and next to both a bar of number keys.
private struct SudokuSmallView: View {
  let picture: SudokuPicture

  /// The width of the board and its header in points.
  private static let boardWidth = 144.0

  var body: some View {
    HStack(alignment: .top, spacing: 8) {
      VStack(alignment: .leading, spacing: 0) {
        SudokuHeader(picture: picture, hasKeys: true, inset: 8)
        SudokuBlockBoard(picture: picture, hasLetters: false)
      }
      .frame(width: Self.boardWidth, alignment: .leading)
      VStack(spacing: 0) {
        Text(verbatim: " ").background(picture.look.color.color.opacity(0.2))
        SudokuPad(picture: picture, columns: 1, hasCount: false)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// The whole board, and next to it the number keys and the other buttons if they fit.
private struct SudokuMediumView: View {
  let picture: SudokuPicture

  /// The minimum width in points of the column next to the board.
  private static let sideWidth = 136.0

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(alignment: .top, spacing: 16) {
        SudokuBlockBoard(picture: picture, hasNumbers: true)
        side.frame(minWidth: Self.sideWidth, idealWidth: Self.sideWidth, maxWidth: .infinity)
      }
      VStack(alignment: .leading, spacing: 0) {
        SudokuHeader(picture: picture)
        SudokuBlockBoard(picture: picture)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private var side: some View {
    VStack(alignment: .leading, spacing: 0) {
      SudokuHeader(picture: picture)
      Text(verbatim: picture.status).foregroundStyle(.secondary).lineLimit(1)
      Text(verbatim: " ")
      SudokuPad(picture: picture, columns: 3, spacing: 16)
      Spacer(minLength: 0)
      HStack(spacing: 8) {
        column(SudokuButton(intent: TogglePencil(), title: picture.pencilTitle, key: "p"))
        column(SudokuButton(intent: FillMarks(), title: SudokuWords.fill, key: "f"))
      }
      HStack(spacing: 8) {
        column(
          SudokuButton(
            intent: ClearCell(at: picture.game.selected),
            title: SudokuWords.clear,
            key: .delete
          )
        )
        column(SudokuButton(intent: SudokuHint(), title: SudokuWords.hint, key: "h"))
      }
      HStack(spacing: 8) {
        column(SudokuPauseButton(picture: picture))
        column(SudokuButton(intent: picture.newGame, title: SudokuWords.new, key: "n"))
      }
    }
  }

  /// Returns a button with a fixed width, so that buttons below each other are aligned.
  private func column(_ button: some View) -> some View {
    button.frame(width: 64, alignment: .leading)
  }
}

/// The whole board below the header and above the number keys.
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

/// The board with two columns for each cell in the middle, above the number keys.
private struct SudokuNarrowBoard: View {
  let picture: SudokuPicture

  var body: some View {
    VStack(spacing: 0) {
      Spacer(minLength: 0)
      SudokuBlockBoard(picture: picture, hasLines: true)
      Text(verbatim: " ")
      SudokuPad(picture: picture, columns: 3, spacing: 32)
      Spacer(minLength: 0)
      Text(verbatim: picture.status).foregroundStyle(.secondary).lineLimit(1)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The whole board, and next to it the number keys and the settings if they fit.
private struct SudokuColumnsView: View {
  let picture: SudokuPicture

  /// The minimum width of the settings in points.
  private static let settingsWidth = 272.0

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(alignment: .top, spacing: 16) {
        if picture.look.scale == .small {
          SudokuBlockBoard(picture: picture, hasLines: true).frame(
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
      Text(verbatim: SudokuWords.keys)
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
