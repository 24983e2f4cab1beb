import Foundation
import Ground
import Testing
import WidgetRender
import WidgetTimeline

@testable import WidgetUI

/// A view whose body must not be evaluated while previews are listed.
private struct Costly: View {
  static let evaluated = Guarded(0)

  var words = "costly"

  var body: some View {
    Self.evaluated.withLock { $0 += 1 }
    return Group {
      Text(verbatim: words)
      Text(verbatim: "below")
    }
  }
}

private struct CostlyFrame: ViewModifier {
  func body(content: Content) -> some View {
    Costly.evaluated.withLock { $0 += 1 }
    return content.padding()
  }
}

private struct CostlyPreviews: PreviewProvider {
  static var previews: some View {
    Group {
      Costly().previewDisplayName("First")
      VStack { Costly() }.modifier(CostlyFrame()).previewDisplayName("Second")
      Costly(words: "third").previewContext(WidgetPreviewContext(family: .systemSmall))
    }
  }
}

private struct SizedPreviews: PreviewProvider {
  static var previews: some View {
    Text(verbatim: "fixed").previewLayout(.fixed(width: 80, height: 32))
    Text(verbatim: "fitting").previewLayout(.sizeThatFits)
  }
}

private struct UnmadeWidget: Widget {
  init() { Issue.record("the widget was made") }
  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

@MainActor
@Suite("Lists of previews", .timeLimit(.minutes(5)))
struct PreviewListTests {
  // SU-90
  @Test func `a list runs no body`() async throws {
    let before = Costly.evaluated.withLock { $0 }
    let previews = ViewPreview.all(in: CostlyPreviews.self, limit: 10)
    #expect(previews.map(\.name) == ["First", "Second", "CostlyPreviews"])
    #expect(previews.map(\.family) == [nil, nil, .systemSmall])
    #expect(Costly.evaluated.withLock { $0 } == before)
    let third = try #require(try await previews[2].entries().first)
    #expect(try ArchivedView(compactBytes: third.light).words == ["third", "below"])
  }

  @Test func `a preview has the size of a fixed layout, and of no other`() {
    let previews = ViewPreview.all(in: SizedPreviews.self, limit: 10)
    #expect(previews.map(\.fixedSize) == [CGSize(width: 80, height: 32), nil])
  }

  // SU-90
  @Test func `a widget's preview is called by its type, and the widget is not made`() {
    let preview = WidgetPreview(widget: { UnmadeWidget() }, entries: { _ in [] })
    #expect(preview.typeName == "UnmadeWidget")
  }
}
