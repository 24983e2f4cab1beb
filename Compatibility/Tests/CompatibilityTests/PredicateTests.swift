import Combine
import Testing

@testable import FoundationAdditions

@Suite("Predicates in words")
struct PredicateTests {
  private class Animal {
    let legs = 4
  }

  private final class Cat: Animal {
    let name: String
    let born: Date?
    let tags = ["soft", "Loud"]

    init(name: String, born: Date? = nil) {
      self.name = name
      self.born = born
    }
  }

  @Test func `arguments may be passed as Apple's systems pass objects`() {
    let born = Date(timeIntervalSince1970: 0)
    let mia = Cat(name: "Mia", born: born)
    #expect(NSPredicate(format: "born == %@", born as CVarArg).evaluate(with: mia))
    #expect(NSPredicate(format: "name IN %@", ["Mia"] as CVarArg).evaluate(with: mia))
    #expect(NSPredicate(format: "legs == %@", NSNumber(value: 4) as CVarArg).evaluate(with: mia))
    #expect(!NSPredicate(format: "name == %@", UUID() as CVarArg).evaluate(with: mia))
    #expect(String(format: "%@ is %@", "4", [4] as CVarArg) == "4 is [4]")
  }

  @Test(
    arguments: [
      ("name == 'Mia'", true), ("name = \"mia\"", false), ("name ==[c] 'MIA'", true),
      ("name BEGINSWITH[cd] 'mí'", true), ("name ENDSWITH 'a' AND legs >= 4", true),
      ("name CONTAINS 'x' OR (legs < 5 && NOT born != nil)", true),
      ("!(legs BETWEEN {1, 3})", true),
      ("name LIKE 'M?a*'", true), ("name MATCHES '[A-Z]i.'", true), ("name LIKE 'i'", false),
      ("name IN {'Tom', 'Mia'}", true), ("ANY tags ==[c] 'loud'", true),
      ("ALL tags == 'soft'", false),
      ("NONE tags == 'hard'", true), ("tags.@count == 2", true), ("'soft' IN tags", true),
      ("TRUEPREDICATE", true), ("FALSEPREDICATE || legs <> 4", false), ("unknown == nil", true),
      ("legs > -1.5", true), ("name < 'Mib'", true), ("legs == YES", false),
    ]
  )
  func `a format is asked of an object's stored properties`(format: String, holds: Bool) {
    #expect(NSPredicate(format: format).evaluate(with: Cat(name: "Mia")) == holds)
  }

  @Test func `arguments stand for values and keys`() {
    let day = Date(timeIntervalSince1970: 0)
    let cat: [String: Any] = ["name": "Mia", "age": 3, "born": day, "home": ["city": "Van"]]
    #expect(
      NSPredicate(format: "name == %@ AND age > %d AND %K == %@", "Mia", 2, "home.city", "Van")
        .evaluate(with: cat)
    )
    #expect(NSPredicate(format: "born >= %@", argumentArray: [day]).evaluate(with: cat))
    #expect(!NSPredicate(format: "born > %@", day as NSDate).evaluate(with: cat))
    #expect(NSPredicate(format: "SELF IN %@", ["a", "b"]).evaluate(with: "a"))
    #expect(
      NSPredicate(format: "age IN %@ OR age == %@", [1, 2], NSNumber(value: 3)).evaluate(with: cat)
    )
  }

  @Test(arguments: [
    ("name ==", "a comparison lacks a side"), ("name 3", "a comparison lacks its operator"),
    ("(a == 1", "a ) is missing"), ("a == 1 b", "there is more behind its end"),
    ("a == %@", "it has more places than arguments"), ("a == 'b", "a text has no end"),
    ("a == %y", "a % stands for no argument"),
    (String(repeating: "(", count: 200), "it nests too deep"),
  ])
  func `a wrong format is refused with what is wrong`(format: String, message: String) {
    let error = #expect(throws: PredicateFault.self) {
      _ = try PredicateParser.condition(format, [])
    }
    #expect(error?.message == message)
  }
}
