import WidgetUI

/// A label with the number of rows that do not fit, such as `+2 more`; nothing for 0.
struct MoreLabel: View {
  let count: Int

  var body: some View {
    if count > 0 {
      Text(verbatim: Self.words(count))
        .foregroundStyle(.secondary)
        .lineLimit(1)
        .fixedSize()
    }
  }

  static func words(_ count: Int) -> String {
    String(english: "+\(count) more", turkish: "+\(count) daha")
  }
}
