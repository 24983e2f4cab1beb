import Testing

@testable import RuntimeRecords

@Suite("Conformances found without a search", .timeLimit(.minutes(5)))
struct ConformanceTests {
  @Test func `a recorded type is the protocol's, with all that it has by it`() throws {
    let found = ConformanceRecords.conformances(to: [(any Named).self])[0]
    let types = found.compactMap { $0.metatype(as: (any Named.Type).self) }
    // What the protocol inherits and what its extension has is reached through the same table.
    let said = types.map { Self.said(by: $0) }
    #expect(
      Set(said) == [
        "structure: Int", "class: Array<String>", "enumeration: Structure", "by default: Box<Int>",
      ]
    )
  }

  private static func said<Type: Named>(by type: Type.Type) -> String {
    (type.init() as any Described).described
  }

  @Test func `a metatype of two protocols is left to the runtime`() throws {
    let found = ConformanceRecords.conformances(to: [(any Named).self])[0]
    typealias Both = any (Named & CustomStringConvertible).Type
    let both = found.compactMap { $0.metatype(as: Both.self) }
    #expect(both.map { "\($0)" } == ["Structure"])
  }

  @Test func `types that named modules declare are left out`() {
    func names(besides modules: Set<String>) -> Set<String> {
      let found = ConformanceRecords.conformances(
        to: [(any Named).self, (any CustomStringConvertible).self],
        besides: modules
      )
      return Set(found.joined().map { "\($0.type)" })
    }
    let all = names(besides: [])
    #expect(all.isSuperset(of: ["Structure", "Enumeration", "Object", "Int"]))
    #expect(names(besides: ["Elsewhere"]) == all)
    let others = names(besides: ["RuntimeRecordsTests"])
    #expect(
      others.contains("Int") && others.isDisjoint(with: ["Structure", "Enumeration", "Object"])
    )
    let own = names(besides: ["Swift", "Elsewhere"])
    #expect(own.isSuperset(of: ["Structure", "Enumeration", "Object"]) && !own.contains("Int"))
  }

  @Test(
    arguments: [
      (Int.self, "Swift"), ([String: Int].Index.self, "Swift"),
      (Structure.self, "RuntimeRecordsTests"),
      (Object.self, "RuntimeRecordsTests"), (Box<Int>.self, "RuntimeRecordsTests"),
      (Crate<Structure>.self, "RuntimeRecordsTests"), (Int.Added.self, "RuntimeRecordsTests"),
      ((Int, Int).self, nil),
      ((() -> Void).self, nil), ((any Held).self, nil),
    ] as [(Any.Type, String?)]
  )
  func `a type's module is that of the declarations around it`(type: Any.Type, module: String?) {
    #expect(ModuleName.of(type) == module)
  }

  @Test func `a type inside of a function has the function's module`() {
    struct Inner {}
    #expect(ModuleName.of(Inner.self) == "RuntimeRecordsTests")
  }

  @Test func `the types of a generic family are known by their descriptor, and no others`() {
    let boxes = GenericFamily(Box<Int>.self, conforming: Box<Int>.self as any Held.Type)
    #expect(boxes.metatype(of: Box<Int>.self)?.contents == "Int")
    #expect(boxes.metatype(of: Box<[String]>.self)?.contents == "Array<String>")
    let others: [Any.Type] = [
      Crate<Int>.self, Int.self, String?.self, (Int, Int).self, (any Held).self, (() -> Void).self,
      [Int].self, Never.self,
    ]
    for other in others { #expect(boxes.metatype(of: other) == nil, "\(other)") }
  }

  @Test func `a family of classes is one too`() {
    let crates = GenericFamily(Crate<Int>.self, conforming: Crate<Int>.self as any Held.Type)
    #expect(crates.metatype(of: Crate<String>.self)?.contents == "String")
    #expect(crates.metatype(of: Box<String>.self) == nil)
  }

  @Test(
    arguments: [
      (Box<Int>.self, true), (Box<[String]>.self, true), (Box<Int>?.self, true),
      (Box<Int>??.self, true), (Crate<Int>.self, true), ((any Held).self, true),
      (Any.self, true), (Int.self, false), (Plain.self, false), (Enumeration.self, false),
      ([Box<Int>].self, false), (String?.self, false), ((Box<Int>, Int).self, false),
      ((() -> Box<Int>).self, false), (Box<Int>.Type.self, false),
    ] as [(Any.Type, Bool)]
  )
  func `a variable of a type holds one that conforms, or may, or surely does not`(
    type: Any.Type,
    mayHold: Bool
  ) {
    #expect(ConformingTypes(to: (any Held).self).mayHold(type) == mayHold)
  }

  @Test(
    arguments: [
      (Box<Int>.self, true), (Box<[String]>.self, true), (Sometimes<Int>.self, false),
      (Sometimes<String>.self, false), (Box<Int>?.self, false), (Crate<Int>.self, false),
      ((any Held).self, false), (Any.self, false), (Plain.self, false),
    ] as [(Any.Type, Bool)]
  )
  func `only what needs neither a value nor a condition is certain to conform`(
    type: Any.Type,
    isCertain: Bool
  ) {
    #expect(ConformingTypes(to: (any Held).self).contains(type) == isCertain)
  }

  @Test func `the specializations of a generic type count as one`() {
    #expect(ConformingTypes(to: (any Held).self).count == 3)
  }
}

@Suite("Stored properties read without a mirror", .timeLimit(.minutes(5)))
struct StoredFieldsTests {
  @Test func `each is read where it lies, and what is no value of its type is marked`() {
    let object = Object()
    let sample = Sample(number: 7, words: ["a", "b"], box: Box(), any: 3.5, weak: object)
    let fields = StoredFields.of(Sample.self)
    #expect(fields.map(\.label) == ["number", "words", "box", "any", "weak"])
    #expect(fields.map(\.isStrong) == [true, true, true, true, false])
    StoredFields.withMemory(of: sample) { memory in
      let values = fields.filter(\.isStrong).map { $0.value(in: memory) }
      #expect(values[0] as? Int == 7)
      #expect(values[1] as? [String] == ["a", "b"])
      #expect(values[2] is Box<Int>)
      #expect(values[3] as? Double == 3.5)
    }
  }
}

private struct Sample {
  let number: Int
  let words: [String]
  let box: Box<Int>?
  let any: any Sendable
  weak var weak: Object?
}

private protocol Described {
  var described: String { get }
}

private protocol Named: Described {
  associatedtype Part
  static var name: String { get }
  init()
}

extension Named {
  static var name: String { "by default" }
  var described: String { "\(Self.name): \(Part.self)" }
}

private struct Structure: Named, CustomStringConvertible {
  typealias Part = Int
  static let name = "structure"
  var description: String { "a structure" }
}

private final class Object: Named {
  typealias Part = [String]
  static let name = "class"
}

private enum Enumeration: Named {
  typealias Part = Structure
  case only
  static let name = "enumeration"
  init() { self = .only }
}

extension Int {
  fileprivate struct Added {}
}

private struct Plain: Named {
  typealias Part = Box<Int>
}

private protocol Held {
  static var contents: String { get }
}

private struct Box<Value>: Held {
  static var contents: String { "\(Value.self)" }
}

private final class Crate<Value>: Held {
  static var contents: String { "\(Value.self)" }
}

private struct Sometimes<Value> {}

extension Sometimes: Held where Value == Int {
  static var contents: String { "Int" }
}
