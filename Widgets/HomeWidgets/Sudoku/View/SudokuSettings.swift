import WidgetUI

/// The settings next to the board: appearance, board colour, text size, and buttons for new games.
struct SudokuSettings: View {
  let picture: SudokuPicture

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      AppearanceToggles()
      choices(SudokuWords.board, SudokuColor.allCases, picture.look.color) { color in
        Button(intent: SetBoardColor(color)) {
          mark(isOn: color == picture.look.color).foregroundStyle(color.color)
        }
        .accessibilityLabel(color.word)
      }
      choices(SudokuWords.text, SudokuTextScale.allCases, picture.look.scale) { scale in
        Button(intent: SetTextScale(scale)) {
          word(scale.word, isOn: scale == picture.look.scale)
        }
      }
      choices(SudokuWords.new, SudokuDifficulty.allCases, picture.difficulty) { difficulty in
        Button(intent: NewGame(difficulty, errorLimit: picture.errorLimit)) {
          word(difficulty.word, isOn: difficulty == picture.game.difficulty)
        }
      }
    }
    .buttonStyle(.plain)
  }

  private func choices<Choice: Hashable, Row: View>(
    _ title: String,
    _ all: [Choice],
    _ chosen: Choice,
    @ViewBuilder row: @escaping (Choice) -> Row
  ) -> some View {
    HStack {
      Text(verbatim: title).lineLimit(1)
      Spacer(minLength: 8)
      ForEach(all, id: \.self) { row($0) }
    }
  }

  private func mark(isOn: Bool) -> some View {
    Image(systemName: isOn ? "circle.inset.filled" : "circle.fill")
  }

  private func word(_ word: String, isOn: Bool) -> some View {
    Text(verbatim: word).bold(isOn).underline(isOn)
      .foregroundStyle(isOn ? picture.look.color.color : .secondary)
      .lineLimit(1)
  }
}
