import Foundation
import Moments
import TestSupport
import Testing
import WidgetIntents
import WidgetTimeline

@testable import HomeWidgets

@MainActor
@Suite("To-dos in two languages", .timeLimit(.minutes(2)))
struct ToDoLanguageTests {
  nonisolated private static let errors: [ToDoError] = [
    .emptyName, .nameTooLong(scalars: 2_000, bytes: 2_000), .nameTooLong(scalars: 9, bytes: 9_000),
    .notesTooLong(bytes: 99_999), .unusableLabel(.tag, found: "x"),
    .unusableLabel(.list, found: "x"), .tooManyTags(count: 99),
    .noStep(number: 1, count: 0, toDo: 4),
    .noStep(number: 3, count: 2, toDo: 4), .tooManySteps(count: 101), .unusableDue(found: "x"),
    .notFound(number: 99),
  ]

  nonisolated private static let texts = [
    "x pri:q", "x due:q", "x every:q", "x every:9999-weeks", "+q", "x due:25:00", "x due:31.2.2026",
    "x due:5/6", "x due:mon-tue",
  ]

  // CL-15
  @Test(arguments: errors)
  func `an error and its hint have no word of the other language`(error: ToDoError) {
    let (english, turkish) = inBothLanguages { [error.message, error.hint ?? ""] }
    expectTranslated(english, turkish)
  }

  // BW-23, BW-26
  @Test(arguments: texts)
  func `what is not understood in a text is said in either language`(text: String) {
    let (english, turkish) = inBothLanguages { () -> [String] in
      let clock = UserClock(
        now: Instant(Samples.now),
        in: .gmt,
        locale: UserLocale(language: .spoken)
      )
      do throws(QuickTextError) {
        let found = try QuickText([text], on: clock)
        let error = found.name.isEmpty ? QuickTextError.nothing : .noChange
        return [error.message, error.hint ?? ""]
      } catch {
        return [error.message, error.hint ?? ""]
      }
    }
    expectTranslated(english, turkish)
  }

  // BW-22
  @Test(arguments: [
    ("high", ToDoPriority.high), ("h", .high), ("yüksek", .high), ("YÜKSEK", .high), ("yuk", .high),
    ("y", .high), ("orta", .medium), ("düşük", .low), ("dusuk", .low), ("yok", ToDoPriority.none),
    ("none", ToDoPriority.none),
  ])
  func `a priority is typed in either language`(text: String, priority: ToDoPriority) {
    #expect(ToDoPriority(typed: text) == priority)
  }

  // BW-3, BW-20
  @Test(arguments: ["everyday", "late", "all-done", "empty", "many"], WidgetFamily.placeable)
  func `no word of an English picture stands in the Turkish one`(
    name: String,
    family: WidgetFamily
  ) throws {
    let records = try #require(ToDoPictureTests.datasets.first { $0.0 == name }).1
    let written = records.flatMap {
      [$0.name, $0.notes, $0.list] + $0.tags + $0.checklist.map(\.name)
    }
    // A command is the same word in both.
    let names = (written + ["todo add done edit defer help watch"])
      .flatMap { $0.lowercased().split { !$0.isLetter } }
    let (english, turkish) = try inBothLanguages {
      SpokenText.words(try Drawing(family: family, title: "").text(of: Samples.entry(records)))
    }
    // A name may be cut off in one of them.
    let left = english.intersection(turkish).filter { word in
      !names.contains { $0.hasPrefix(word) }
    }
    #expect(left.isEmpty)
  }

  // BW-20
  @Test(arguments: ["everyday", "working", "later", "late", "all-done", "empty"])
  func `every size has its picture in Turkish`(name: String) throws {
    let records = try #require(ToDoPictureTests.datasets.first { $0.0 == name }).1
    let pictures = try UserLanguage.$spoken.withValue(.turkish) {
      try WidgetFamily.placeable.map { family in
        let drawing = Drawing(family: family, title: ToDoConfiguration.widgetName.text)
        return "\(family.commandLineName):\n" + (try drawing.text(of: Samples.entry(records)))
      }
    }
    try expectSnapshot(pictures.joined(), "to-do-\(name)-turkish")
  }

  private func expectTranslated(_ english: [String], _ turkish: [String]) {
    for (english, turkish) in zip(english, turkish) where !english.isEmpty {
      #expect(english != turkish)
      let left = SpokenText.words(english).intersection(SpokenText.words(turkish))
      #expect(left.isEmpty, "\(english)\n\(turkish)")
    }
  }
}
