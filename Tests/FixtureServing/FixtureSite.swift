import Foundation

/// The three APIs over the files of a folder, implemented independently of the program's own code.
package struct FixtureSite: Sendable {
  /// The objects of the API by list: `character`, `location`, `episode`; each has an `id` and its
  /// `json`.
  private let lists: [String: [[String: String]]]
  private let documents: [String: Data]

  private static let pageSize = 20

  /// Reads those of `crypto.json`, `users.json`, `character.json`, `location.json` and
  /// `episode.json` that exist.
  package init(folder: String) {
    var lists: [String: [[String: String]]] = [:]
    var documents: [String: Data] = [:]
    for name in ["crypto", "users", "character", "location", "episode"] {
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(name).json") else {
        continue
      }
      guard ["character", "location", "episode"].contains(name) else {
        documents[name == "crypto" ? "crypto.json" : name] = data
        continue
      }
      let objects = (try? JSONSerialization.jsonObject(with: data)) as? [[String: Any]] ?? []
      // Each object as text, beside the id by which it is found.
      lists[name] = objects.map { object in
        let text = try? JSONSerialization.data(
          withJSONObject: object,
          options: [.sortedKeys, .withoutEscapingSlashes]
        )
        return [
          "id": "\(object["id"] ?? "")", "json": String(decoding: text ?? Data(), as: UTF8.self),
        ]
      }
    }
    self.lists = lists
    self.documents = documents
  }

  /// Returns the status and the body of the answer to a request.
  package func answer(_ path: String, query: String) -> (status: Int, body: Data) {
    let parts = path.split(separator: "/").map(String.init)
    guard let first = parts.first else { return Self.missing }
    if let document = documents[first] { return (200, document) }
    guard let list = lists[first] else { return Self.missing }
    if parts.count == 2 {
      let ids = parts[1].split(separator: ",").map(String.init)
      let found = list.filter { ids.contains($0["id"] ?? "") }.compactMap { $0["json"] }
      if parts[1].contains(",") {
        return (200, Data("[\(found.joined(separator: ","))]".utf8))
      }
      return found.first.map { (200, Data($0.utf8)) } ?? Self.missing
    }
    let items = query.split(separator: "&").map { $0.split(separator: "=") }
    let page = items.first { $0.first == "page" }?.last.flatMap { Int($0) } ?? 1
    let pages = (list.count + Self.pageSize - 1) / Self.pageSize
    guard (1...max(pages, 1)).contains(page), pages > 0 else { return Self.missing }
    let results = list[((page - 1) * Self.pageSize)..<min(page * Self.pageSize, list.count)]
    // As the service does: an absolute address, which is not to be followed blindly.
    let address = "\"https://rickandmortyapi.com/api/\(first)?page="
    let next = page < pages ? "\(address)\(page + 1)\"" : "null"
    let previous = page > 1 ? "\(address)\(page - 1)\"" : "null"
    let info = """
      {"count":\(list.count),"pages":\(pages),"next":\(next),"prev":\(previous)}
      """
    let texts = results.compactMap { $0["json"] }.joined(separator: ",")
    return (200, Data(#"{"info":\#(info),"results":[\#(texts)]}"#.utf8))
  }

  private static let missing = (status: 404, body: Data(#"{"error":"There is nothing here"}"#.utf8))
}
