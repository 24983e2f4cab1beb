import Foundation

/// Reads an XML document piece by piece, with only those features of XML that feeds need.
///
/// It reads no DTD, no entities except XML's five, and nothing from other files. Foundation's own
/// parser is in another library, libxml2, and supports all of that.
struct XMLReader {
  enum Piece: Equatable {
    case begin(XMLElement)
    case end
    /// A part of the text in the innermost element; several may follow each other.
    case text(String)
  }

  /// The maximum nesting depth of elements; feeds that contain HTML have about twenty.
  static let maximumDepth = 64
  /// The most attributes of an element; SVG in a feed has some ten.
  private static let maximumAttributes = 64
  /// The most bytes of an element's or attribute's name.
  private static let maximumName = 128

  private let bytes: [UInt8]
  private var place = 0
  /// The names of the open elements as written, the outermost first.
  private var open: [String] = []
  private var spaces = XMLNamespaces()
  private var isEmptyElement = false
  private var hasRoot = false

  /// Creates a reader for a document.
  ///
  /// - Throws: `.content` for an unsupported encoding.
  init(_ body: Data) throws(FeedError) {
    bytes = try XMLEncoding.utf8(body)
  }

  /// Returns the next piece; `nil` at the end of a complete document.
  ///
  /// - Throws: `.content` with the error and its position.
  mutating func next() throws(FeedError) -> Piece? {
    if isEmptyElement {
      isEmptyElement = false
      close()
      return .end
    }
    while place < bytes.count {
      guard bytes[place] == UInt8(ascii: "<") else {
        if let text = try text() { return .text(text) }
        continue
      }
      if has("<!--") {
        try skip(past: "-->")
      } else if has("<![CDATA[") {
        return .text(try section())
      } else if has("<!") {
        throw fault(
          english: "has a document type, which is not supported",
          turkish: "desteklenmeyen bir belge türü içeriyor"
        )
      } else if has("<?") {
        try skip(past: "?>")
      } else if has("</") {
        try end()
        return .end
      } else {
        return .begin(try element())
      }
    }
    guard open.isEmpty else {
      throw fault(
        english: "breaks off within <\(open.last ?? "")>",
        turkish: "<\(open.last ?? "")> içinde yarım kalıyor"
      )
    }
    guard hasRoot else { throw fault(english: "has no element", turkish: "öge içermiyor") }
    return nil
  }

  /// The number of open elements, which is the nesting depth.
  var depth: Int { open.count }

