import Foundation
import Testing
import WidgetRender
import WidgetTimeline
import WidgetUI

private struct Colon: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
}

extension HorizontalAlignment {
  fileprivate static let colon = HorizontalAlignment(Colon.self)
}

@MainActor
@Suite("Guides and sizes of the container", .timeLimit(.minutes(5)))
struct GuideTests {
  private let words = Text(verbatim: "words")

  // SU-37
  @Test func `a guide is asked with the size that the view has`() {
    #expect(
      ViewArchiver.archive(words.alignmentGuide(.leading) { $0.width - 8 }).modifiers
        == [.horizontalGuide(.leading, at: 4)]
    )
    #expect(
      ViewArchiver.archive(words.padding(.top, 32).alignmentGuide(.bottom) { $0[.bottom] / 3 })
        .modifiers.first == .verticalGuide(.bottom, at: 1)
    )
    #expect(
      ViewArchiver.archive(
        words.padding(.top, 32).padding(.bottom, 16)
          .alignmentGuide(VerticalAlignment.center) { $0[.firstTextBaseline] }
      ).modifiers.first == .verticalGuide(.center, at: 3)
    )
  }

  // SU-37
  @Test func `an author's guide in different containers meets on one line`() {
    let view = VStack(alignment: .colon, spacing: 0) {
      HStack(spacing: 0) {
        words.alignmentGuide(.colon) { $0[.trailing] }
        Text(verbatim: ": a")
      }
      HStack(spacing: 0) {
        Text(verbatim: "no").alignmentGuide(.colon) { $0[.trailing] }
        Text(verbatim: ": bcd")
      }
      Text(verbatim: "usual")
    }
    let guides = ViewArchiver.archive(view).children.map(\.modifiers)
    #expect(guides[0].first == .horizontalGuide(.center, at: 5))
    #expect(guides[1].first == .horizontalGuide(.center, at: 2))
    #expect(guides[2].first == .horizontalGuide(.center, at: 5))
  }

  // SU-37
  @Test func `guides are equal when their names are`() {
    #expect(HorizontalAlignment.colon == HorizontalAlignment(Colon.self))
    #expect(HorizontalAlignment.colon != .center)
    #expect(VerticalAlignment.top == .top)
  }

  // SU-29
  @Test func `a frame takes its part of the widget's content`() {
    func frame<Content: View>(_ view: Content) -> ArchivedModifier? {
      ViewArchiver.archive(view).modifiers.first
    }
    let all = frame(words.containerRelativeFrame([.horizontal, .vertical], alignment: .topLeading))
    #expect(all == .frame(width: 20, height: 10, .topLeading))
    #expect(
      frame(words.containerRelativeFrame(.horizontal) { length, _ in length / 4 })
        == .frame(width: 5, height: nil, .center)
    )
    let height: Double = (160 - 32) / 3 * 2 + 16
    #expect(
      frame(words.containerRelativeFrame(.vertical, count: 3, span: 2, spacing: 16))
        == .frame(width: nil, height: .rows(height), .center)
    )
    #expect(
      frame(words.containerRelativeFrame(.horizontal) { _, _ in .nan })
        == .frame(width: nil, height: nil, .center)
    )
  }

  // SU-4
  @Test func `a timeline view is made for the schedule's last date before its own`() {
    func seconds<Schedule: TimelineSchedule>(_ schedule: Schedule) -> [String] {
      drawn(
        TimelineView(schedule) {
          Text(verbatim: "\(Int($0.date.timeIntervalSince1970)) \($0.cadence)")
        }
      ).suffix(1).map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let past = Date(timeIntervalSince1970: -10)
    #expect(seconds(.everyMinute) == ["0 minutes"])
    #expect(seconds(.periodic(from: past, by: 4)) == ["-2 minutes"])
    #expect(
      seconds(.explicit([past, past.addingTimeInterval(3), .distantFuture])) == ["-7 minutes"]
    )
    #expect(seconds(.animation) == ["0 minutes"])
  }
}
