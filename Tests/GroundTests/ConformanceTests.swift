import Ground
import Testing

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
