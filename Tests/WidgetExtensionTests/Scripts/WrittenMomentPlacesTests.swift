import Foundation
import IntentScript
import Moments
import ScriptTesting
import TestSupport
import Testing
import WidgetRender
import WidgetTerminal

@testable import WidgetExtension
@testable import WidgetIntents

/// Parses each case of the date tables in all places that accept dates.
@Suite("One parser for all dates (BW-23)", .timeLimit(.minutes(5)))
struct WrittenMomentPlacesTests {
  private struct Place {
    let context: IntentContext
    let zone: TimeZoneRules
    let clock: ScriptClock
    let locale: UserLocale

    init(_ written: WrittenCase) throws {
      locale = UserLocale(identifier: written.locale)
      context = IntentContext(
        now: Instant(microseconds: written.now).date,
        timeZone: try #require(TimeZone(identifier: written.zone)),
        locale: locale
      )
      zone = try #require(TimeZoneRules(posix: written.rule))
      let now = Instant(microseconds: written.now)
      clock = .reader(in: zone, standingAt: now, locale: locale)
    }

    func atTime(_ written: WrittenCase) throws -> Int64 {
      try AtTime.microseconds(option: written.text, now: written.now, in: zone, locale: locale)
    }

    func operand(_ text: String) async throws -> IntentValue {
      try await EntityComparison.lessThan.operand(
        .text(text),
        of: DateComponents.self,
        named: "due",
        in: context
      )
    }

    /// Returns the output of a script for a text: the time since 1970, and whether the text is a
    /// day.
    ///
    /// It is `nil` if the text is not a date.
    func script(_ text: String) async -> [String]? {
      let script = """
        if let date = Date("\(text)") {
            print date - 1970-01-01T00:00Z
            print Day("\(text)") != nil
        }
        """
      let result = await ScriptTrial.run(script, host: ToDoDouble(clock: clock))
      #expect(result.error == nil)
      return result.lines.isEmpty ? nil : result.lines
    }
  }

  @Test(arguments: WrittenCase.understood)
  func `a form means the same in parameters, find, --at and scripts`(
    written: WrittenCase
  ) async throws {
    let place = try Place(written)
    let instant = try place.atTime(written)
    let date = Instant(microseconds: instant).date

    let parameter = try await Date._resolve(.text(written.text), parameter: "x", in: place.context)
    #expect(parameter == date)
    let components = try await DateComponents._resolve(
      .text(written.text),
      parameter: "x",
      in: place.context
    )
    // Components have no part of a second.
    let whole = Date(timeIntervalSince1970: date.timeIntervalSince1970.rounded(.down))
    #expect(place.context.date(of: components) == whole)
    switch try await place.operand(written.text) {
    case .date(let found): #expect(found == date)
    case .dateComponents(let found):
      #expect(found == components)
      #expect(found.hour == nil)
    default: Issue.record("an operand that is not a time")
    }
    let age = CalendarDuration(microseconds: instant).description
    #expect(await place.script(written.text) == [age, "\(components.hour == nil)"])
  }

  @Test(arguments: WrittenCase.misunderstood)
  func `what is refused is refused everywhere`(written: WrittenCase) async throws {
    let place = try Place(written)
    #expect(throws: UsageError.self) { try place.atTime(written) }
    await #expect(throws: IntentError.self) {
      try await DateComponents._resolve(.text(written.text), parameter: "x", in: place.context)
    }
    await #expect(throws: IntentError.self) { try await place.operand(written.text) }
    #expect(await place.script(written.text) == nil)
  }
}
