import Foundation
import Testing
import Wire

/// The cases of a type and their fields, as the type describes itself for an encoding.
struct Description {
  struct Case {
    let noted: NotedCase?
    let fields: [NotedField]
  }

  let mark: WireMark?
  let cases: [Case]

  /// Decodes the type repeatedly with a `DescribingCoder`, until all of its fields are found.
  init<Value: Wired, Form: WireForm>(of type: Value.Type, _ form: Form.Type) {
    var mark: WireMark?
    var cases: [Case] = []
    // Every type has fewer cases than a byte has values.
    for place in 0...255 {
      let (coder, fields) = Self.fields(of: type, form, place: place)
      guard !(type is any WiredChoice.Type) || coder.matched != nil else { break }
      mark = coder.mark
      cases.append(Case(noted: coder.matched, fields: fields))
      guard type is any WiredChoice.Type else { break }
    }
    self.mark = mark
    self.cases = cases
  }

  /// Returns the fields of one case.
  ///
  /// Some fields are only requested if another one is present or absent, so each optional field is
  /// supplied once.
  private static func fields<Value: Wired, Form: WireForm>(
    of type: Value.Type,
    _ form: Form.Type,
    place: Int
  ) -> (DescribingCoder<Form>, [NotedField]) {
    guard let (first, required) = attempt(type, form, place: place, supplied: []) else {
      return (DescribingCoder<Form>(), [])
    }
    var fields = first.fields
    var always = required
    for optional in first.fields where !required.contains(optional.name) && !optional.name.isEmpty {
      guard let (other, needed) = attempt(type, form, place: place, supplied: [optional.name])
      else { continue }
      let known = Set(fields.map(\.name))
      fields += other.fields.filter { !known.contains($0.name) }
      always.formIntersection(needed)
    }
    return (
      first,
      fields.map { field in
        var field = field
        field.isRequired = always.contains(field.name)
        return field
      }
    )
  }

  private static func attempt<Value: Wired, Form: WireForm>(
    _ type: Value.Type,
    _ form: Form.Type,
    place: Int,
    supplied given: Set<String>
  ) -> (DescribingCoder<Form>, required: Set<String>)? {
    var last = WireFault.malformed(at: 0, "there is no sample")
    for seed in Sample.seeds {
      var required: Set<String> = []
      while true {
        var coder = DescribingCoder<Form>(
          supplied: given.union(required),
          wanted: place,
          seed: seed
        )
        do throws(WireFault) {
          _ = try Value.form(nil, &coder)
          return (coder, required)
        } catch {
          // A choice that is asked for a case beyond its last.
          if coder.mark != nil, coder.matched == nil { return (coder, []) }
          last = error
          guard case .other(let missing as MissingField) = error,
            required.insert(missing.name).inserted
          else { break }
        }
      }
    }
    // Two fields that exclude each other are met one by one.
    if given.isEmpty { Issue.record("no sample of \(type) is read to its end: \(last)") }
    return nil
  }
}

/// Formats a value as JSON, to show the value that an absent field has.
enum JSONWords {
  private struct Box<Value: Wired>: Encodable {
    let value: Value

    func encode(to encoder: any Encoder) throws {
      try JSONWriter.write(value, encoder)
    }
  }

  static func of<Value: Wired>(_ value: Value) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode([Box(value: value)]) else { return "\(value)" }
    return String(decoding: data.dropFirst().dropLast(), as: UTF8.self)
  }
}
