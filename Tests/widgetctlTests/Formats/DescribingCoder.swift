import Wire

/// The encoding for which a type describes its fields: JSON or bytes.
protocol WireForm {
  static var isText: Bool { get }
}

enum TextForm: WireForm { static var isText: Bool { true } }
enum BytesForm: WireForm { static var isText: Bool { false } }

/// A field of a record, as the record's type describes it.
struct NotedField {
  let name: String
  let tag: Int
  let type: any Wired.Type
  /// The value that an absent field has, as JSON; `nil` if it has none.
  var usual: String?
  var isRequired = false
  /// Whether the field is a flag that is `true` if it is present.
  var isMark = false
}

/// A case as its type describes it.
///
/// The name is `nil` if the case is encoded as its value alone.
struct NotedCase {
  let name: String?
  let tag: Int
}

/// A decoder that records which fields a type requests, and that returns sample values instead of
/// decoding any.
struct DescribingCoder<Form: WireForm>: WireCoder {
  private(set) var fields: [NotedField] = []
  private(set) var matched: NotedCase?
  private(set) var mark: WireMark?
  /// The names of the fields that count as present.
  private let supplied: Set<String>
  /// The index of the case that counts as present.
  private let wanted: Int
  private let seed: Int
  private var asked = 0
  private var depth = 0

  init(supplied: Set<String> = [], wanted: Int = 0, seed: Int = 0) {
    self.supplied = supplied
    self.wanted = wanted
    self.seed = seed
  }

  static var isText: Bool { Form.isText }

  private mutating func note(
    _ name: StaticString,
    _ tag: Int,
    _ type: any Wired.Type,
    usual: String? = nil,
    isMark: Bool = false
  ) {
    guard depth == 1, !fields.contains(where: { $0.name == "\(name)" }) else { return }
    fields.append(
      NotedField(name: "\(name)", tag: tag, type: type, usual: usual, isMark: isMark)
    )
  }

  private mutating func isWanted(_ name: StaticString?, _ tag: UInt8) -> Bool {
    guard depth == 1 else { return true }
    defer { asked += 1 }
    guard asked == wanted else { return false }
    matched = NotedCase(name: name.map { "\($0)" }, tag: Int(tag))
    return true
  }
}

// Records and cases.

extension DescribingCoder {
  mutating func beginRecord() throws(WireFault) { depth += 1 }

  mutating func beginChoice(_ mark: WireMark) throws(WireFault) {
    depth += 1
    self.mark = self.mark ?? mark
  }

  mutating func end(_ outer: Void) throws(WireFault) { depth -= 1 }

  mutating func when<Value, Payload>(
    _ name: StaticString,
    _ tag: UInt8,
    _ value: Value?,
    _ payload: (Value) -> Payload?
  ) throws(WireFault) -> Payload?? {
    isWanted(name, tag) ? .some(nil) : nil
  }

  mutating func isCase<Value>(
    _ name: StaticString,
    _ tag: UInt8,
    _ value: Value?,
    _ isIt: (Value) -> Bool
  ) throws(WireFault) -> Bool {
    isWanted(name, tag)
  }

  mutating func bare<Value, Payload: Wired>(
    _ tag: UInt8,
    _ value: Value?,
    _ payload: (Value) -> Payload?
  ) throws(WireFault) -> Payload? {
    guard isWanted(nil, tag) else { return nil }
    note("", 0, Payload.self)
    return try Sample.of(Payload.self, seed: seed)
  }

  mutating func field<Value: Wired>(
    _ name: StaticString,
    _ tag: Int,
    _ value: @autoclosure () -> Value?
  ) throws(WireFault) -> Value? {
    note(name, tag, Value.self)
    return supplied.contains("\(name)") ? try Sample.of(Value.self, seed: seed) : nil
  }

  mutating func field<Value: Wired & Equatable>(
    _ name: StaticString,
    _ tag: Int,
    _ value: @autoclosure () -> Value?,
    usually usual: Value
  ) throws(WireFault) -> Value {
    note(name, tag, Value.self, usual: JSONWords.of(usual))
    return usual
  }

