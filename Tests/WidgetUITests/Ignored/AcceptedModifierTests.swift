import Foundation
import Testing
import WidgetRender
import WidgetUI

/// A modifier that does not change the picture.
struct AcceptedModifier: CustomTestStringConvertible, Sendable {
  let name: String
  let change: @MainActor @Sendable (Text) -> ArchivedView

  init<Changed: View>(
    _ name: String,
    _ change: @escaping @MainActor @Sendable (Text) -> Changed
  ) {
    self.name = name
    self.change = { ViewArchiver.archive(change($0)) }
  }

  var testDescription: String { name }
}

@MainActor
@Suite("Modifiers without an effect", .timeLimit(.minutes(5)))
struct AcceptedModifierTests {
  /// Checks that the modifier does not change the archive, so that neither layout nor picture can
  /// differ.
  private func expectUnchanged(_ modifier: AcceptedModifier) {
    let text = Text(verbatim: "a").bold()
    #expect(modifier.change(text) == ViewArchiver.archive(text))
  }

  // SU-3
  @Test(
    arguments: [
      .init("animation") { $0.animation(.easeInOut(duration: 2).repeatForever(), value: 1) },
      .init("animation without a value") { $0.animation(.bouncy) },
      .init("a spring") { $0.animation(.spring(), value: 1).animation(.interactiveSpring()) },
      .init("transition") { $0.transition(.push(from: .top).combined(with: .opacity)) },
      .init("transition by value") { $0.transition(.blurReplace) },
      .init("contentTransition") { $0.contentTransition(.numericText(value: 3)) },
      .init("symbol transition") { $0.contentTransition(.symbolEffect(.replace.downUp)) },
      .init("symbolEffect") { $0.symbolEffect(.bounce, value: 1) },
      .init("transaction") { $0.transaction { $0.animation = nil } },
      .init("geometryGroup") { $0.geometryGroup() },
    ] as [AcceptedModifier]
  )
  func `nothing moves`(modifier: AcceptedModifier) { expectUnchanged(modifier) }

