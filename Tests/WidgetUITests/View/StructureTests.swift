import Testing
import WidgetRender
import WidgetUI

@MainActor
@Suite("Structure of archived views", .timeLimit(.minutes(5)))
struct StructureTests {
  private struct Pair: View {
    var body: some View {
      Text(verbatim: "a")
      Text(verbatim: "b")
    }
  }

  // SU-55
  @Test func `groups, loops, conditions and bodies add their children to the stack itself`() {
    let shown = true
    let view = VStack {
      Group {
        Text(verbatim: "1")
        EmptyView()
      }
      ForEach(0..<2) { index in Text(verbatim: "loop \(index)") }
      if shown { Pair() } else { Text(verbatim: "never") }
      AnyView(Pair())
      Optional<Text>.none
    }
    guard case .stack(let stack) = ViewArchiver.archive(view) else {
      Issue.record("a VStack is archived as a stack")
      return
    }
    #expect(stack.axis == .vertical)
    #expect(stack.children.count == 7)
    #expect(stack.children.flatMap(\.words) == ["1", "loop 0", "loop 1", "a", "b", "a", "b"])
  }

  // SU-55
  @Test func `a layout modifier on a group holds for each of its children`() {
    let view = HStack { Group { Pair() }.padding(8) }
    guard case .stack(let stack) = ViewArchiver.archive(view) else {
      Issue.record("an HStack is archived as a stack")
      return
    }
    #expect(stack.children.count == 2)
    for child in stack.children {
      guard case .modified(_, .padding(let insets)) = child else {
        Issue.record("\(child) has no padding")
        continue
      }
      #expect(
        insets == CellInsets(top: .rows(8), leading: 1, bottom: .rows(8), trailing: 1)
      )
    }
  }

  // SU-5
  @Test func `a builder takes more than ten children`() {
    let view = VStack {
      Text(verbatim: "1"); Text(verbatim: "2"); Text(verbatim: "3"); Text(verbatim: "4")
      Text(verbatim: "5"); Text(verbatim: "6"); Text(verbatim: "7"); Text(verbatim: "8")
      Text(verbatim: "9"); Text(verbatim: "10"); Text(verbatim: "11"); Text(verbatim: "12")
    }
    #expect(ViewArchiver.archive(view).words.count == 12)
  }

  @Test func `several views on the outside lie beneath each other`() {
    guard case .stack(let stack) = ViewArchiver.archive(Pair()) else {
      Issue.record("two views need a container")
      return
    }
    #expect(stack.axis == .vertical)
  }

  @Test func `a view whose body holds itself without end is cut off`() {
    struct Endless: View {
      var body: some View { AnyView(Endless()) }
    }
    #expect(ViewArchiver.archive(Endless()) == .empty)
  }

  // SU-71
  @Test func `points become cells, eight to a column and sixteen to a row`() {
    let view = HStack(spacing: 20) {
      Text(verbatim: "a").frame(width: 80, height: 48, alignment: .topLeading)
      Spacer(minLength: 24)
      Text(verbatim: "b").frame(maxWidth: .infinity)
    }
    guard case .stack(let stack) = ViewArchiver.archive(view) else {
      Issue.record("an HStack is archived as a stack")
      return
    }
    #expect(stack.spacing == .columns(20))
    guard case .modified(_, .frame(let width, let height, let alignment)) = stack.children[0]
    else {
      Issue.record("a fixed frame is archived as one")
      return
    }
    #expect(width == 10)
    #expect(height == 3)
    #expect(alignment == .topLeading)
    #expect(stack.children[1] == .spacer(minimumLength: 3))
    guard case .modified(_, .flexibleFrame(let frame)) = stack.children[2] else {
      Issue.record("a flexible frame is archived as one")
      return
    }
    #expect(frame.maximumWidth == PointScale.maximumCells)
    #expect(frame.minimumWidth == nil)
  }

  // SU-23, SU-71
  @Test func `a spacer in a column counts rows, wherever it is declared`() {
    struct Gap: View {
      var body: some View { Spacer(minLength: 32) }
    }
    guard case .stack(let stack) = ViewArchiver.archive(VStack { Gap() }) else {
      Issue.record("a VStack is archived as a stack")
      return
    }
    #expect(stack.children == [.spacer(minimumLength: 2)])
  }

  // SU-29
  @Test(arguments: [-1, .nan, .infinity] as [Double])
  func `a fixed length that is negative or not finite is ignored`(length: Double) {
    let view = ViewArchiver.archive(Text(verbatim: "a").frame(width: length, height: 16))
    guard case .modified(_, .frame(let width, let height, _)) = view else {
      Issue.record("a fixed frame is archived as one")
      return
    }
    #expect(width == nil)
    #expect(height == 1)
  }
}
