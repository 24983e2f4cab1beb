import FoundationEssentials
import Moments
import Testing

@testable import WidgetIntents

/// Tests at Saturday, 21 November 2026, 12:00 at UTC+2.
@Suite("Days and instants from text", .timeLimit(.minutes(5)))
struct MomentTextTests {
  @Test(arguments: [
    ("now", "2026-11-21T10:00:00Z"), ("today", "2026-11-20T22:00:00Z"),
    ("tomorrow", "2026-11-21T22:00:00Z"), ("yesterday", "2026-11-19T22:00:00Z"),
    ("sunday", "2026-11-21T22:00:00Z"), ("friday", "2026-11-26T22:00:00Z"),
    // Strictly after today (LG-3).
    ("saturday", "2026-11-27T22:00:00Z"), ("Saturday", "2026-11-27T22:00:00Z"),
    ("tomorrow 09:00", "2026-11-22T07:00:00Z"), ("tomorrow at 09:00", "2026-11-22T07:00:00Z"),
    ("09:00", "2026-11-22T07:00:00Z"), ("2026-12-01", "2026-11-30T22:00:00Z"),
    ("2026-12-01T09:00", "2026-12-01T07:00:00Z"), ("2026-12-01 09:00:30", "2026-12-01T07:00:30Z"),
    ("2026-12-01T09:00Z", "2026-12-01T09:00:00Z"),
    ("2026-12-01T09:00:00.25+05:30", "2026-12-01T03:30:00.25Z"),
    ("2028-02-29", "2028-02-28T22:00:00Z"),
  ])
  func `text becomes an instant`(text: String, instant: String) async throws {
    let date = try await Date._resolve(
      .text(text),
      parameter: "due",
      in: Garden.context()
    )
    #expect(InstantText.utc(date) == instant)
  }

  @Test(arguments: [
    ("today", "2026-11-21"), ("monday", "2026-11-23"), ("2026-12-01", "2026-12-01"),
    ("tomorrow 09:00", "2026-11-22T09:00"), ("07:30", "2026-11-22T07:30"),
    ("2026-12-01T23:30:00-02:00", "2026-12-02T03:30:00"), ("now", "2026-11-21T12:00:00"),
  ])
  func `text becomes components without a time unless one was given`(
    text: String,
    components: String
  ) async throws {
    let value = try await DateComponents._resolve(
      .text(text),
      parameter: "due",
      in: Garden.context()
    )
    #expect(CodedComponents(value).text == components)
  }

  @Test(arguments: [
    "", "2026-02-30", "2027-02-29", "2026-13-01", "26-12-01", "2026-12-1", "tomorow", "24:00",
    "tomorrow at", "09:00Z", "tomorrow at 09:00 sharp", "2026-12-01T", "t",
    "2026-12-01T09:00+2", "2026-12-01T09:00:60", "2026-12-01T09:00:00.Z", "٢٠٢٦-١٢-٠١",
    "9999999999999999999999999999999999999999999999999999999999999999999999-01-01",
  ])
  func `what is no day or time is refused`(text: String) async throws {
    await #expect(throws: IntentError.self) {
      try await Date._resolve(.text(text), parameter: "due", in: Garden.context())
    }
    await #expect(throws: IntentError.self) {
      try await DateComponents._resolve(.text(text), parameter: "due", in: Garden.context())
    }
  }

  @Test func `today turns at the reader's midnight, not at UTC's`() async throws {
    let west = try await DateComponents._resolve(
      .text("today"),
      parameter: "due",
      in: Garden.context(hoursFromGMT: -11)
    )
    #expect(CodedComponents(west).text == "2026-11-20")
  }

  @Test(arguments: [
    (0.0, "1970-01-01T00:00:00Z"), (-0.5, "1969-12-31T23:59:59.5Z"),
    (Double.nan, "1970-01-01T00:00:00Z"),
  ])
  func `instants are written in UTC`(seconds: Double, text: String) {
    #expect(InstantText.utc(Date(timeIntervalSince1970: seconds)) == text)
  }

  @Test(arguments: [Double.infinity, -.infinity, 1e300])
  func `instants out of range are clamped`(seconds: Double) {
    let microseconds = Instant(Date(timeIntervalSince1970: seconds)).microseconds
    #expect(microseconds.magnitude == 1 << 61)
    _ = InstantText.utc(Date(timeIntervalSince1970: seconds))
  }
}