  // WK-52
  @Test(
    arguments: [
      .init("shadow") { $0.shadow(radius: 4) },
      .init("shadow with a colour") { $0.shadow(color: .red, radius: 4, x: 1, y: 2) },
      .init("blur") { $0.blur(radius: 3, opaque: true) },
      .init("blendMode") { $0.blendMode(.plusLighter) },
      .init("saturation") { $0.saturation(0) },
      .init("brightness") { $0.brightness(0.5) },
      .init("contrast") { $0.contrast(2) },
      .init("grayscale") { $0.grayscale(1) },
      .init("hueRotation") { $0.hueRotation(.degrees(90)) },
      .init("colorMultiply") { $0.colorMultiply(.blue) },
      .init("colorInvert") { $0.colorInvert() },
      .init("drawingGroup") { $0.drawingGroup() },
      .init("compositingGroup") { $0.compositingGroup() },
      .init("rotation3DEffect") { $0.rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0)) },
      .init("ignoresSafeArea") { $0.ignoresSafeArea(.container, edges: .top) },
      .init("edgesIgnoringSafeArea") { $0.edgesIgnoringSafeArea(.all) },
      .init("contentMargins") { $0.contentMargins(.leading, 8, for: .scrollContent) },
      .init("textScale") { $0.textScale(.secondary, isEnabled: true) },
      .init("fontWidth") { $0.fontWidth(.condensed) },
      .init("fontDesign") { $0.fontDesign(.rounded) },
      .init("kerning") { $0.kerning(2) },
      .init("tracking") { $0.tracking(2) },
      .init("baselineOffset") { $0.baselineOffset(2) },
      .init("monospaced") { $0.monospacedDigit().monospaced() },
      .init("allowsTightening") { $0.allowsTightening(true) },
      .init("imageScale") { $0.imageScale(.large) },
      .init("buttonBorderShape") { $0.buttonBorderShape(.capsule) },
      .init("minimumScaleFactor") { $0.minimumScaleFactor(0.5) },
      .init("lineSpacing") { $0.lineSpacing(4) },
      .init("widgetCurvesContent") { $0.widgetCurvesContent() },
      .init("preferredColorScheme") { $0.preferredColorScheme(.dark) },
    ] as [AcceptedModifier]
  )
  func `cells have no room for it`(modifier: AcceptedModifier) { expectUnchanged(modifier) }

  // SU-3, SU-58
  @Test(
    arguments: [
      .init("onAppear") { $0.onAppear { Issue.record("ran") } },
      .init("onDisappear") { $0.onDisappear(perform: nil) },
      .init("onChange with the new value") { $0.onChange(of: 1) { _ in Issue.record("ran") } },
      .init("onChange with both") {
        $0.onChange(of: 1, initial: true) { _, _ in Issue.record("ran") }
      },
      .init("onChange") { $0.onChange(of: 1, initial: true) { Issue.record("ran") } },
      .init("task") { $0.task { Issue.record("ran") } },
      .init("task with an identity") { $0.task(id: 1) { Issue.record("ran") } },
      .init("onOpenURL") { $0.onOpenURL { _ in Issue.record("ran") } },
      .init("onSubmit") { $0.onSubmit(of: .search) { Issue.record("ran") } },
      .init("onTapGesture") { $0.onTapGesture { Issue.record("ran") } },
      .init("onTapGesture with a count") { $0.onTapGesture(count: 2) { Issue.record("ran") } },
      .init("onLongPressGesture") { $0.onLongPressGesture { Issue.record("ran") } },
      .init("gesture") { $0.gesture(DragGesture().onChanged { _ in }.onEnded { _ in }) },
      .init("allowsHitTesting") { $0.allowsHitTesting(false) },
      .init("contentShape") { $0.contentShape(Rectangle()) },
      .init("sensoryFeedback") { $0.sensoryFeedback(.increase, trigger: 1) },
      .init("help") { $0.help("words") },
    ] as [AcceptedModifier]
  )
  func `nobody touches a picture`(modifier: AcceptedModifier) { expectUnchanged(modifier) }

  // SU-3
  @Test(
    arguments: [
      .init("sheet") { $0.sheet(isPresented: .constant(true)) { Text("x") } },
      .init("fullScreenCover") { $0.fullScreenCover(isPresented: .constant(true)) { Text("x") } },
      .init("popover") { $0.popover(isPresented: .constant(true)) { Text("x") } },
      .init("alert") { $0.alert("x", isPresented: .constant(true)) { Text("x") } },
      .init("alert with a message") {
        $0.alert("x", isPresented: .constant(true), actions: { Text("x") }, message: { Text("y") })
      },
      .init("confirmationDialog") {
        $0.confirmationDialog("x", isPresented: .constant(true)) { Text("x") }
      },
      .init("contextMenu") { $0.contextMenu { Text("x") } },
      .init("navigationTitle") { $0.navigationTitle("x").navigationBarTitleDisplayMode(.inline) },
      .init("navigationBarTitle") { $0.navigationBarTitle("x", displayMode: .large) },
      .init("navigation bars") {
        $0.navigationBarHidden(true).navigationBarBackButtonHidden()
      },
      .init("navigationViewStyle") { $0.navigationViewStyle(.stack) },
      .init("list rows") {
        $0.listRowInsets(EdgeInsets()).listRowBackground(Color.red).listRowSeparator(.hidden)
      },
      .init("styles of inputs") {
        $0.textFieldStyle(.roundedBorder).datePickerStyle(.compact).labelsHidden()
      },
      .init("presentationDetents") { $0.presentationDetents([.medium]) },
      .init("navigationDestination") { $0.navigationDestination(for: Int.self) { _ in Text("x") } },
      .init("toolbar of items") {
        $0.toolbar {
          ToolbarItem(placement: .topBarTrailing) { Text("x") }
          ToolbarItemGroup { Text("y") }
        }
      },
      .init("toolbar of views") { $0.toolbar { Text("x") } },
      .init("badge") { $0.badge(3) },
      .init("swipeActions") { $0.swipeActions(edge: .leading) { Text("x") } },
      .init("refreshable") { $0.refreshable {} },
      .init("searchable") { $0.searchable(text: .constant(""), prompt: "x") },
      .init("scrollIndicators") { $0.scrollIndicators(.hidden) },
      .init("submitLabel") { $0.submitLabel(.done).autocorrectionDisabled() },
      .init("textSelection") { $0.textSelection(.enabled) },
      .init("statusBarHidden") { $0.statusBarHidden() },
    ] as [AcceptedModifier]
  )
  func `a widget is no app`(modifier: AcceptedModifier) { expectUnchanged(modifier) }

  // SU-70
  @Test(
    arguments: [
      .init("accessibilityHint") { $0.accessibilityHint("x") },
      .init("accessibilityIdentifier") { $0.accessibilityIdentifier("x") },
      .init("accessibilityElement") { $0.accessibilityElement(children: .combine) },
      .init("accessibilityAddTraits") { $0.accessibilityAddTraits([.isButton, .isHeader]) },
      .init("accessibilityAction") { $0.accessibilityAction(named: "x") {} },
      .init("accessibilitySortPriority") { $0.accessibilitySortPriority(1) },
      .init("accessibility") { $0.accessibility(hint: Text("x")).accessibility(sortPriority: 1) },
    ] as [AcceptedModifier]
  )
  func `what a terminal cannot read aloud is accepted`(modifier: AcceptedModifier) {
    expectUnchanged(modifier)
  }
}
