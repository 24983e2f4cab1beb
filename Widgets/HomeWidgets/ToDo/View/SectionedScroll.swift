import WidgetUI

/// The line of a heading, and the end of the lines that it is not parted from.
struct ScrolledSection {
  let start: Int
  let end: Int
}

/// Lines of which a person scrolls to those that have no room, and of which no heading is the last that is seen.
///
/// A section begins only if its heading has room together with the line below it. The live view has all lines once
/// it scrolls.
struct SectionedScroll<Line, Rows: View, Measure: View>: View {
  @Environment(\.isWidgetScrolled) private var isScrolled
  let lines: [Line]
  /// In the order of the lines; one that begins with the first line is none.
  let sections: [ScrolledSection]
  @ViewBuilder let rows: (ArraySlice<Line>) -> Rows
  /// A view as high as the lines, which is not drawn.
  @ViewBuilder let measure: (ArraySlice<Line>) -> Measure

  /// A form for each of them stands in the picture; lines beyond them are cut wherever the room ends.
  private static var mostForms: Int { 5 }

  var body: some View {
    let forms = sections.filter { $0.start > 0 }.prefix(Self.mostForms)
    if isScrolled || forms.isEmpty {
      ScrollView { rows(lines[...]) }
    } else {
      ViewThatFits(in: .vertical) {
        ForEach(Array(forms.indices.reversed()), id: \.self) { index in
          measure(lines[..<min(forms[index].end, lines.count)])
            .hidden()
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .overlay(alignment: .topLeading) {
              window(to: forms.indices.contains(index + 1) ? forms[index + 1].start : lines.count)
            }
        }
        window(to: forms[0].start)
      }
    }
  }

  private func window(to end: Int) -> some View {
    ScrollView { rows(lines[..<end]) }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .widgetContinues(rows: end < lines.count ? lines.count : nil)
  }
}
