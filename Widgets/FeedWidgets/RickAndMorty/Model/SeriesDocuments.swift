import Foundation

/// The built-in data as JSON documents of the API, which the local source serves (BW-21).
enum SeriesDocuments {
  private static let api = "https://rickandmortyapi.com/api"

  /// Returns the document with this name, a JSON array of objects; `nil` for any other name.
  static func text(_ name: String) -> String? {
    switch name {
    case "character": characters
    case "location": locations
    case "episode": episodes
    default: nil
    }
  }

  private static let characters = document(SeriesSamples.characters, fields: 12) { row in
    [
      "id": row[0].number, "name": row[1].text, "status": row[2].text, "species": row[3].text,
      "type": row[4].text, "gender": row[5].text, "origin": place(row[6], row[7]),
      "location": place(row[8], row[9]),
      "image": .string("\(api)/character/avatar/\(row[0]).jpeg"),
      "episode": links("episode", row[10]), "url": .string("\(api)/character/\(row[0])"),
      "created": row[11].text,
    ]
  }

  private static let locations = document(SeriesSamples.locations, fields: 6) { row in
    [
      "id": row[0].number, "name": row[1].text, "type": row[2].text, "dimension": row[3].text,
      "residents": links("character", row[4]), "url": .string("\(api)/location/\(row[0])"),
      "created": row[5].text,
    ]
  }

  private static let episodes = document(SeriesSamples.episodes, fields: 6) { row in
    [
      "id": row[0].number, "name": row[1].text, "air_date": row[2].text, "episode": row[3].text,
      "characters": links("character", row[4]), "url": .string("\(api)/episode/\(row[0])"),
      "created": row[5].text,
    ]
  }

  /// A JSON value of the kinds that occur in the documents.
  fileprivate enum Value: Encodable {
    case string(String)
    case number(Int)
    case list([String])
    case object([String: String])

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .string(let text): try container.encode(text)
      case .number(let number): try container.encode(number)
      case .list(let texts): try container.encode(texts)
      case .object(let fields): try container.encode(fields)
      }
    }
  }

  private static func document(
    _ rows: String,
    fields: Int,
    _ object: ([Substring]) -> [String: Value]
  ) -> String {
    let objects = rows.split(separator: "\n").map { line in
      let row = line.split(separator: "|", omittingEmptySubsequences: false)
      precondition(row.count == fields, "a row of the samples has \(fields) fields: \(line)")
      return object(row)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: (try? encoder.encode(objects)) ?? Data(), as: UTF8.self)
  }

  private static func place(_ id: Substring, _ name: Substring) -> Value {
    .object(["name": String(name), "url": id.isEmpty ? "" : "\(api)/location/\(id)"])
  }

  /// Returns API addresses for the identifiers in a text such as `1-3 7`.
  private static func links(_ name: String, _ text: Substring) -> Value {
    let ids = text.split(separator: " ").flatMap { part -> [Int] in
      let ends = part.split(separator: "-").compactMap { Int($0) }
      guard let first = ends.first, let last = ends.last, first <= last else { return [] }
      return Array(first...last)
    }
    return .list(ids.map { "\(api)/\(name)/\($0)" })
  }
}

extension Substring {
  fileprivate var text: SeriesDocuments.Value { .string(String(self)) }
  fileprivate var number: SeriesDocuments.Value { .number(Int(self) ?? 0) }
}
