import WidgetUI

/// A list of commands and keys, shown below a list of to-dos that is short enough.
struct ToDoHints: View {
  let picture: ToDoPicture
  /// The number of available lines.
  let lineCount: Int

  /// The most to-dos with which hints are shown; users with longer lists know the commands.
  private nonisolated static let mostToDos = 6

  /// Returns the number of lines that hints need, including blank lines above, or 0 if they do not
  /// fit into `left` lines.
  nonisolated static func height(below picture: ToDoPicture, lines left: Int) -> Int {
    guard picture.openCount + picture.doneCount <= mostToDos else { return 0 }
    return [17, 10].first { $0 <= left } ?? 0
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HintRows(title: String(english: "TYPE", turkish: "YAZIN"), hints: words)
      if lineCount > words.count + keys.count + 2 {
        Text(verbatim: " ")
        HintRows(title: HintRows.ofKeys, hints: keys)
      }
    }
    // Screen readers read only the list.
    .accessibilityHidden(true)
  }

  private var words: [HintRows.Hint] {
    let number = (picture.open.first ?? picture.done.first)?.number ?? 1
    return [
      .init("todo add Milk friday", "todo add Süt cuma", means: "adds one", "ekler"),
      .init("todo add Tea 6pm +home", "todo add Çay 18:00 +ev", means: "with a tag", "etiketle"),
      .init("todo done \(number)", means: "ticks it off", "tamamlar"),
      .init(
        "todo edit \(number) 9am",
        "todo edit \(number) 9:00",
        means: "changes it",
        "değiştirir"
      ),
      .init("todo defer \(number)", means: "for tomorrow", "yarına erteler"),
      .init("todo today", "todo bugün", means: "what is due", "bugünküler"),
      .init("todo help", means: "all words", "tüm sözler"),
    ]
  }

  private var keys: [HintRows.Hint] {
    [
      .init("a", means: "adds one", "ekler"),
      .init("Space", "Boşluk", means: "ticks it off", "tamamlar"),
      .init("e", means: "changes it", "değiştirir"),
      .init("d", means: "puts it off", "erteler"),
      .init("u", means: "takes it back", "geri alır"),
    ]
  }
}
