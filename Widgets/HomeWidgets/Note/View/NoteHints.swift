import WidgetUI

/// Examples of Markdown and a list of keys, below a short note.
struct NoteHints: View {
  /// Whether the examples of Markdown are listed above the keys.
  var hasForms = true

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if hasForms {
        HintRows(title: String(english: "WRITE", turkish: "YAZIN"), hints: Self.forms)
        Text(verbatim: " ")
      }
      HintRows(title: HintRows.ofKeys, hints: Self.keys)
    }
  }

  private static var forms: [HintRows.Hint] {
    [
      .init("# Saturday", "# Cumartesi", means: "a heading", "bir başlık"),
      .init("- [ ] Milk", "- [ ] Süt", means: "a box to tick", "bir kutu"),
      .init("- bread", "- ekmek", means: "a list", "bir liste"),
      .init("1. Book", "1. Ayır", means: "numbers", "numaralar"),
      .init("**bold** *italic*", "**kalın** *eğik*", means: "in a line", "satır içinde"),
      .init("> words", "> sözler", means: "a quotation", "bir alıntı"),
      .init("`code` ~~no~~", "`kod` ~~yok~~", means: "and struck", "ve çizili"),
    ]
  }

  private static var keys: [HintRows.Hint] {
    [
      .init("e", means: "opens the editor", "düzenleyiciyi açar"),
      .init("Enter", means: "ticks a box", "kutuyu işaretler"),
      .init("u", means: "takes it back", "geri alır"),
    ]
  }
}