  mutating func field<Value: Wired>(
    _ name: StaticString,
    _ tag: Int,
    _ value: @autoclosure () -> Value?,
    otherwise: Value
  ) throws(WireFault) -> Value {
    note(name, tag, Value.self, usual: JSONWords.of(otherwise))
    return otherwise
  }

  mutating func mark(
    _ name: StaticString,
    _ tag: Int,
    _ value: @autoclosure () -> Bool?
  ) throws(WireFault) -> Bool {
    note(name, tag, Bool.self, usual: "false", isMark: true)
    return supplied.contains("\(name)")
  }

  func missing(_ name: StaticString) -> WireFault { .other(MissingField(name: "\(name)")) }

  mutating func items<Item: Wired>(_ value: [Item]?, upTo limit: Int) throws(WireFault) -> [Item] {
    []
  }
}

/// The error for a required field that is not present.
struct MissingField: Error {
  let name: String
}

// Values: small ones that most descriptions accept, other ones with each seed.

extension DescribingCoder {
  private static var texts: [String] { ["a", "AAAAAA==", "medium", "UTC", "0"] }

  mutating func byte(_ value: UInt8?) throws(WireFault) -> UInt8 { UInt8(clamping: seed) }
  mutating func flag(_ value: Bool?) throws(WireFault) -> Bool { false }
  mutating func unsigned(_ value: UInt64?) throws(WireFault) -> UInt64 { UInt64(seed) }
  mutating func signed(_ value: Int64?) throws(WireFault) -> Int64 { Int64(seed) }
  mutating func double(_ value: Double?) throws(WireFault) -> Double { Double(seed) }
  mutating func text(_ value: String?) throws(WireFault) -> String {
    Self.texts[seed % Self.texts.count]
  }
  mutating func bytes(_ value: [UInt8]?, count: Int) throws(WireFault) -> [UInt8] {
    [UInt8](repeating: 0, count: count)
  }

  mutating func enter(_ level: WireLevel, holdsOthers: Bool) throws(WireFault) -> Bool { true }
  func fault(_ problem: String) -> WireFault { .malformed(at: 0, problem) }
}

/// Creates sample values of types by decoding them with a `DescribingCoder`.
enum Sample {
  /// The seeds of other sample values, which are tried if a type rejects a value.
  static let seeds = 0..<8
  /// The greatest nesting depth of a sample; samples that have only required fields are less deep.
  private static let maximumDepth = 12
  /// The most cases that are tried; no type has so many.
  private static let maximumCases = 64
  @TaskLocal private static var depth = 0

  static func of<Value: Wired>(_ type: Value.Type, seed: Int) throws(WireFault) -> Value {
    if let first = (type as? any CaseIterable.Type)?.first as? Value { return first }
    guard depth < maximumDepth else { throw .malformed(at: 0, "\(type) is too deep") }
    let result: Result<Value, WireFault> = $depth.withValue(depth + 1) {
      var last = WireFault.malformed(at: 0, "\(type) has no sample")
      let places = type is any WiredChoice.Type ? 0..<maximumCases : 0..<1
      for place in places {
        for seed in [seed] + seeds {
          do throws(WireFault) {
            return .success(try one(type, place: place, seed: seed))
          } catch { last = error }
        }
      }
      return .failure(last)
    }
    return try result.get()
  }

  private static func one<Value: Wired>(
    _ type: Value.Type,
    place: Int,
    seed: Int
  ) throws(WireFault) -> Value {
    var supplied: Set<String> = []
    while true {
      var coder = DescribingCoder<BytesForm>(supplied: supplied, wanted: place, seed: seed)
      do throws(WireFault) {
        return try Value.form(nil, &coder)
      } catch {
        guard case .other(let missing as MissingField) = error,
          supplied.insert(missing.name).inserted
        else { throw error }
      }
    }
  }
}

extension CaseIterable {
  fileprivate static var first: Any? { allCases.first }
}
