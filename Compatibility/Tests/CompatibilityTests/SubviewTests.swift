import SwiftUI
import Testing

@testable import Moments
@testable import WidgetRender
@testable import WidgetUI

@MainActor
@Suite("The views that content stands for")
struct SubviewTests {
  @Test func `a container takes views out of groups, loops and conditions one by one`() {
    let content = Group {
      Text("a")
      ForEach(0..<2) { Text("\($0)") }
      if true { Text("b") }
      EmptyView()
    }
    let view = VStack {
      Group(subviews: content) { views in
        Text("\(views.count)")
        views.last
        views.dropFirst(2).first
      }
    }
    #expect(shownLines(view) == ["4", "b", "1"])
  }

  @Test func `what is set around a subview where it is put holds for it`() {
    let content = Group {
      Text("hidden").privacySensitive()
      Text("seen")
    }
    let view = ForEach(subviews: content) { $0.redacted(reason: .placeholder) }
    let words = shownLines(VStack { view })
    #expect(words.count == 2)
    #expect(!words.contains { $0.contains("seen") })
  }

  @Test func `a value is that of the outermost modifier, and what is further in keeps its own`() {
    let content = Group {
      Text("a").containerValue(\.weight, 1).padding(.leading, 8).containerValue(\.weight, 2)
      VStack { Text("b").containerValue(\.weight, 3) }
      Text("c").tag("last")
    }
    let view = VStack {
      ForEach(subviews: content) { view in
        Text("\(view.containerValues.weight) \(view.containerValues.tag(for: String.self) ?? "-")")
      }
    }
    #expect(shownLines(view) == ["2 -", "0 -", "0 last"])
  }

  @Test func `views outside of sections are a section of their own`() {
    let content = Group {
      Text("loose")
      Section {
        Text("in")
      } header: {
        Text("head")
      } footer: {
        Text("foot")
      }
      Text("end")
    }
    let view = VStack {
      Group(sections: content) { sections in
        Text("\(sections.count)")
        ForEach(sections) { section in
          Text("\(section.header.count)\(section.content.count)\(section.footer.count)")
        }
      }
    }
    #expect(shownLines(view) == ["3", "010", "111", "010"])
  }

  @Test func `an effect is made for the room that its view has`() {
    let view = Text("ab")
      .visualEffect { content, room in content.offset(x: room.size.width) }
      .frame(width: 64, alignment: .leading)
    #expect(
      WidgetPicture(
        ViewArchiver.archive(view),
        size: CellSize(columns: 8, rows: 1),
        in: DrawContext(now: Instant(microseconds: 0))
      ).grid.plainText == "  ab\n"
    )
  }

  @Test func `an effect without a change is the view`() {
    #expect(shownLines(Text("ab").visualEffect { content, _ in content }) == ["ab"])
  }
}

extension ContainerValues {
  fileprivate var weight: Int {
    get { self[WeightKey.self] }
    set { self[WeightKey.self] = newValue }
  }

  private struct WeightKey: ContainerValueKey {
    static let defaultValue = 0
  }
}
