import Testing
import WidgetIntents

@testable import HomeWidgets
@testable import Moments

/// Tests that the examples of `todo help` can be parsed.
@Suite("Help of short words (CL-16)")
struct ToDoTopicsTests {
  private static func topics(_ language: UserLanguage) -> [ShortCommandTopicMetadata] {
    UserLanguage.$spoken.withValue(language) {
      ShortCommandsMetadata(ToDoCommands.self)?.topics ?? []
    }
  }

  private static func forms(_ topic: String, _ language: UserLanguage) -> [String] {
    topics(language).first { $0.names.contains(topic) }?.forms.map(\.form) ?? []
  }

  private static func clock(_ language: UserLanguage) -> UserClock {
    let locale = UserLocale(identifier: language == .turkish ? "tr_TR" : "en_US")
    return IntentContext(now: Samples.now, calendar: Samples.utc, locale: locale).clock
  }

  @Test(arguments: [UserLanguage.english, .turkish])
  func `every form of a date in the help is one that is read`(language: UserLanguage) throws {
    let forms = Self.forms("due", language)
    #expect(forms.count > 10)
    for form in forms {
      #expect(throws: Never.self, "\(form)") {
        try MomentPhrase(form, on: Self.clock(language))
      }
    }
  }

  @Test(arguments: [UserLanguage.english, .turkish])
  func `every form of a recurrence in the help is one that is read`(
    language: UserLanguage
  ) throws {
    let forms = Self.forms("every", language)
    #expect(forms.count > 10)
    for form in forms {
      #expect(throws: Never.self, "\(form)") {
        try RecurrencePhrase.recurrence(form, on: Self.clock(language))
      }
    }
  }

  @Test func `every sign that is offered, with every word behind it, is taken from the name`()
    throws
  {
    let signs = Self.topics(.english).flatMap(\.forms).filter { $0.sign != nil }
    #expect(
      signs.map(\.sign) == [
        "+", "@", "pri:", "due:", "every:", "note:", "list:",
        "from:", "remind:", "after:", "url:",
      ]
    )
    for form in signs {
      for word in form.words.isEmpty ? ["home"] : form.words {
        let typed = "\(form.sign ?? "")\(word)"
        let text = try QuickText(["Tea", typed], on: Self.clock(.english))
        #expect(text.name == "Tea", "\(typed)")
      }
    }
  }

  @Test func `the Turkish help has no English left`() {
    for (english, turkish) in zip(Self.topics(.english), Self.topics(.turkish)) {
      #expect(english.names == turkish.names)
      #expect(english.title != turkish.title)
      for (form, other) in zip(english.forms, turkish.forms) {
        #expect(form.meaning != other.meaning, "\(form.meaning)")
      }
    }
  }
}
