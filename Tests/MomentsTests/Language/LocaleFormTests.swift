import Testing

@testable import Moments

// WK-112, CL-7
@Suite("Locale form", .timeLimit(.minutes(5)))
struct LocaleFormTests {
  @Test(arguments: [
    ("", true), ("C", true), ("C.UTF-8", true), ("POSIX", true), ("en_US.UTF-8", false),
    ("en-US", false),
    ("en", false), ("en_GB.UTF-8", true), ("de_DE", true), ("tr_TR.UTF-8", true), ("hi_IN", false),
    ("zh_Hant_TW", false),
    ("de_DE@euro", true), ("en_us", false), ("_", true), ("en_001", false), ("en_150", true),
    // What the name says itself.
    ("en_US@hours=h23", true), ("en-US-u-hc-h23", true), ("de_DE@calendar=x;hours=h12", false),
    ("de-DE-u-ca-buddhist-hc-h11", false), ("en_US@hours=h99", false), ("en-u-us-tr", false),
  ])
  func `the region decides between twelve and twenty-four hours`(
    _ identifier: String,
    _ is24Hours: Bool
  ) {
    #expect(LocaleForm(identifier: identifier).uses24HourClock == is24Hours)
  }

  @Test(
    "words are Turkish or English, and Americans name the month first (SU-89)",
    arguments: [
      ("", .english, false), ("C.UTF-8", .english, false), ("POSIX", .english, false),
      ("en", .english, false), ("en_US.UTF-8", .english, false), ("en-CA", .english, false),
      ("en_GB", .english, true), ("en_001", .english, true), ("de_DE@euro", .english, true),
      ("fr", .english, true), ("tr", .turkish, true), ("TR-tr", .turkish, true),
      ("tr_US", .turkish, true),
      ("x" + String(repeating: "_", count: 100_000), .english, true),
    ] as [(String, UserLanguage, Bool)]
  )
  func words(_ identifier: String, _ language: UserLanguage, _ isDayFirst: Bool) {
    #expect(LocaleForm(identifier: identifier).language == language)
    #expect(LocaleForm(identifier: identifier).dayComesFirst == isDayFirst)
  }

  @Test func `the variables name a locale or none`() {
    #expect(LocaleForm.identifier(all: "", time: "tr_TR", language: "de_DE") == "tr_TR")
    #expect(LocaleForm.identifier(all: "C.UTF-8", time: nil, language: "de_DE") == nil)
    #expect(LocaleForm.identifier(all: nil, time: nil, language: nil) == nil)
    #expect(LocaleForm.hasLanguage(of: "tr-TR"))
    #expect(!LocaleForm.hasLanguage(of: "de_DE"))
  }

  @Test func `LC_ALL wins over LC_TIME over LANG, and empty values do not count`() {
    #expect(LocaleForm(all: "de_DE", time: "en_US", language: "en_US").uses24HourClock)
    #expect(!LocaleForm(all: "", time: "en_US", language: "de_DE").uses24HourClock)
    #expect(!LocaleForm(all: nil, time: nil, language: "en_US").uses24HourClock)
    #expect(LocaleForm(all: nil, time: nil, language: nil).uses24HourClock)
  }
}
