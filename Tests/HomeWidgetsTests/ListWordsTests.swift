import Foundation
import Moments
import SharedStore
import Testing
import WidgetIntents

@testable import HomeWidgets

// BW-22, CL-10
@Suite("Words of a list", .timeLimit(.minutes(2)))
struct ListWordsTests {
  private let store: TestStore

  init() throws {
    store = try TestStore(zone: .gmt)
  }

  /// Replaces the sample to-dos by five others.
  private func fill() async throws {
    for number: Int64 in 1...3 { _ = try await store.toDos.remove(number) }
    var late = ToDoRecord(name: "Renew the passport")
    (late.due, late.priority, late.list) = (Samples.day(-1), .high, "Work")
    var today = ToDoRecord(name: "İstanbul gezisi")
    (today.due, today.tags, today.list) = (Samples.day(0), ["İvedi"], "İş")
    var tomorrow = ToDoRecord(name: "ISLAK mendil")
    (tomorrow.due, tomorrow.tags, tomorrow.notes) = (Samples.day(1), ["ISI"], "kalın")
    var done = ToDoRecord(name: "Pay rent")
    done.close(at: Instant(Samples.now).microseconds - 1)
    done.tags = ["home"]
    let never = ToDoRecord(name: "Learn today's words")
    for record in [late, today, tomorrow, done, never] { _ = try await store.toDos.add(record) }
  }

  private func listed(_ words: [String], language: UserLanguage = .english) async throws
    -> [String]
  {
    let toDos = store.toDos
    return try await UserLanguage.$spoken.withValue(language) {
      let context = IntentContext(now: Samples.now, calendar: Samples.utc, locale: .spoken)
      let read = try await ListWords(words, in: context, on: toDos.clock)
      let scope = read.scope
      return try await toDos.store.read { transaction in
        try OrderedToDos(scope: scope, calendar: Samples.utc).first(99, in: transaction).map(\.name)
      }
    }
  }

  @Test(arguments: [
    ("today", ["İstanbul gezisi"]), ("bugün", ["İstanbul gezisi"]),
    ("late", ["Renew the passport"]),
    ("geç", ["Renew the passport"]), ("tomorrow", ["ISLAK mendil"]), ("yarın", ["ISLAK mendil"]),
    ("week", ["Renew the passport", "İstanbul gezisi", "ISLAK mendil"]), ("done", ["Pay rent"]),
    ("tamam", ["Pay rent"]), ("done +home", ["Pay rent"]), ("+home", []),
    ("all +HOME", ["Pay rent"]),
    ("pri:high", ["Renew the passport"]), ("öncelik:yüksek", ["Renew the passport"]),
    ("@work late", ["Renew the passport"]), ("list:work", ["Renew the passport"]),
    ("no:date", ["Learn today's words"]), ("yok:tarih", ["Learn today's words"]),
    ("no:list today", []), ("no:tag", ["Renew the passport", "Learn today's words"]),
    ("due:tomorrow", ["ISLAK mendil"]), ("due:none", ["Learn today's words"]),
    ("due < today", ["Renew the passport"]), ("due<today", ["Renew the passport"]),
    ("where due <= today and priority == high", ["Renew the passport"]),
    ("where isDone", ["Pay rent"]), ("due < next monday pri:high", ["Renew the passport"]),
    ("tags == nil and list == nil", ["Learn today's words"]),
    ("tags contains ivedi", ["İstanbul gezisi"]),
    ("-- today", ["Learn today's words"]),
    ("all +home,isi", []), ("all +isi,ısı", ["ISLAK mendil"]),
    ("-ivedi no:list", ["ISLAK mendil", "Learn today's words"]),
    ("note:kalin", ["ISLAK mendil"]), ("passport renew", ["Renew the passport"]), ("nothing", []),
  ])
  func `each word narrows what is listed`(typed: String, names: [String]) async throws {
    try await fill()
    #expect(try await listed(typed.split(separator: " ").map(String.init)) == names)
    #expect(try await listed([typed]) == names)
  }

  // Of İ, I, i and ı each finds the others, as the store keeps one folding for readers of all languages.
  @Test(arguments: [
    ("istanbul", "İstanbul gezisi"), ("@iş", "İstanbul gezisi"), ("+ivedi", "İstanbul gezisi"),
    ("+İVEDİ", "İstanbul gezisi"), ("ıslak", "ISLAK mendil"), ("+ısı", "ISLAK mendil"),
    ("+isi", "ISLAK mendil"),
  ])
  func `tags, lists and names are found in any case in both languages`(
    typed: String,
    name: String
  ) async throws {
    try await fill()
    for language in UserLanguage.allCases {
      #expect(try await listed([typed], language: language) == [name])
    }
    let found = try await store.toDos.records(namedLike: name.lowercased(), limit: 2)
    #expect(found.map(\.name) == [name])
  }

  @Test(arguments: [
    "pri:x", "due:never", "where", "where due", "due < ", "priority < 3", "nope == 3 where",
  ])
  func `words that say nothing are refused`(typed: String) async throws {
    await #expect(throws: (any Error).self) {
      try await listed(typed.split(separator: " ").map(String.init))
    }
  }
}
