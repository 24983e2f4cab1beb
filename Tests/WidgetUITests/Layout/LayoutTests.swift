import Foundation
import Testing
import WidgetRender
import WidgetUI

@MainActor
@Suite("Layouts of authors' own", .timeLimit(.minutes(5)))
struct LayoutTests {
  private func texts(_ words: [String]) -> some View {
    ForEach(words, id: \.self) { Text(verbatim: $0) }
  }

  // SU-7
  @Test func `a flow breaks its lines at the width of the widget`() {
    let words = ["swift", "linux", "terminal", "cells", "widgets", "cron"]
    #expect(
      drawn(
        VStack {
          Flow() { texts(words) }; Spacer()
        }
      )
        == ["swift linux terminal", "cells widgets cron"]
    )
  }

  // SU-7, SU-15
  @Test func `a layout among siblings is asked for what they leave`() {
    let view = VStack(spacing: 0) {
      HStack(alignment: .top, spacing: 0) {
        Text(verbatim: "0123456789")
        Flow() { texts(["abc", "def", "ghi"]) }
      }
      Text(verbatim: "below")
      Spacer()
    }
    #expect(drawn(view) == [" 0123456789abc def", "           ghi", "       below"])
  }

  // SU-7
  @Test func `views as wide as the widest stand in the middle of their parts`() {
    let view = VStack {
      EqualWidths() { texts(["1", "three", "no"]) }
      Spacer()
    }
    #expect(drawn(view) == ["   1   three  no"])
  }

  // SU-7
  @Test func `views around a middle`() {
    let view = Around() { texts(["a", "b", "c", "d"]) }.frame(width: 88, height: 80)
    #expect(
      drawn(
        VStack {
          view; Spacer()
        }
      )
        == ["         a", "", "    d         b", "", "         c"]
    )
  }

  // SU-7
  @Test func `a view that is not placed goes to the centre of the bounds`() {
    let calls = Careless.Calls()
    let view = Careless(calls: calls) {
      Text(verbatim: "mid").layoutPriority(3)
      Text(verbatim: "")
    }
    #expect(
      drawn(
        VStack {
          view; Spacer()
        }
      ) == ["", "        mid"]
    )
    #expect(calls.caches == 1)
    #expect(calls.sizes < 8)
  }

  // SU-7
  @Test func `values of views reach the layout through modifiers around them`() {
    let view = Indented() {
      Text(verbatim: "a").layoutValue(key: Indent.self, value: 4)
      Text(verbatim: "b")
      Text(verbatim: "c").layoutValue(key: Indent.self, value: 2).padding(.leading, 8)
    }
    #expect(
      drawn(
        VStack {
          view; Spacer()
        }
      ) == ["    a", " b", "   c"]
    )
  }

  // SU-7, SU-40
  @Test func `readers in a layout, layouts in readers and layouts in layouts`() {
    let view = GeometryReader { room in
      Flow() {
        Told { $0.cells }.frame(width: room.size.width / 2, height: 16)
        EqualWidths() { texts(["x", "yyy"]) }
        Flow() { texts(["end"]) }
      }
    }
    #expect(drawn(view) == ["10x1        x  yyy", "end"])
  }

  // SU-7
  @Test func `a layout that holds itself ends`() {
    #expect(drawn(EndlessLayout()).isEmpty)
  }

  // SU-7
  @Test(arguments: [true, false])
  func `one of two layouts is chosen`(isWide: Bool) {
    let layout = isWide ? AnyLayout(HStackLayout(spacing: 8)) : AnyLayout(VStackLayout())
    let flow = AnyLayout(Flow())
    let view = VStack {
      layout { texts(["a", "b"]) }
      flow { texts(["c", "d"]) }
      Spacer()
    }
    let both = "        c d"
    #expect(
      drawn(view) == (isWide ? ["        a b", both] : ["         a", "         b", both])
    )
  }

  // SU-7
  @Test func `the library's own layouts are stacks in the archive`() {
    let row = HStackLayout(alignment: .top, spacing: 16) { texts(["a", "b"]) }
    #expect(
      ViewArchiver.archive(row)
        == ViewArchiver.archive(HStack(alignment: .top, spacing: 16) { texts(["a", "b"]) })
    )
    let pile = ZStackLayout(alignment: .bottom) { texts(["a", "b"]) }
    #expect(
      ViewArchiver.archive(pile)
        == ViewArchiver.archive(ZStack(alignment: .bottom) { texts(["a", "b"]) })
    )
  }

  // SU-7, SU-42
  @Test func `a grid's layout takes rows`() {
    let rows = Group {
      GridRow { texts(["a", "long"]) }
      GridRow { texts(["b", "c"]) }
    }
    let layout = AnyLayout(GridLayout(alignment: .leading, horizontalSpacing: 16))
    #expect(
      ViewArchiver.archive(layout { rows })
        == ViewArchiver.archive(Grid(alignment: .leading, horizontalSpacing: 16) { rows })
    )
  }

  // SU-7
  @Test func `a layout may hand its work to one of the library's`() {
    let view = VStack {
      Handing() { texts(["one", "two"]) }
      Spacer()
    }
    #expect(drawn(view) == ["      one two"])
  }

  // SU-9
  @Test func `proposals that are not known are replaced by ten points`() {
    #expect(
      ProposedViewSize(width: nil, height: 4).replacingUnspecifiedDimensions()
        == CGSize(width: 10, height: 4)
    )
  }

  // SU-28
  @Test func `neighbours are a column apart, rows touch, spacers need no distance`() {
    let usual = ViewSpacing()
    #expect(usual.distance(to: usual, along: .horizontal) == 8)
    #expect(usual.distance(to: usual, along: .vertical) == 0)
    #expect(usual.distance(to: .zero, along: .horizontal) == 0)
    #expect(
      ViewSpacing.zero.union(usual, edges: .leading).distance(to: usual, along: .horizontal) == 0
    )
    #expect(ViewSpacing.zero.union(usual).distance(to: usual, along: .horizontal) == 8)
  }
}

private struct EndlessLayout: View {
  var body: some View { Flow() { EndlessLayout() } }
}

/// A layout that behaves like a row, although the archive does not know that.
private struct Handing: Layout {
  private let row = HStackLayout()

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    row.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    row.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
