import Foundation
import Moments
import TestSupport
import Testing

@testable import WidgetIntents

@Suite("Dates as people write them (BW-23)", .timeLimit(.minutes(5)))
struct MomentPhraseTests {
  private static func context(_ written: WrittenCase) throws -> IntentContext {
    IntentContext(
      now: Instant(microseconds: written.now).date,
      timeZone: try #require(TimeZone(identifier: written.zone)),
      locale: UserLocale(identifier: written.locale)
    )
  }

  /// Returns a moment in the format of the expected text, as an instant if that ends with `Z`.
  private static func text(
    _ moment: WrittenMoment,
    as expected: String,
    in context: IntentContext
  ) -> String {
    if expected.hasSuffix("Z") { return InstantText.utc(context.date(of: moment)) }
    let parts = CodedComponents(context.components(of: moment)).text
    return parts.split(separator: "T").joined(separator: " ")
  }

  @Test func `the table has at least 200 forms, and 30 that are refused`() {
    #expect(WrittenCase.understood.count >= 200)
    #expect(WrittenCase.misunderstood.count >= 30)
  }

  @Test(arguments: WrittenCase.understood)
  func `a form means its day, its time or its instant`(written: WrittenCase) throws {
    let context = try Self.context(written)
    let moment = try context.moment(written.text)
    #expect(Self.text(moment, as: written.expected, in: context) == written.expected)
  }

  @Test(arguments: WrittenCase.misunderstood)
  func `what is refused says what was not understood, and three forms that work`(
    written: WrittenCase
  ) throws {
    let context = try Self.context(written)
    let fault = try #require(throws: MomentFault.self) { try context.moment(written.text) }
    #expect(fault.reason.contains(try #require(written.refusal)))
    #expect(fault.forms.count == 3)
    for form in fault.forms { _ = try context.moment(form) }
  }

  @Test(arguments: ["", "   ", String(repeating: "9", count: 97), "tomorrow\u{0}", "💥"])
  func `empty, long and strange texts are refused`(text: String) throws {
    let context = try Self.context(WrittenCase.all[0])
    #expect(throws: MomentFault.self) { try context.moment(text) }
  }

  @Test func `letters count alike in one scalar and in two`() throws {
    let context = try Self.context(WrittenCase.all[0])
    #expect(try context.moment("s\u{327}imdi") == context.moment("şimdi"))
    #expect(try context.moment("YARIN") == context.moment("yarin"))
  }

  @Test(arguments: [
    ("en_US.UTF-8", UserLocale(order: .monthFirst)), ("en_GB", UserLocale(order: .dayFirst)),
    ("tr_TR.UTF-8@x", UserLocale(language: .turkish, order: .dayFirst)),
    ("de", UserLocale(order: .dayFirst)), ("en", UserLocale()), ("C", UserLocale()),
    ("C.UTF-8", UserLocale()), ("POSIX", UserLocale()), ("", UserLocale()),
    ("fr-CA", UserLocale()), ("zh_TW", UserLocale(order: .monthFirst)),
    ("ja", UserLocale(order: .monthFirst)), ("_", UserLocale()),
  ])
  func `a locale says which of two numbers is the month, or not`(
    identifier: String,
    locale: UserLocale
  ) {
    #expect(UserLocale(identifier: identifier) == locale)
  }
}
