import Testing

@testable import WidgetRender

// WK-112, CL-7
@Suite("Locale form", .timeLimit(.minutes(5)))
struct LocaleFormTests {
  @Test(arguments: [
    ("", true), ("C", true), ("C.UTF-8", true), ("POSIX", true), ("en_US.UTF-8", false),
    ("en-US", false),
    ("en", false), ("en_GB.UTF-8", true), ("de_DE", true), ("tr_TR.UTF-8", true), ("hi_IN", false),
    ("zh_Hant_TW", false),
    ("de_DE@euro", true), ("en_us", false), ("_", true),
  ])
  func `the region decides between twelve and twenty-four hours`(
    _ identifier: String,
    _ is24Hours: Bool
  ) {
    #expect(LocaleForm(identifier: identifier).uses24HourClock == is24Hours)
  }

  @Test func `LC_ALL wins over LC_TIME over LANG, and empty values do not count`() {
    #expect(LocaleForm(all: "de_DE", time: "en_US", language: "en_US").uses24HourClock)
    #expect(!LocaleForm(all: "", time: "en_US", language: "de_DE").uses24HourClock)
    #expect(!LocaleForm(all: nil, time: nil, language: "en_US").uses24HourClock)
    #expect(LocaleForm(all: nil, time: nil, language: nil).uses24HourClock)
  }
}
