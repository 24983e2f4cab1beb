import WidgetUI

/// The days in one column; if today does not fit, its remaining events and to-dos are counted.
///
/// The lines for free time are removed first. Then today's list is cut, and its last line has the
/// number of events and to-dos that are left out.
struct AgendaDays: View {
  @Environment(\.isWidgetScrolled) private var isScrolled
  @Environment(\.widgetFamily) private var family
  let days: ArraySlice<AgendaPicture.Day>
  let picture: AgendaPicture

  /// A version of the list that is short enough for some height: its days, and the height of today
  /// in rows, including the heading.
  private struct Form {
    let days: [AgendaPicture.Day]
    let height: Int
    /// Whether today's last lines are replaced by their number; the list then ends with today.
    let isCut: Bool

    init(
      _ today: AgendaPicture.Day,
      _ others: ArraySlice<AgendaPicture.Day>,
      isCut: Bool = false
    ) {
      days = [today] + others
      self.isCut = isCut
      let words = (today.isEmpty ? 1 : 0) + (today.hiddenCount > 0 ? 1 : 0)
      height = 1 + today.lines.count + words
    }
  }

  var body: some View {
    let forms = forms
    if isScrolled || forms.isEmpty {
      AgendaList(days: days, picture: picture)
    } else {
      ViewThatFits(in: .vertical) {
        ForEach(forms.indices, id: \.self) { index in
          Color.clear.frame(width: 8, height: Double(forms[index].height) * 16)
            .hidden()
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .overlay(alignment: .topLeading) {
              AgendaList(
                days: forms[index].days[...],
                picture: picture,
                isFitted: forms[index].isCut
              )
              .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
              .widgetContinues(rows: forms[index].isCut ? wholeHeight : nil)
            }
        }
        // There is space for only a part of today.
        AgendaList(days: days.prefix(1), picture: picture)
          .widgetContinues(rows: wholeHeight)
      }
    }
  }

  /// The number of rows of all days, through which the user can scroll.
  private var wholeHeight: Int { days.reduce(0) { $0 + $1.lines.count + 2 } }

  /// How many lines today may be cut to; the highest number that fits is used.
  private var cuts: ClosedRange<Int> { family == .systemMedium ? 4...9 : 10...20 }

  private var forms: [Form] {
    guard let today = days.first, today.date == picture.today else { return [] }
    let others = days.dropFirst()
    var short = today
    short.lines.removeAll { line in if case .free = line { true } else { false } }
    var forms = [Form(today, others)]
    // Without the lines for free time, there may be space for further days of three lines each.
    let left = today.lines.count - short.lines.count - 1
    if short != today { forms.append(Form(short, others.prefix(left / 3))) }
    for count in cuts.reversed() where count < short.lines.count {
      var cut = short
      cut.lines = Array(short.lines.prefix(count))
      cut.hiddenCount += short.lines.dropFirst(count).count { $0 != .now }
      forms.append(Form(cut, [], isCut: true))
    }
    return forms
  }
}
