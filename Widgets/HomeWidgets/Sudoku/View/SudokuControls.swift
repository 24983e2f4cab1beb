import Moments
import WidgetIntents
import WidgetUI

/// The difficulty, the progress and the playing time, on a background that fits the colour scheme.
struct SudokuHeader: View {
  @Environment(\.colorScheme) private var scheme
  let picture: SudokuPicture
  var hasButtons = false
  /// Whether number keys without their counts are in the widget.
  ///
  /// The header then shows how many cells are left, and whether the keys enter pencil marks.
  var hasKeys = false
  /// The padding at both ends of the header, in points.
  var inset = 0.0

  var body: some View {
    Group {
      if hasButtons {
        ViewThatFits(in: .horizontal) {
          line(withButtons: true) { words(hasProgress: true) }
          line(withButtons: true) { words(hasProgress: false) }
          line(withButtons: true) { title }
        }
      } else {
        ViewThatFits(in: .horizontal) {
          line(withButtons: false) { words(hasProgress: true) }
          line(withButtons: false) { words(hasProgress: false) }
          line(withButtons: false) { title }
        }
      }
    }
    .padding(.horizontal, inset)
    .frame(maxWidth: .infinity)
    .background(picture.look.color.color.opacity(scheme == .dark ? 0.25 : 0.15))
  }

  private func line<Words: View>(
    withButtons: Bool,
    @ViewBuilder _ words: () -> Words
  ) -> some View {
    HStack {
      words()
      Spacer(minLength: 8)
      SudokuTime(picture: picture)
      if withButtons { SudokuButtons(picture: picture, isShort: true) }
      if hasKeys, !picture.hasTime, !picture.game.isOver, picture.game.isPencil {
        Text(verbatim: SudokuWords.mark)
          .foregroundStyle(.secondary)
          .lineLimit(1)
          .accessibilityHidden(true)
      }
    }
  }

  private var title: some View { Text(verbatim: picture.title).font(.headline).lineLimit(1) }

  private func words(hasProgress: Bool) -> some View {
    HStack {
      title
      if hasProgress || picture.game.isOver {
        Text(verbatim: hasKeys ? picture.leftWords : picture.progress)
          .foregroundStyle(progressColor)
      }
      if picture.conflictCount > 0 {
        Text(verbatim: "!\(picture.conflictCount)").foregroundStyle(.red)
      }
      if !picture.mistakes.isEmpty {
        Text(verbatim: "✘\(picture.mistakes)").foregroundStyle(.orange)
      }
    }
    .lineLimit(1)
  }

  private var progressColor: Color {
    picture.game.isSolved ? .green : picture.game.isLost ? .red : .secondary
  }
}

/// The playing time; while the clock runs, the host updates it.
struct SudokuTime: View {
  let picture: SudokuPicture

  var body: some View {
    Group {
      if let running = picture.running {
        Text(timerInterval: running, countsDown: false)
      } else if picture.isPaused {
        HStack {
          Image(systemName: "pause")
          Text(verbatim: picture.played)
        }
        .foregroundStyle(.orange)
      } else if picture.game.clock.played > 0 {
        Text(verbatim: picture.played).foregroundStyle(.secondary)
      }
    }
    .lineLimit(1)
    .fixedSize()
  }
}

/// Buttons for all actions other than entering numbers, each with its key in the live view.
struct SudokuButtons: View {
  let picture: SudokuPicture
  /// Whether only the most important buttons are shown, because there is little space.
  var isShort = false

  var body: some View {
    HStack(spacing: 8) {
      SudokuButton(intent: TogglePencil(), title: picture.pencilTitle, key: "p")
      SudokuButton(
        intent: ClearCell(at: picture.game.selected),
        title: SudokuWords.clear,
        key: .delete
      )
      if !isShort { SudokuButton(intent: FillMarks(), title: SudokuWords.fill, key: "f") }
      SudokuButton(intent: SudokuHint(), title: SudokuWords.hint, key: "h")
      if !isShort { SudokuPauseButton(picture: picture) }
      SudokuButton(intent: picture.newGame, title: SudokuWords.new, key: "n")
    }
    .fixedSize()
  }
}

/// A button with a title, and its key in the live view.
struct SudokuButton<Intent: AppIntent>: View {
  let intent: Intent
  let title: String
  let key: KeyEquivalent

  var body: some View {
    Button(intent: intent) { Text(verbatim: title).foregroundStyle(.tint).lineLimit(1) }
      .buttonStyle(.plain)
      .keyboardShortcut(key, modifiers: [])
  }
}

/// A button that pauses or resumes the clock.
struct SudokuPauseButton: View {
  let picture: SudokuPicture

  var body: some View {
    if picture.running == nil {
      SudokuButton(intent: ResumeGame(), title: SudokuWords.goOn, key: "t")
    } else {
      SudokuButton(intent: PauseGame(), title: SudokuWords.pause, key: "t")
    }
  }
}

extension SudokuPicture {
  /// The intent that starts a new game with the configured difficulty and limit of mistakes.
  var newGame: NewGame { NewGame(difficulty, errorLimit: errorLimit) }

  /// The title of the button that switches pencil marks; it has a symbol while marks are entered.
  var pencilTitle: String {
    let pencil = String(english: "Pencil", turkish: "Kalem")
    return game.isPencil ? pencil + "✎" : pencil
  }
}

/// A button that enters a number, and shows how many of it are missing; its key in the live view is
/// the digit.
struct SudokuNumberButton: View {
  let picture: SudokuPicture
  let number: Int
  /// Whether the button shows how many of the number are missing.
  var hasCount = true

  private var left: Int { picture.game.board.left(of: number) }

  var body: some View {
    if picture.game.isPencil {
      button(MarkNumber(number, at: picture.game.selected))
    } else {
      button(PlaceNumber(number, at: picture.game.selected))
    }
  }

  private var label: String {
    let does =
      picture.game.isPencil
      ? String(english: "mark \(number)", turkish: "\(number) not et")
      : String(english: "place \(number)", turkish: "\(number) koy")
    return "\(does), \(SudokuWords.left(left))"
  }

  private func button(_ intent: some AppIntent) -> some View {
    Button(intent: intent) {
      HStack(spacing: 0) {
        Text(verbatim: "\(number)").bold(left > 0)
        if hasCount {
          // The number is grey, because the tint's fainter form is hard to read.
          Text(verbatim: left == 0 ? " ✔" : "×\(left)").foregroundStyle(Color.secondary)
        }
      }
      .foregroundStyle(left > 0 ? picture.look.color.color : .secondary)
      .lineLimit(1)
      .frame(width: hasCount ? 24 : 8, height: 16)
      // Without its count, a number beside the board could be mistaken for a cell, so it has a
      // background.
      .background(picture.look.color.color.opacity(hasCount ? 0 : 0.2))
    }
    .buttonStyle(.plain)
    .keyboardShortcut(KeyEquivalent(Character("\(number)")), modifiers: [])
    .accessibilityLabel(label)
  }
}

/// The buttons for the nine numbers, in rows of `columns` buttons.
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
