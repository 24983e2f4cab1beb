import Essentials

/// A property list, the format of project files, Info.plist and intent definitions.
enum PropertyList: Equatable, Sendable {
  case text(String)
  case number(Double)
  case flag(Bool)
  case list([PropertyList])
  case table([String: PropertyList])

  /// Reads a property list in the form with braces, in XML, or in binary form.
  ///
  /// - Throws: `ImportError` with the position of the error.
  init(_ bytes: [UInt8], of file: String) throws(ImportError) {
    guard Self.isEncoded(bytes) else {
      var parser = PropertyListParser(bytes, of: file)
      self = try parser.parse()
      return
    }
    do {
      self = try PropertyListDecoder().decode(PropertyList.self, from: Data(bytes))
    } catch {
      throw ImportError(
        "'\(file)' is not a property list",
        hint: "open it in Xcode and save it again"
      )
    }
  }

  subscript(key: String) -> PropertyList? { table?[key] }

  var table: [String: PropertyList]? { if case .table(let table) = self { table } else { nil } }
  var list: [PropertyList]? { if case .list(let list) = self { list } else { nil } }
  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The texts of a list; a single text is treated as a list of one.
  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .list(let list): list.compactMap(\.text)
    default: []
    }
  }

  /// The value as a number, even if it is written as a text; `nil` for any other value.
  var number: Double? {
    switch self {
    case .number(let number): number
    case .text(let text): Double(text)
    case .flag(let flag): flag ? 1 : 0
    default: nil
    }
  }

  /// The value as a Boolean, even if it is written as a text or a number; `false` for any other
  /// value.
  var isTrue: Bool {
    switch self {
    case .flag(let flag): flag
    case .number(let number): number != 0
    case .text(let text): ["1", "YES", "yes", "true"].contains(text)
    default: false
    }
  }

  /// Returns whether the bytes are a binary or an XML property list.
  private static func isEncoded(_ bytes: [UInt8]) -> Bool {
    let start = bytes.drop { $0 <= 0x20 }
    return ["bplist", "<?xml", "<!DOCTYPE", "<plist"].contains { start.starts(with: $0.utf8) }
  }
}

extension PropertyList: Decodable {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// The greatest nesting depth of lists that is read; Xcode's files have less than ten levels.
  private static let maximumDepth = 64

  init(from decoder: any Decoder) throws {
    guard decoder.codingPath.count <= Self.maximumDepth else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "too many levels")
      )
    }
    if let table = try? decoder.container(keyedBy: Key.self) {
      var values: [String: PropertyList] = [:]
      for key in table.allKeys {
        values[key.stringValue] = try table.decode(PropertyList.self, forKey: key)
      }
      self = .table(values)
    } else if var list = try? decoder.unkeyedContainer() {
      var values: [PropertyList] = []
      while !list.isAtEnd { values.append(try list.decode(PropertyList.self)) }
      self = .list(values)
    } else {
      self = try Self.scalar(of: try decoder.singleValueContainer())
    }
  }

  private static func scalar(of value: any SingleValueDecodingContainer) throws -> PropertyList {
    if let text = try? value.decode(String.self) { return .text(text) }
    if let flag = try? value.decode(Bool.self) { return .flag(flag) }
    if let number = try? value.decode(Double.self) { return .number(number) }
    // Dates and data: nothing here asks for them.
    return .text("")
  }
}
