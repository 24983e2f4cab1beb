import Testing

@testable import SharedStore

@Suite("What is done with the log after a commit")
struct LogTrimmingTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let frames: Int32
    var moment = LogTrimming.Moment.unflushed
    var pageSize: Int64 = 4_096
    /// The free space on the disk, in kilobytes; `nil` if it is unknown.
    let room: Int64?
    let trimming: LogTrimming

    var testDescription: String {
      "\(frames) pages of \(pageSize) after \(moment), room \(room.map { "\($0) KB" } ?? "unknown")"
    }
  }

  @Test(arguments: [
    Case(frames: 1_024, room: 1 << 20, trimming: .none),
    Case(frames: 1_025, room: 1 << 20, trimming: .copy),
    Case(frames: 64, moment: .change, room: nil, trimming: .none),
    Case(frames: 65, moment: .change, room: nil, trimming: .copy),
    Case(frames: 256, moment: .change, pageSize: 1_024, room: nil, trimming: .none),
    Case(frames: 257, moment: .change, pageSize: 1_024, room: nil, trimming: .copy),
    Case(frames: 64, pageSize: 1_024, room: 0, trimming: .none),
    Case(frames: 65, pageSize: 1_024, room: 0, trimming: .cut),
    Case(frames: 4_096, moment: .amidGroup, room: 1 << 20, trimming: .none),
    Case(frames: 4_097, moment: .amidGroup, room: 1 << 20, trimming: .copy),
    Case(frames: 1_025, room: nil, trimming: .copy),
    Case(frames: 16, room: 0, trimming: .none),
    Case(frames: 17, room: 0, trimming: .cut),
    Case(frames: 100, room: 799, trimming: .cut),
    Case(frames: 100, room: 800, trimming: .none),
    Case(frames: 100, moment: .amidGroup, room: 799, trimming: .cut),
    Case(frames: 100, room: nil, trimming: .none),
  ])
  func `a long log is copied, and cut while there is still room to copy it`(given: Case) {
    let trimming = LogTrimming(
      frames: given.frames,
      pageSize: given.pageSize,
      after: given.moment,
      room: given.room.map { $0 * 1_024 }
    )
    #expect(trimming == given.trimming)
  }
}
