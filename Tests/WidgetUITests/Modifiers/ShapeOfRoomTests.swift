import Foundation
import Testing
import WidgetRender
import WidgetUI

@MainActor
@Suite("Ratios and directions of views", .timeLimit(.minutes(5)))
struct ShapeOfRoomTests {
  private let a = Text(verbatim: "a")

  private func modifiers<Content: View>(_ view: Content) -> [ArchivedModifier] {
    ViewArchiver.archive(view).modifiers
  }

  // SU-34
  @Test func `a ratio is archived in points, without one it is the view's own`() {
    #expect(modifiers(a.aspectRatio(1.5, contentMode: .fill)) == [.aspectRatio(1.5, .fill)])
    #expect(modifiers(a.aspectRatio(contentMode: .fit)) == [.aspectRatio(nil, .fit)])
    #expect(
      modifiers(a.aspectRatio(CGSize(width: 32, height: 16), contentMode: .fit))
        == [.aspectRatio(2, .fit)]
    )
    #expect(modifiers(a.scaledToFit()) == [.aspectRatio(nil, .fit)])
    #expect(modifiers(a.scaledToFill()) == [.aspectRatio(nil, .fill)])
  }

  // SU-20
  @Test func `the archive carries a direction where it changes`() {
    let right = ArchivedModifier.layoutDirection(.rightToLeft)
    #expect(modifiers(a.environment(\.layoutDirection, .rightToLeft)) == [right])
    #expect(modifiers(a.environment(\.layoutDirection, .leftToRight)) == [])
    #expect(modifiers(a.transformEnvironment(\.layoutDirection) { $0 = .rightToLeft }) == [right])
    #expect(
      modifiers(
        a.environment(\.layoutDirection, .leftToRight).environment(\.layoutDirection, .rightToLeft)
      ) == [right, .layoutDirection(.leftToRight)]
    )
  }

  @Test func `what flips with the direction is mirrored from right to left alone`() {
    let right = ArchivedModifier.layoutDirection(.rightToLeft)
    let mirrored = modifiers(a.scaleEffect(x: -1))
    #expect(modifiers(a.flipsForRightToLeftLayoutDirection(true)) == [])
    for (isEnabled, inner) in [(true, mirrored), (false, [])] {
      let view = a.flipsForRightToLeftLayoutDirection(isEnabled)
      #expect(modifiers(view.environment(\.layoutDirection, .rightToLeft)) == [right] + inner)
    }
  }

  @Test func `a scene's padding is that of any other view`() {
    #expect(modifiers(a.scenePadding()) == modifiers(a.padding()))
    #expect(modifiers(a.scenePadding(.top)) == modifiers(a.padding(.top)))
  }

  // SU-20, SU-57
  @Test func `a view can ask for the direction`() {
    let view = DirectionName().environment(\.layoutDirection, .rightToLeft)
    #expect(ViewArchiver.archive(view).words == ["rightToLeft"])
    #expect(ViewArchiver.archive(DirectionName()).words == ["leftToRight"])
  }
}

private struct DirectionName: View {
  @Environment(\.layoutDirection) private var direction

  var body: some View { Text(verbatim: "\(direction)") }
}
