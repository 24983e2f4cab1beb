import WidgetUI

/// What can be typed for a list, below one that is so short that there is room.
struct ToDoHints: View {
  let picture: ToDoPicture
  /// The lines that it may take.
  let lineCount: Int

  /// The user of a longer list knows the words.
  private nonisolated static let mostToDos = 6

  /// Its lines, with blank ones above, where they have room below a list with `left` lines to spare; 0 otherwise.
  nonisolated static func height(below picture: ToDoPicture, lines left: Int) -> Int {
    guard picture.openCount + picture.doneCount <= mostToDos else { return 0 }
    return [17, 10].first { $0 <= left } ?? 0
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      title(String(english: "TYPE", turkish: "YAZIN"))
      rows(words)
      if lineCount > words.count + keys.count + 2 {
        Text(verbatim: " ")
        title(String(english: "PRESS IN WATCH", turkish: "WATCH TUŞLARI"))
        rows(keys)
      }
    }
    // What is read aloud is the list.
    .accessibilityHidden(true)
  }

  private func title(_ words: String) -> some View {
    Text(verbatim: words).bold().foregroundStyle(.secondary).lineLimit(1)
  }

  private typealias Hint = (typed: String, meaning: String)

  private func rows(_ hints: [Hint]) -> some View {
    ForEach(hints, id: \.typed) { hint in
      HStack {
        Text(verbatim: hint.typed).foregroundStyle(.tint).lineLimit(1).layoutPriority(1)
        Spacer(minLength: 8)
        Text(verbatim: hint.meaning).foregroundStyle(.secondary).lineLimit(1)
      }
    }
  }

  private var words: [Hint] {
    let number = (picture.open.first ?? picture.done.first)?.number ?? 1
    return [
      hint("todo add Milk friday", "todo add Süt cuma", "adds one", "ekler"),
      hint("todo add Tea 6pm +home", "todo add Çay 18:00 +ev", "with a tag", "etiketle"),
      hint("todo done \(number)", "todo done \(number)", "ticks it off", "tamamlar"),
      hint("todo edit \(number) 9am", "todo edit \(number) 9:00", "changes it", "değiştirir"),
      hint("todo defer \(number)", "todo defer \(number)", "for tomorrow", "yarına erteler"),
      hint("todo today", "todo bugün", "what is due", "bugünküler"),
      hint("todo help", "todo help", "all words", "tüm sözler"),
    ]
  }

  private var keys: [Hint] {
    [
      hint("a", "a", "adds one", "ekler"),
      hint("Space", "Boşluk", "ticks it off", "tamamlar"),
      hint("e", "e", "changes it", "değiştirir"),
      hint("d", "d", "puts it off", "erteler"),
      hint("u", "u", "takes it back", "geri alır"),
    ]
  }

  private func hint(
    _ english: String,
    _ turkish: String,
    _ englishMeaning: String,
    _ turkishMeaning: String
  ) -> Hint {
    (
      String(english: english, turkish: turkish),
      String(english: englishMeaning, turkish: turkishMeaning)
    )
  }
}
