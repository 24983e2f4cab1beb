import WidgetUI

/// What is played and how far it is, on a ground that differs by scheme.
struct SudokuHeader: View {
  @Environment(\.colorScheme) private var scheme
  let picture: SudokuPicture
  var hasButtons = false

  var body: some View {
    Group {
      if hasButtons {
        ViewThatFits(in: .horizontal) {
          HStack {
            words.fixedSize()
            Spacer(minLength: 8)
            SudokuButtons(picture: picture)
          }
          line
        }
      } else {
        line
      }
    }
    .background(fill)
  }

  private var line: some View {
    HStack {
      words
      Spacer(minLength: 0)
    }
  }

  private var words: some View {
    HStack {
      Text(verbatim: picture.title).font(.headline)
      Text(verbatim: picture.progress)
        .foregroundStyle(picture.game.isSolved ? Color.green : .secondary)
      if picture.conflictCount > 0 {
        Text(verbatim: "!\(picture.conflictCount)").foregroundStyle(.red)
      }
    }
    .lineLimit(1)
  }

  private var fill: Color {
    scheme == .dark ? NamedColor.background.color : picture.look.color.color.opacity(0.15)
  }
}

/// Clear, hint and new game, each with its key in the live view.
struct SudokuButtons: View {
  let picture: SudokuPicture

  var body: some View {
    HStack(spacing: 16) {
      Button(intent: ClearCell(at: picture.game.selected)) { label("Clear") }
        .keyboardShortcut(.delete, modifiers: [])
      Button(intent: SudokuHint()) { label("Hint") }
        .keyboardShortcut("h", modifiers: [])
      Button(intent: NewGame(picture.difficulty)) { label("New") }
        .keyboardShortcut("n", modifiers: [])
    }
    .buttonStyle(.plain)
    .fixedSize()
  }

  private func label(_ title: String) -> some View {
    Text(verbatim: title).foregroundStyle(.tint).lineLimit(1)
  }
}

/// A button of a number, with how many of it are still to be placed; its digit is its key in the live view.
struct SudokuNumberButton: View {
  let picture: SudokuPicture
  let number: Int
  /// Whether there is room for how many are left.
  var hasCount = true

  private var left: Int { picture.game.board.left(of: number) }

  var body: some View {
    Button(intent: PlaceNumber(number, at: picture.game.selected)) {
      HStack(spacing: 0) {
        Text(verbatim: "\(number)").bold(left > 0)
        if hasCount {
          Text(verbatim: left == 0 ? " ✔" : "×\(left)").foregroundStyle(.secondary)
        }
      }
      .foregroundStyle(left > 0 ? picture.look.color.color : .secondary)
      .lineLimit(1)
      .frame(width: hasCount ? 24 : 8, height: 16)
    }
    .buttonStyle(.plain)
    .keyboardShortcut(KeyEquivalent(Character("\(number)")), modifiers: [])
    .accessibilityLabel("place \(number), \(left) left")
  }
}

/// The nine numbers in rows of so many.
struct SudokuPad: View {
  let picture: SudokuPicture
  let columns: Int
  var spacing = 8.0
  var hasCount = true

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<(9 / columns), id: \.self) { row in
        HStack(spacing: spacing) {
          ForEach(1...columns, id: \.self) { column in
            SudokuNumberButton(
              picture: picture,
              number: row * columns + column,
              hasCount: hasCount
            )
          }
        }
      }
    }
    .fixedSize()
  }
}

/// The settings beside the board: the appearance's toggles, the board's colour, the scale, the next game.
struct SudokuSettings: View {
  let picture: SudokuPicture

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      AppearanceToggles()
      choices("Board", SudokuColor.allCases, picture.look.color) { color in
        Button(intent: SetBoardColor(color)) {
          mark(isOn: color == picture.look.color).foregroundStyle(color.color)
        }
        .accessibilityLabel(color.rawValue)
      }
      choices("Text", SudokuTextScale.allCases, picture.look.scale) { scale in
        Button(intent: SetTextScale(scale)) {
          word(scale.rawValue, isOn: scale == picture.look.scale)
        }
      }
      choices("New", SudokuDifficulty.allCases, picture.difficulty) { difficulty in
        Button(intent: NewGame(difficulty)) {
          word(difficulty.rawValue, isOn: difficulty == picture.game.difficulty)
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
