import Testing
import WidgetRender
import WidgetUI

private enum NameKey: EnvironmentKey {
  static let defaultValue = "nobody"
}

extension EnvironmentValues {
  fileprivate var name: String {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}

@MainActor
@Suite("Environment", .timeLimit(.minutes(5)))
struct EnvironmentTests {
  private struct Name: View {
    @Environment(\.name) private var name

    var body: some View { Text(verbatim: name) }
  }

  private struct Card<Content: View>: View {
    @Environment(\.name) private var name
    let content: Content

    var body: some View {
      VStack {
        ForEach(0..<1) { _ in Text(verbatim: "outer \(name)").environment(\.name, "unseen") }
        content.environment(\.name, "card")
      }
    }
  }

  private struct Struck: ViewModifier {
    @Environment(\.name) private var name

    func body(content: Content) -> some View {
      HStack {
        Text(verbatim: name)
        content
      }
    }
  }

  private struct MaybeNamed: View {
    let reader: Environment<String>?

    var body: some View { Text(verbatim: reader?.wrappedValue ?? "without") }
  }

  // SU-56
  @Test func `a property that may be missing is read where it is there`() {
    let view = VStack {
      MaybeNamed(reader: nil)
      MaybeNamed(reader: Environment(\.name))
    }
    .environment(\.name, "outer")
    #expect(ViewArchiver.archive(view).words == ["without", "outer"])
  }

  /// An author's dynamic property that contains an environment property.
  private struct Label: DynamicProperty {
    @Environment(\.name) var name
  }

  private final class Owner {}

  private struct Labelled: View {
    let label = Label()
    let erased: any DynamicProperty = Label()
    weak var owner: Owner?

    var body: some View {
      Text(verbatim: label.name)
      Text(verbatim: (erased as? Label)?.name ?? "nothing")
    }
  }

  // SU-56
  @Test func `an author's property is filled in, whatever type it is declared with`() {
    let owner = Owner()
    let view = VStack { Labelled(owner: owner) }.environment(\.name, "outer")
    #expect(ViewArchiver.archive(view).words == ["outer", "outer"])
    withExtendedLifetime(owner) {}
  }

  /// A view that contains a geometry reader with the same view, without end.
  private struct Endless: View {
    var body: some View {
      GeometryReader { _ in
        VStack {
          Text(verbatim: "level")
          Endless()
        }
      }
    }
  }

  @Test func `a view within itself ends, though it is made when its room is known`() {
    let levels = ViewArchiver.archive(Endless()).words.count
    #expect((10...200).contains(levels))
  }

  // SU-56
  @Test func `a value flows down, the nearest wins, and siblings do not see it`() {
    let view = VStack {
      Name()
      Name().environment(\.name, "inner")
      Name().environment(\.name, "nearest").environment(\.name, "farther")
      Name()
    }
    .environment(\.name, "outer")
    #expect(ViewArchiver.archive(view).words == ["outer", "inner", "nearest", "outer"])
    #expect(ViewArchiver.archive(Name()).words == ["nobody"])
  }

  @Test func `a closure of a view sees the environment of that view, not of its content`() {
    let view = Card(content: Name()).environment(\.name, "outside")
    #expect(ViewArchiver.archive(view).words == ["outer outside", "card"])
  }

  // SU-78
  @Test func `a modifier of an author's own reads the environment and places its content`() {
    let view = Text(verbatim: "content").modifier(Struck()).environment(\.name, "modifier")
    #expect(ViewArchiver.archive(view).words == ["modifier", "content"])
  }

  @Test func `the same view value in two places reads the environment of each`() {
    let name = Name()
    let view = HStack {
      name.environment(\.name, "first")
      name
    }
    #expect(ViewArchiver.archive(view).words == ["first", "nobody"])
  }

  private struct Scheme: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View { Text(verbatim: scheme == .dark ? "dark" : "light") }
  }

  private struct Careless: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View { Text(verbatim: "alike") }
  }

  @Test func `a picture is made twice only when a view asks for the scheme`() {
    let both = ViewArchiver.pictures { Scheme() }
    #expect(both.light.words == ["light"])
    #expect(both.dark?.words == ["dark"])

    #expect(ViewArchiver.pictures { Careless() }.dark == nil)
    #expect(ViewArchiver.pictures { Text(verbatim: "a").foregroundStyle(.red) }.dark == nil)
  }

  @Test func `a view that does not ask for the scheme is evaluated once`() {
    var evaluations = 0
    _ = ViewArchiver.pictures { () -> Careless in
      evaluations += 1
      return Careless()
    }
    #expect(evaluations == 1)
  }

  // SU-58
  @Test func `state keeps its initial value`() {
    struct Counter: View {
      @State private var count = 3

      var body: some View {
        count += 1
        return Text(verbatim: "\(count)")
      }
    }
    #expect(ViewArchiver.archive(Counter()).words == ["3"])
  }
}
