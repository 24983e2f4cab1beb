import Foundation

/// Serves stored documents in the way of the Rick and Morty API.
///
/// `character`, `location` and `episode` are arrays of objects with an `id`. They are served as
/// pages of 20, one object by its id, or several in the order of their ids. Unknown ids are left
/// out. Other documents are served unchanged.
struct PagedAPI: Sendable {
  static let pageSize = 20
  private static let paged: [String: [String]] = [
    "character": ["name", "status", "species", "type", "gender"],
    "location": ["name", "type", "dimension"],
    "episode": ["name", "episode"],
  ]
  /// The most identifiers in one request, more than any displayed list has.
  private static let maximumIDs = 1_000

  /// Returns the bytes of a document by its name without extension; `nil` if there is none.
  let document: @Sendable (String) -> Data?

  /// Returns the answer to a path below the base address.
  ///
  /// The query may contain a page number, and texts that must occur in fields of the objects,
  /// ignoring case.
  func answer(
    to path: [String],
    query: [(name: String, value: String)] = []
  ) -> FeedAnswer {
    guard let first = path.first else { return Self.missing("There is nothing here") }
    guard let fields = Self.paged[first] else {
      let name = first.hasSuffix(".json") ? String(first.dropLast(5)) : first
      guard path.count == 1, let body = document(name) else {
        return Self.missing("There is nothing here")
      }
      return .found(body)
    }
    guard let body = document(first),
      let objects = try? JSONSerialization.jsonObject(with: body) as? [[String: Any]]
    else { return Self.missing("There is nothing here") }
    if path.count == 2 { return Self.answer(objects, ids: path[1]) }
    return Self.list(objects, named: first, filteredBy: fields, query)
  }

  private static func answer(_ objects: [[String: Any]], ids text: String) -> FeedAnswer {
    let ids = text.split(separator: ",").prefix(maximumIDs).compactMap { Int($0) }
    if !text.contains(",") {
      guard let id = ids.first else { return missing("Hey! you must provide an id") }
      return objects.first { $0["id"] as? Int == id }.map(found) ?? missing("Not found")
    }
    let wanted = Set(ids)
    return found(objects.filter { ($0["id"] as? Int).map(wanted.contains) ?? false })
  }

  private static func list(
    _ objects: [[String: Any]],
    named name: String,
    filteredBy fields: [String],
    _ query: [(name: String, value: String)]
  ) -> FeedAnswer {
    let filters = query.filter { fields.contains($0.name) && !$0.value.isEmpty }
    let chosen = objects.filter { object in
      filters.allSatisfy { filter in
        let text = object[filter.name] as? String ?? ""
        return text.lowercased().contains(filter.value.lowercased())
      }
    }
    let page = max(1, query.first { $0.name == "page" }.flatMap { Int($0.value) } ?? 1)
    let pages = (chosen.count + pageSize - 1) / pageSize
    guard page <= pages else { return missing("There is nothing here") }
    let address = "https://rickandmortyapi.com/api/\(name)?page="
    let info: [String: Any] = [
      "count": chosen.count,
      "pages": pages,
      "next": page < pages ? "\(address)\(page + 1)" as Any : NSNull(),
      "prev": page > 1 ? "\(address)\(page - 1)" as Any : NSNull(),
    ]
    let results = Array(chosen.dropFirst((page - 1) * pageSize).prefix(pageSize))
    return found(["info": info, "results": results])
  }

  private static func found(_ object: Any) -> FeedAnswer {
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
    return .found((try? JSONSerialization.data(withJSONObject: object, options: options)) ?? Data())
  }

  private static func missing(_ words: String) -> FeedAnswer {
    var answer = found(["error": words])
    answer.status = 404
    return answer
  }
}
