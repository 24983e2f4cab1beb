import Foundation

/// Valid JSON whose texts contain control sequences that would change a terminal's state if they
/// were printed unchanged.
package enum Hostile {
  /// Escape sequences, a window title, reversed text, a zero-width space, a tab and line breaks, as
  /// escapes of JSON.
  package static let text =
    #"red \u001b[31malert\u001b[0m \u001b]0;title\u0007 \u202eabc\u200b\r\nsecond\tline"#
  /// One character: a letter with two thousand combining accents.
  private static let stacked = "z" + String(repeating: #"\u0301"#, count: 2_000)
  private static let long = String(repeating: "long ", count: 2_000)
  private static let wide = "买牛奶和鸡蛋，然后去图书馆还书 👨‍👩‍👧‍👦 🇹🇷 اشتر الحليب"

  private static let written = [text, stacked, long, wide]

  /// The texts after JSON's escapes are replaced.
  package static let texts = written.map { text in
    (try? JSONDecoder().decode(String.self, from: Data("\"\(text)\"".utf8))) ?? text
  }

  /// Returns the document at a path of any of the APIs.
  package static func document(for path: String) -> String {
    let name = path.split(separator: "/").first.map(String.init) ?? ""
    switch name {
    case "crypto.json":
      let rows = written.map { #"{"currency":"\#($0)","price":"\#($0)"}"# }
      return list(rows + [#"{"currency":"OK","price":"1.50"}"#])
    case "users": return list(written.enumerated().map { user(id: $0.offset, text: $0.element) })
    case "character", "location", "episode":
      let objects = written.enumerated().map { object(name, id: $0.offset + 1, text: $0.element) }
      let parts = path.split(separator: "/")
      if parts.count == 2 { return parts[1].contains(",") ? list(objects) : objects[0] }
      return #"{"info":{"count":4,"pages":1,"next":null,"prev":null},"results":\#(list(objects))}"#
    default: return "[]"
    }
  }

  private static func list(_ objects: [String]) -> String {
    "[\(objects.joined(separator: ","))]"
  }

  private static func user(id: Int, text: String) -> String {
    """
    {"id":\(id),"name":"\(text)","username":"\(text)","email":"\(text)","phone":"\(text)",\
    "website":"\(text)","address":{"street":"\(text)","suite":"","city":"\(text)","zipcode":"",\
    "geo":{"lat":"","lng":""}},"company":{"name":"\(text)","catchPhrase":"","bs":""}}
    """
  }

  private static func object(_ name: String, id: Int, text: String) -> String {
    let place = #"{"name":"\#(text)","url":"https://rickandmortyapi.com/api/location/1"}"#
    let people = #"["https://rickandmortyapi.com/api/character/1","javascript:alert(1)"]"#
    let common = #""id":\#(id),"name":"\#(text)","url":"","created":"\#(text)""#
    switch name {
    case "character":
      return """
        {\(common),"status":"\(text)","species":"\(text)","type":"\(text)","gender":"\(text)",\
        "origin":\(place),"location":\(place),"image":"file:///etc/passwd",\
        "episode":["https://rickandmortyapi.com/api/episode/1","../../../etc/passwd"]}
        """
    case "location":
      return #"{\#(common),"type":"\#(text)","dimension":"\#(text)","residents":\#(people)}"#
    default:
      return #"{\#(common),"air_date":"\#(text)","episode":"\#(text)","characters":\#(people)}"#
    }
  }
}
