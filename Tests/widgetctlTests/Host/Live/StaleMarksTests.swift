import Moments
import Testing

@testable import SharedStore
@testable import widgetctl

@Suite("Pictures that another process is making, in the live view", .timeLimit(.minutes(2)))
struct StaleMarksTests {
  private static func timeline(_ id: Int64 = 1, isDirty: Bool) -> StoredTimeline {
    StoredTimeline(
      id: id,
      placement: 1,
      family: 1,
      generation: 1,
      made: 0,
      policy: .never,
      due: .max,
      failures: 0,
      lastError: nil,
      reason: "policy",
      isDirty: isDirty
    )
  }

  private static func at(_ milliseconds: Int64) -> Instant {
    Instant(microseconds: milliseconds * 1_000)
  }

  /// A check of one picture by a live view, and the expected millisecond from which it is marked as
  /// outdated.
  ///
  /// `mark` is `nil` if the picture is marked at once, or not at all.
  private typealias Look = (at: Int64, isDirty: Bool, isAwaited: Bool, mark: Int64?)

  @Test func `the mark of a picture that is being made begins after 150 ms, else at once`() {
    let looks: [Look] = [
      (1_000, false, true, nil), (2_000, true, true, 2_150), (2_050, true, true, 2_150),
      // Its process died: nothing comes.
      (2_060, true, false, nil), (2_070, true, true, 2_150), (2_150, true, true, nil),
      (9_000, true, true, nil),
      // Made, and changed again.
      (9_100, false, false, nil), (9_200, true, true, 9_350),
      // The clock was set back: no longer wait.
      (5_000, true, true, nil),
    ]
    var marks = StaleMarks()
    for look in looks {
      let begin = marks.beginning(
        of: Self.timeline(isDirty: look.isDirty),
        at: Self.at(look.at),
        isAwaited: { _ in look.isAwaited }
      )
      #expect(begin == look.mark.map(Self.at), "at \(look.at)")
    }
  }

  @Test func `no lease is looked at for a picture that is up to date, or long marked`() {
    var marks = StaleMarks()
    var asked: [Int64] = []
    for moment: Int64 in [0, 100, 200, 300] {
      for id: Int64 in [1, 2] {
        _ = marks.beginning(
          of: Self.timeline(id, isDirty: id == 2),
          at: Self.at(moment),
          isAwaited: {
            asked.append($0.id)
            return true
          }
        )
      }
    }
    #expect(asked == [2, 2])
  }
}
