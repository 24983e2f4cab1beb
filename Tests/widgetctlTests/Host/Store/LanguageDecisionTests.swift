import Moments
import SharedStore
import Testing
import WidgetIntents

@testable import widgetctl

@Suite("The language of a command")
struct LanguageDecisionTests {
  /// The stored languages, the environment's language, and whether the user changes something, with
  /// the expected decision.
  struct Case: CustomTestStringConvertible {
    var chosen: StoredLanguage?
    var noted: StoredLanguage?
    var named: UserLanguage?
    var runsForUser = false
    let pictures: UserLanguage
    let answers: UserLanguage
    var note: StoredLanguage?

    var testDescription: String {
      "chosen \(chosen?.code ?? "-"), noted \(noted?.code ?? "-"), named \(named?.rawValue ?? "-"), \(runsForUser)"
    }
  }

  private static let cases = [
    Case(pictures: .english, answers: .english),
    Case(named: .turkish, pictures: .turkish, answers: .turkish, note: .turkish),
    Case(named: .turkish, runsForUser: true, pictures: .turkish, answers: .turkish, note: .turkish),
    // A timer, whose environment names no language, and one whose environment names another.
    Case(noted: .turkish, pictures: .turkish, answers: .turkish),
    Case(noted: .turkish, named: .english, pictures: .turkish, answers: .english),
    // A person in another session.
    Case(
      noted: .turkish,
      named: .english,
      runsForUser: true,
      pictures: .english,
      answers: .english,
      note: .english
    ),
    Case(noted: .turkish, runsForUser: true, pictures: .turkish, answers: .turkish),
    Case(
      noted: .turkish,
      named: .turkish,
      runsForUser: true,
      pictures: .turkish,
      answers: .turkish
    ),
    // What a person has chosen holds whatever their session is, which is not noted then.
    Case(
      chosen: .english,
      noted: .turkish,
      named: .turkish,
      runsForUser: true,
      pictures: .english,
      answers: .turkish
    ),
    Case(chosen: .turkish, pictures: .turkish, answers: .turkish),
  ]

  // CL-8
  @Test(arguments: cases)
  func `pictures follow the store, answers their reader`(_ test: Case) {
    let decision = LanguageDecision(
      StoredLanguages(chosen: test.chosen, noted: test.noted),
      named: test.named,
      runsForUser: test.runsForUser
    )
    #expect(decision.pictures == test.pictures)
    #expect(decision.answers == test.answers)
    #expect(decision.note == test.note)
  }

  @Test func `an extension gets a locale only where the environment has no language`() {
    let turkish = StoredLanguages(chosen: .turkish)
    #expect(LanguageDecision(turkish, named: nil).locale == "tr_TR.UTF-8")
    #expect(LanguageDecision(turkish, named: .english).locale == nil)
    #expect(LanguageDecision(StoredLanguages(), named: nil).locale == nil)
  }
}
