import Foundation
import Testing
import WidgetRender
import WidgetUI

@MainActor
@Suite("State of views", .timeLimit(.minutes(5)))
struct StateTests {
  private final class Old: ObservableObject {
    @Published var name = "old"
  }

  @Observable
  final class Model {
    var name = "model"
  }

  private struct Inner: View {
    @EnvironmentObject private var old: Old
    @Environment(Model.self) private var model
    @Environment(Model.self) private var perhaps: Model?

    var body: some View { Text(verbatim: "\(old.name) \(model.name) \(perhaps?.name ?? "none")") }
  }

  private struct Child: View {
    @Binding var name: String
    @Bindable var model: Model

    var body: some View {
      name = "changed"
      return Text(verbatim: "\(name) \($model.name.wrappedValue)")
    }
  }

  private struct Owner: View {
    @State private var name = "state"
    @State private var nothing: Int?
    @StateObject private var own = Old()
    @ObservedObject var given: Old
    @SceneStorage("tab") private var tab = 2
    @FocusState private var isFocused: Bool
    @GestureState private var distance = 1.5
    @ScaledMetric(relativeTo: .body) private var size = 12.0
    @Namespace private var space
    let model: Model

    var body: some View {
      name = "unseen"
      isFocused = true
      return VStack {
        Text(verbatim: "\(name) \(nothing == nil) \(own.name) \(given.name)")
        Text(verbatim: "\(tab) \(isFocused) \(distance) \(size)")
        Child(name: $name, model: model)
        Text(verbatim: $given.name.wrappedValue)
      }
    }
  }

  // SU-58
  @Test func `every property of a view reads its initial value and keeps it`() {
    let given = Old()
    given.name = "given"
    let view = Owner(given: given, model: Model())
    #expect(
      ViewArchiver.archive(view).words
        == ["state true old given", "2 false 1.5 12.0", "state model", "given"]
    )
  }

  // SU-56
  @Test func `an object is found by its type below the view that put it there`() {
    let view = Inner().environment(Model()).environmentObject(Old())
    #expect(ViewArchiver.archive(view).words == ["old model model"])
  }

  @Test func `a binding reaches the parts of what its owner has`() {
    var numbers = [1, 2, 3]
    let binding = Binding(get: { numbers }, set: { numbers = $0 })
    binding[1].wrappedValue = 7
    #expect(numbers == [1, 7, 3])
    #expect(binding.map(\.wrappedValue) == [1, 7, 3])
    #expect(Binding(Binding.constant(nil as Int?))?.wrappedValue == nil)
    #expect(Binding(Binding.constant(4 as Int?))?.wrappedValue == 4)
    #expect(Binding<Int?>(Binding.constant(5)).wrappedValue == 5)
  }

  @Test func `a published value is told at once, when it is set, and no longer than wanted`() {
    let old = Old()
    var heard: [String] = []
    let stop = old.$name.follow { heard.append($0) }
    old.name = "second"
    stop()
    old.name = "third"
    #expect(heard == ["old", "second"])
  }
}
