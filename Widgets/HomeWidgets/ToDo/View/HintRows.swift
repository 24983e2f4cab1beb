import WidgetUI

/// A heading, and below it commands or keys with their descriptions.
struct HintRows: View {
  /// A command or key, and a short description of what it does.
  struct Hint: Hashable, Sendable {
    let typed: String
    let meaning: String

    init(_ typed: String, _ turkish: String? = nil, means english: String, _ meaning: String) {
      self.typed = String(english: typed, turkish: turkish ?? typed)
      self.meaning = String(english: english, turkish: meaning)
    }
  }

  let title: String
  let hints: [Hint]

  /// The heading above a list of keys that work in the live view.
  nonisolated static var ofKeys: String {
    String(english: "KEYS IN WATCH", turkish: "WATCH TUŞLARI")
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: title).bold().foregroundStyle(.secondary).lineLimit(1)
      ForEach(hints, id: \.self) { hint in
        HStack {
          Text(verbatim: hint.typed).foregroundStyle(.tint).lineLimit(1).layoutPriority(1)
          Spacer(minLength: 8)
          Text(verbatim: hint.meaning).foregroundStyle(.secondary).lineLimit(1)
        }
      }
    }
    // Screen readers read only the contents of the widget.
    .accessibilityHidden(true)
  }
}
