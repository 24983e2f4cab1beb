import Foundation
import Testing
import WidgetUI

/// A key of the environment, and its expected default value.
struct DefaultValue: CustomTestStringConvertible, Sendable {
  let name: String
  let words: @Sendable (EnvironmentValues) -> String
  let expected: String

  init<Value>(
    _ name: String,
    _ keyPath: KeyPath<EnvironmentValues, Value> & Sendable,
    _ expected: String
  ) {
    self.name = name
    words = { String(describing: $0[keyPath: keyPath]) }
    self.expected = expected
  }

  var testDescription: String { name }
}

@MainActor
@Suite("Keys of the environment", .timeLimit(.minutes(5)))
struct EnvironmentKeyTests {
  // SU-57
  @Test(
    arguments: [
      .init("colorScheme", \.colorScheme, "light"),
      .init("colorSchemeContrast", \.colorSchemeContrast, "standard"),
      .init("dynamicTypeSize", \.dynamicTypeSize, "large"),
      .init("sizeCategory", \.sizeCategory, "large"),
      .init("layoutDirection", \.layoutDirection, "leftToRight"),
      .init("displayScale", \.displayScale, "1.0"),
      .init("pixelLength", \.pixelLength, "1.0"),
      .init("lineLimit", \.lineLimit, "nil"),
      .init("truncationMode", \.truncationMode, "tail"),
      .init("multilineTextAlignment", \.multilineTextAlignment, "leading"),
      .init("font", \.font, "nil"),
      .init("isEnabled", \.isEnabled, "true"),
      .init("isLuminanceReduced", \.isLuminanceReduced, "false"),
      .init("backgroundMaterial", \.backgroundMaterial, "nil"),
      .init("showsWidgetContainerBackground", \.showsWidgetContainerBackground, "true"),
      .init("showsWidgetLabel", \.showsWidgetLabel, "false"),
      .init("widgetRenderingMode", \.widgetRenderingMode, "fullColor"),
      .init("minimumScaleFactor", \.minimumScaleFactor, "1.0"),
      .init("allowsTightening", \.allowsTightening, "false"),
      .init("lineSpacing", \.lineSpacing, "0.0"),
      .init("controlSize", \.controlSize, "regular"),
      .init("imageScale", \.imageScale, "medium"),
      .init("textCase", \.textCase, "nil"),
      .init("scenePhase", \.scenePhase, "background"),
      .init("isPresented", \.isPresented, "false"),
      .init("horizontalSizeClass", \.horizontalSizeClass, "nil"),
      .init("legibilityWeight", \.legibilityWeight, "nil"),
      .init("activityFamily", \.activityFamily, "medium"),
      .init("isActivityFullscreen", \.isActivityFullscreen, "false"),
      .init("redactionReasons", \.redactionReasons.rawValue, "0"),
    ] as [DefaultValue]
  )
  func `a key has a terminal's value where nobody sets it`(value: DefaultValue) {
    #expect(value.words(EnvironmentValues()) == value.expected)
  }

  private struct Told: View {
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.sizeCategory) private var category
    @Environment(\.colorScheme) private var scheme
    @Environment(\.controlSize) private var control

    var body: some View { Text(verbatim: "\(size) \(category) \(scheme) \(control)") }
  }

  // SU-59
  @Test func `views are told what somebody further out says`() {
    let view = Told().dynamicTypeSize(...DynamicTypeSize.accessibility1)
      .environment(\.sizeCategory, .accessibilityExtraExtraLarge)
      .colorScheme(.dark).controlSize(.mini)
    #expect(
      ViewArchiver.archive(view).words == ["accessibility1 accessibilityMedium dark mini"]
    )
  }

  private struct Actions: View {
    @Environment(\.openURL) private var openURL
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) private var mode

    var body: some View {
      dismiss()
      mode.wrappedValue.dismiss()
      if let url = URL(string: "app:x") {
        openURL(url) { accepted in #expect(!accepted) }
      }
      return Text(verbatim: "\(mode.wrappedValue.isPresented)")
    }
  }

  @Test func `actions of an app do nothing`() {
    #expect(ViewArchiver.archive(Actions()).words == ["false"])
  }
}
