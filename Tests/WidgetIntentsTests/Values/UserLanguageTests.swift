import Moments
import Testing
import WidgetIntents

@Suite("Languages of texts")
struct UserLanguageTests {
  @Test(arguments: [
    ("tr_TR.UTF-8", UserLanguage.turkish), ("tr", .turkish), ("TR-tr", .turkish),
    ("tr@euro", .turkish), ("en_US.UTF-8", .english), ("de_DE", .english), ("C", nil),
    ("C.UTF-8", nil), ("POSIX", nil), ("", nil),
  ])
  func `a locale names a language, or none`(locale: String, language: UserLanguage?) {
    #expect(UserLanguage(locale: locale) == language)
  }

  @Test(arguments: [
    (["LANG": "tr_TR.UTF-8"], UserLanguage.turkish),
    (["LC_ALL": "en_GB", "LANG": "tr_TR"], .english),
    (["LC_ALL": "", "LC_MESSAGES": "tr_TR", "LANG": "en_US"], .turkish),
    (["LC_ALL": "C.UTF-8", "LANG": "tr_TR"], nil),
    (["LC_TIME": "tr_TR"], nil),
    ([:], nil),
  ])
  func `the first variable that is set decides`(
    environment: [String: String],
    language: UserLanguage?
  ) {
    #expect(UserLanguage.named { environment[$0] } == language)
  }

  @Test func `a text is read in the language that is spoken`() {
    let text = LocalizedStringResource(english: "two apples", turkish: "iki elma")
    #expect(String(localized: text) == "two apples")
    UserLanguage.$spoken.withValue(.turkish) {
      #expect(String(localized: text) == "iki elma")
      #expect("\(IntentDialog(english: "one", turkish: "bir").full.text)" == "bir")
      #expect(String(localized: "of one language") == "of one language")
    }
  }

  @Test func `a text within another one is in its language`() {
    let inner = LocalizedStringResource(english: "apples", turkish: "elma")
    UserLanguage.$spoken.withValue(.turkish) {
      let outer: LocalizedStringResource = "2 \(inner)"
      #expect(String(localized: outer) == "2 elma")
    }
  }

  @Test(arguments: [
    (UserLanguage.english, "INFO İ", "info i̇"), (.turkish, "INFO", "ınfo"),
    (.turkish, "İLK GÖREV", "ilk görev"),
  ])
  func `small letters are those of the language`(
    language: UserLanguage,
    text: String,
    small: String
  ) {
    #expect(language.lowercased(text) == small)
  }
}