  private func has(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[place...].starts(with: $0) }
  }

  /// Skips everything up to and including `end`, for example the rest of a comment.
  private mutating func skip(past end: String) throws(FeedError) {
    _ = try taken(to: Array(end.utf8))
  }

  /// Returns the bytes up to the next `end`, and skips these bytes and `end`.
  private mutating func taken(to end: [UInt8]) throws(FeedError) -> ArraySlice<UInt8> {
    let start = place
    while place + end.count <= bytes.count {
      if bytes[place] == end[0], bytes[place..<(place + end.count)].elementsEqual(end) {
        defer { place += end.count }
        return bytes[start..<place]
      }
      place += 1
    }
    place = bytes.count
    throw fault(english: "breaks off", turkish: "yarım kalıyor")
  }

  private mutating func section() throws(FeedError) -> String {
    guard !open.isEmpty else {
      throw fault(
        english: "has text outside of its element",
        turkish: "ögesinin dışında metin içeriyor"
      )
    }
    place += "<![CDATA[".utf8.count
    return String(decoding: try taken(to: Array("]]>".utf8)), as: UTF8.self)
  }

  /// Returns the text up to the next tag; `nil` for white space outside the root element.
  private mutating func text() throws(FeedError) -> String? {
    let start = place
    while place < bytes.count, bytes[place] != UInt8(ascii: "<") { place += 1 }
    let part = bytes[start..<place]
    guard open.isEmpty else { return XMLCharacters.decoded(part) }
    guard part.allSatisfy(XMLCharacters.isBlank) else {
      throw hasRoot
        ? fault(english: "has text behind its element", turkish: "ögesinden sonra metin içeriyor")
        : fault(english: "does not begin with an element", turkish: "bir ögeyle başlamıyor")
    }
    return nil
  }

  private mutating func end() throws(FeedError) {
    place += 2
    let name = try name()
    passBlanks()
    guard place < bytes.count, bytes[place] == UInt8(ascii: ">") else {
      throw fault(english: "breaks off within </\(name)", turkish: "</\(name) içinde yarım kalıyor")
    }
    place += 1
    guard name == open.last else {
      throw fault(
        english: "closes <\(name)> where <\(open.last ?? "")> is open",
        turkish: "<\(open.last ?? "")> açıkken <\(name)> ögesini kapatıyor"
      )
    }
    close()
  }

  private mutating func close() {
    spaces.leave(open.count)
    if !open.isEmpty { open.removeLast() }
  }

  private mutating func element() throws(FeedError) -> XMLElement {
    place += 1
    let name = try name()
    guard !open.isEmpty || !hasRoot else {
      throw fault(
        english: "has a second element <\(name)>",
        turkish: "ikinci bir <\(name)> ögesi içeriyor"
      )
    }
    guard open.count < Self.maximumDepth else {
      throw fault(english: "is nested too deeply", turkish: "çok derin iç içe")
    }
    var attributes: [(name: String, value: String)] = []
    while true {
      passBlanks()
      guard place < bytes.count else {
        throw fault(english: "breaks off within <\(name)", turkish: "<\(name) içinde yarım kalıyor")
      }
      if has("/>") {
        place += 2
        isEmptyElement = true
        break
      }
      if bytes[place] == UInt8(ascii: ">") {
        place += 1
        break
      }
      let attribute = try attribute()
      guard attributes.count < Self.maximumAttributes else {
        throw fault(
          english: "has more than \(Self.maximumAttributes) attributes in <\(name)>",
          turkish: "<\(name)> içinde \(Self.maximumAttributes) öznitelikten çoğunu içeriyor"
        )
      }
      guard !attributes.contains(where: { $0.name == attribute.name }) else {
        throw fault(
          english: "has the attribute \(attribute.name) twice",
          turkish: "\(attribute.name) özniteliğini iki kez içeriyor"
        )
      }
      attributes.append(attribute)
    }
    open.append(name)
    hasRoot = true
    guard spaces.enter(open.count, attributes) else {
      throw fault(english: "has too many namespaces", turkish: "çok fazla ad alanı içeriyor")
    }
    return spaces.element(name, attributes)
  }

  private mutating func attribute() throws(FeedError) -> (name: String, value: String) {
    let name = try name()
    passBlanks()
    guard place < bytes.count, bytes[place] == UInt8(ascii: "=") else {
      throw fault(
        english: "has the attribute \(name) without a value",
        turkish: "değeri olmayan \(name) özniteliğini içeriyor"
      )
    }
    place += 1
    passBlanks()
    guard place < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[place]) else {
      throw fault(
        english: "has the attribute \(name) without quotes",
        turkish: "tırnaksız \(name) özniteliğini içeriyor"
      )
    }
    let quote = bytes[place]
    place += 1
    return (name, XMLCharacters.decoded(try taken(to: [quote])))
  }

  private mutating func name() throws(FeedError) -> String {
    let start = place
    while place < bytes.count, XMLCharacters.isOfName(bytes[place]) { place += 1 }
    guard place > start else {
      throw fault(english: "has a sign < without a name", turkish: "adı olmayan bir < içeriyor")
    }
    guard place - start <= Self.maximumName else {
      throw fault(english: "has a name that is too long", turkish: "çok uzun bir ad içeriyor")
    }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func passBlanks() {
    while place < bytes.count, XMLCharacters.isBlank(bytes[place]) { place += 1 }
  }

  private func fault(
    english: @autoclosure () -> String,
    turkish: @autoclosure () -> String
  ) -> FeedError {
    let byte = min(place, bytes.count)
    return .content(
      reason: String(
        english: "its XML \(english()), at byte \(byte)",
        turkish: "\(byte). baytta XML'i \(turkish())"
      )
    )
  }
}
