import Testing
import WidgetRender

@testable import WidgetUI

@MainActor
@Suite("Containers", .timeLimit(.minutes(5)))
struct ContainerTests {
  private func words(_ text: String) -> Text { Text(verbatim: text) }

  // SU-55
  @Test func `a section adds its head, its views and its foot to the container around it`() {
    let view = VStack {
      Section {
        words("a")
        words("b")
      } header: {
        words("head")
      } footer: {
        words("foot")
      }
      Section("title") { words("c") }
      Section { words("d") }
    }
    guard case .stack(let stack) = ViewArchiver.archive(view) else {
      Issue.record("a VStack is archived as a stack")
      return
    }
    #expect(stack.children.flatMap(\.words) == ["head", "a", "b", "foot", "title", "c", "d"])
    #expect(stack.children.count == 7)
  }

  // SU-22
  @Test func `a lazy stack gives ideal lengths and takes all the room across`() {
    let column = ViewArchiver.archive(LazyVStack(alignment: .leading) { words("a") })
    #expect(
      column.modifiers == [
        .flexibleFrame(
          ArchivedModifier.FlexibleFrame(
            maximumWidth: PointScale.maximumCells,
            alignment: CellAlignment(.leading, .center)
          )
        ), .fixedSize(horizontal: false, vertical: true),
      ]
    )
    let row = ViewArchiver.archive(LazyHStack(spacing: 8) { words("a") })
    #expect(row.modifiers.last == .fixedSize(horizontal: true, vertical: false))
    #expect(row.words == ["a"])
  }

  @Test func `a box shows its title over its content`() {
    let box = GroupBox("title") {
      words("a")
      words("b")
    }
    #expect(ViewArchiver.archive(box).words == ["title", "a", "b"])
    #expect(ViewArchiver.archive(GroupBox { words("a") }).words == ["a"])
  }

  @Test func `a value stands at the end of its line`() {
    let view = ViewArchiver.archive(LabeledContent("name", value: "value"))
    guard case .stack(let stack) = view else {
      Issue.record("a labelled content is a row")
      return
    }
    #expect(stack.children.count == 3)
    #expect(stack.children[1] == .spacer(minimumLength: nil))
    #expect(view.words == ["name", "value"])
    #expect(view.texts.last?.runs.first?.style.foreground == .secondary)
  }

  @Test(arguments: [(true, ["title", "inside"]), (false, ["title"])])
  func `a disclosure group is drawn as its binding says`(isExpanded: Bool, words: [String]) {
    let group = DisclosureGroup("title", isExpanded: .constant(isExpanded)) {
      Text(verbatim: "inside")
    }
    #expect(ViewArchiver.archive(group).words == words)
  }

  @Test func `a disclosure group without a binding is open`() {
    let group = DisclosureGroup("title") { words("inside") }
    #expect(ViewArchiver.archive(group).words == ["title", "inside"])
  }

  private struct Place: Identifiable {
    let id: String
    var places: [Place]?
  }

  @Test func `an outline is drawn open, each level further in`() {
    let tree = [
      Place(id: "a", places: [Place(id: "b", places: [Place(id: "c")])]), Place(id: "d"),
    ]
    let view = ViewArchiver.archive(OutlineGroup(tree, children: \.places) { words($0.id) })
    guard case .stack(let stack) = view else {
      Issue.record("several lines need a container")
      return
    }
    #expect(view.words == ["a", "b", "c", "d"])
    let leading = stack.children.map { line in
      line.modifiers.map { if case .padding(let insets) = $0 { insets.leading.cells } else { -1 } }
    }
    #expect(leading == [[0], [2], [4], [0]])
  }

  @Test func `what is not available says so, with what can be done`() {
    let view = ContentUnavailableView {
      Label("nothing", systemImage: "star")
    } description: {
      words("why")
    } actions: {
      words("act")
    }
    #expect(ViewArchiver.archive(view).words == ["nothing", "why", "act"])
    let short = ContentUnavailableView("nothing", systemImage: "star")
    #expect(ViewArchiver.archive(short).words == ["nothing"])
    let pictured = ContentUnavailableView("nobody", image: "person", description: words("why"))
    #expect(ViewArchiver.archive(pictured).words == ["nobody", "why"])
  }

  // SU-55, SU-58
  @Test func `a loop over a binding hands out bindings of its elements`() {
    struct Pet: Identifiable {
      let id: Int
      var name: String
    }
    @Binding var pets: [Pet]
    _pets = .constant([Pet(id: 1, name: "cat"), Pet(id: 2, name: "dog")])
    let view = VStack { ForEach($pets) { $pet in Text(verbatim: pet.name) } }
    #expect(ViewArchiver.archive(view).words == ["cat", "dog"])
  }

  // WK-47
  @Test(
    arguments: [
      (WidgetFamily.accessoryCircular, 1), (.accessoryRectangular, 1), (.systemSmall, 0),
      (.accessoryInline, 0),
    ]
  )
  func `an accessory has a ground, other families have none`(family: WidgetFamily, count: Int) {
    var environment = EnvironmentValues()
    environment.widgetFamily = family
    let view = ViewArchiver.archive(AccessoryWidgetBackground(), in: environment)
    #expect((view == .empty ? 0 : 1) == count)
  }
}
