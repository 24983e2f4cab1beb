import Foundation

/// Reads an XML document in pieces, with only those parts of XML that feeds need.
///
/// It reads no DTD, no entities but XML's five, and nothing from other files. Foundation's own parser is in another
/// library, libxml2, and supports all of that.
struct XMLReader {
  enum Piece: Equatable {
    case begin(XMLElement)
    case end
    /// A part of the text within the innermost element; several may follow each other.
    case text(String)
  }

  /// The maximum depth of elements; feeds that contain HTML have about twenty.
  static let maximumDepth = 64
  /// The most attributes of an element; SVG in a feed has some ten.
  private static let maximumAttributes = 64
  /// The most bytes of a name.
  private static let maximumName = 128

  private let bytes: [UInt8]
  private var place = 0
  /// The written names of the open elements.
  private var open: [String] = []
  private var spaces = XMLNamespaces()
  private var isEmptyElement = false
  private var hasRoot = false

  /// Creates a reader of a document.
  ///
  /// - Throws: `.content` for an unsupported encoding.
  init(_ body: Data) throws(FeedError) {
    bytes = try XMLEncoding.utf8(body)
  }

  /// Returns the next piece; `nil` at the end of a complete document.
  ///
  /// - Throws: `.content` with the fault and its place.
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
        throw fault("has a document type, which is not read")
      } else if has("<?") {
        try skip(past: "?>")
      } else if has("</") {
        try end()
        return .end
      } else {
        return .begin(try element())
      }
    }
    guard open.isEmpty else { throw fault("breaks off within <\(open.last ?? "")>") }
    guard hasRoot else { throw fault("has no element") }
    return nil
  }

  /// The number of open elements.
  var depth: Int { open.count }

  private func has(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[place...].starts(with: $0) }
  }

  /// Skips everything up to and including `end`, such as a comment.
  private mutating func skip(past end: String) throws(FeedError) {
    _ = try taken(to: Array(end.utf8))
  }

  /// Returns the bytes up to the next `end`, and skips that too.
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
    throw fault("breaks off")
  }

  private mutating func section() throws(FeedError) -> String {
    guard !open.isEmpty else { throw fault("has text outside of its element") }
    place += "<![CDATA[".utf8.count
    return String(decoding: try taken(to: Array("]]>".utf8)), as: UTF8.self)
  }

  /// Returns the text up to the next tag; `nil` for blanks outside of the root.
  private mutating func text() throws(FeedError) -> String? {
    let start = place
    while place < bytes.count, bytes[place] != UInt8(ascii: "<") { place += 1 }
    let part = bytes[start..<place]
    guard open.isEmpty else { return XMLCharacters.decoded(part) }
    guard part.allSatisfy(XMLCharacters.isBlank) else {
      throw fault(hasRoot ? "has text behind its element" : "does not begin with an element")
    }
    return nil
  }

  private mutating func end() throws(FeedError) {
    place += 2
    let name = try name()
    passBlanks()
    guard place < bytes.count, bytes[place] == UInt8(ascii: ">") else {
      throw fault("breaks off within </\(name)")
    }
    place += 1
    guard name == open.last else {
      throw fault("closes <\(name)> where <\(open.last ?? "")> is open")
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
    guard !open.isEmpty || !hasRoot else { throw fault("has a second element <\(name)>") }
    guard open.count < Self.maximumDepth else { throw fault("is nested too deeply") }
    var attributes: [(name: String, value: String)] = []
    while true {
      passBlanks()
      guard place < bytes.count else { throw fault("breaks off within <\(name)") }
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
        throw fault("has more than \(Self.maximumAttributes) attributes in <\(name)>")
      }
      guard !attributes.contains(where: { $0.name == attribute.name }) else {
        throw fault("has the attribute \(attribute.name) twice")
      }
      attributes.append(attribute)
    }
    open.append(name)
    hasRoot = true
    guard spaces.enter(open.count, attributes) else { throw fault("has too many namespaces") }
    return spaces.element(name, attributes)
  }

  private mutating func attribute() throws(FeedError) -> (name: String, value: String) {
    let name = try name()
    passBlanks()
    guard place < bytes.count, bytes[place] == UInt8(ascii: "=") else {
      throw fault("has the attribute \(name) without a value")
    }
    place += 1
    passBlanks()
    guard place < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[place]) else {
      throw fault("has the attribute \(name) without quotes")
    }
    let quote = bytes[place]
    place += 1
    return (name, XMLCharacters.decoded(try taken(to: [quote])))
  }

  private mutating func name() throws(FeedError) -> String {
    let start = place
    while place < bytes.count, XMLCharacters.isOfName(bytes[place]) { place += 1 }
    guard place > start else { throw fault("has a sign < without a name") }
    guard place - start <= Self.maximumName else { throw fault("has a name that is too long") }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func passBlanks() {
    while place < bytes.count, XMLCharacters.isBlank(bytes[place]) { place += 1 }
  }

  private func fault(_ words: String) -> FeedError {
    .content(reason: "its XML \(words), at byte \(min(place, bytes.count))")
  }
}
