import Foundation
import Testing
import WidgetRender

@testable import WidgetUI

@MainActor
@Suite("Nouns that agree with their number (SU-54, SU-89)", .timeLimit(.minutes(5)))
struct InflectionTests {
  private func words<Content: View>(_ view: Content, _ locale: String = "en_US") -> String {
    ViewArchiver.archive(view.environment(\.locale, Locale(identifier: locale))).words.joined()
  }

  @Test(arguments: [
    (Text("^[\(3) apple](inflect: true)"), "3 apples"),
    (Text("^[\(1) apple](inflect: true)"), "1 apple"),
    (Text("^[\(0) apple](inflect: true)"), "0 apples"),
    (Text("^[\(-1) degree](inflect: true)"), "-1 degree"),
    (Text("^[\(1234) step](inflect:true) today"), "1,234 steps today"),
    (Text("^[\(2, format: .number) Large Box](inflect: true)!"), "2 Large Boxes!"),
    (Text("^[\(1.5, specifier: "%.1f") mile](inflect: true)"), "1.5 miles"),
    (Text("^[\(2) cup of tea](inflect: true)"), "2 cups of tea"),
    (Text("^[\(2) day left](inflect: true)"), "2 days left"),
    (Text("^[You have \(2) new message.](inflect: true)"), "You have 2 new messages."),
    (Text("^[\(2) \("tall tree")](inflect: true)"), "2 tall trees"),
    (
      Text("^[\(2) story](inflect: true) and ^[\(1) story](inflect: true)"), "2 stories and 1 story"
    ),
    // A number that its author wrote out.
    (Text("^[21 child](inflect: true)"), "21 children"),
    (Text("^[1 child](inflect: true)"), "1 child"),
    (Text("^[1.5 hour](inflect: true)"), "1.5 hours"),
    // What asks for no agreement, and what is no markup.
    (Text("^[\(3) apple](morphology: { number: \"one\" })"), "3 apple"),
    (Text("^[some apple](inflect: true)"), "some apple"), (Text("^[\(3)](inflect: true)"), "3"),
    (Text("2^[3] = 8 ^ [a]"), "2^[3] = 8 ^ [a]"),
    (Text("^[\(3) apple](inflect: true"), "^[3 apple](inflect: true"),
    (Text(verbatim: "^[3 apple](inflect: true)"), "^[3 apple](inflect: true)"),
  ])
  func `an English noun after a number has its plural`(_ text: Text, _ expected: String) {
    #expect(words(text) == expected)
  }

  @Test(arguments: [
    ("en_GB", "3 apples"), ("tr_TR", "3 apple"), ("de_DE", "3 apple"), ("ja", "3 apple"),
  ])
  func `other languages keep the noun as it is written`(_ locale: String, _ expected: String) {
    #expect(words(Text("^[\(3) apple](inflect: true)"), locale) == expected)
  }

  @Test func `marks within the markup are read`() throws {
    let view = Text("^[**\(2)** *apple*](inflect: true)").environment(
      \.locale,
      Locale(identifier: "en")
    )
    let runs = try #require(ViewArchiver.archive(view).texts.first).runs
    #expect(runs.map(\.content) == [.verbatim("2"), .verbatim(" "), .verbatim("apples")])
    #expect(runs.map(\.style.attributes) == [.bold, [], .italic])
  }

  @Test(arguments: [
    ("apple", "apples"), ("box", "boxes"), ("class", "classes"), ("church", "churches"),
    ("dish", "dishes"), ("city", "cities"), ("day", "days"), ("bus", "buses"), ("gas", "gases"),
    ("photo", "photos"), ("potato", "potatoes"), ("quiz", "quizzes"), ("waltz", "waltzes"),
    ("person", "people"), ("salesperson", "salespeople"), ("Grandchild", "Grandchildren"),
    ("woman", "women"), ("human", "humans"), ("bookshelf", "bookshelves"), ("roof", "roofs"),
    ("mouse", "mice"), ("fish", "fish"), ("jellyfish", "jellyfish"), ("sheep", "sheep"),
    ("series", "series"), ("analysis", "analyses"), ("lens", "lenses"), ("stomach", "stomachs"),
    ("PDF", "PDFs"), ("TASK", "TASKS"), ("café", "cafés"), ("To Do", "To Dos"), ("x", "xes"),
    // The plural already.
    ("apples", "apples"), ("cities", "cities"), ("", ""), (" ", " "),
  ])
  func `plurals are spelt as English spells them`(_ noun: String, _ plural: String) {
    #expect(EnglishPlural.plural(of: noun) == plural)
  }
}
