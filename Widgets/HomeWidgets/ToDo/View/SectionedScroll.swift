import WidgetUI

/// A heading among scrolled lines: the index of its line, and the index after the last line that
/// must be visible together with it.
struct ScrolledSection {
  let start: Int
  let end: Int
}

/// Scrolled lines, of which the last visible one is never a heading.
///
/// A section begins only if its heading fits together with the line below it. The live view draws
/// all lines as soon as the user scrolls.
struct SectionedScroll<Line, Rows: View, Measure: View>: View {
  @Environment(\.isWidgetScrolled) private var isScrolled
  let lines: [Line]
  /// The sections in the order of the lines; a section that begins with the first line is ignored.
  let sections: [ScrolledSection]
  @ViewBuilder let rows: (ArraySlice<Line>) -> Rows
  /// Returns an invisible view that is as high as the lines.
  @ViewBuilder let measure: (ArraySlice<Line>) -> Measure

  /// The most sections for which the view checks that the heading and the next line fit together.
  ///
  /// The heading of a further section may be the last visible line.
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
