/// An XML element: its name without the prefix, its namespace and its attributes.
struct XMLElement: Equatable {
  /// The XML namespaces that feeds use.
  enum Space: Equatable {
    /// RSS of any version; its elements have no namespace, or one of several that versions of RSS
    /// use.
    case rss
    case rdf, atom, dublinCore
    case other
  }

  var name: String
  var space: Space
  private var attributes: [Attribute]

  private struct Attribute: Equatable {
    let name: String
    let value: String
  }

  init(_ name: String, _ space: Space, _ attributes: [(name: String, value: String)] = []) {
    self.name = name
    self.space = space
    self.attributes = attributes.map { Attribute(name: $0.name, value: $0.value) }
  }

  /// Returns an attribute by its written name, such as `xml:base`; `nil` if the element does not
  /// have it.
  func value(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
}

/// The namespaces that are declared for prefixes, in the elements that have begun and not ended.
struct XMLNamespaces {
  /// The most declarations that are in effect at the same time; feeds have about ten.
  private static let maximumCount = 256
  private static let known: [String: XMLElement.Space] = [
    "http://www.w3.org/2005/Atom": .atom,
    "http://purl.org/atom/ns#": .atom,
    "http://purl.org/dc/elements/1.1/": .dublinCore,
    "http://www.w3.org/1999/02/22-rdf-syntax-ns#": .rdf,
    "http://purl.org/rss/1.0/": .rss,
    "http://my.netscape.com/rdf/simple/0.9/": .rss,
    "http://backend.userland.com/rss2": .rss,
    "": .rss,
  ]

  private var declared: [(depth: Int, prefix: Substring, space: XMLElement.Space)] = []

  /// Adds the namespaces that an element declares; returns `false` if there are too many.
  mutating func enter(_ depth: Int, _ attributes: [(name: String, value: String)]) -> Bool {
    for attribute in attributes {
      let prefix: Substring
      if attribute.name == "xmlns" {
        prefix = ""
      } else if attribute.name.hasPrefix("xmlns:") {
        prefix = attribute.name.dropFirst("xmlns:".count)
      } else {
        continue
      }
      guard declared.count < Self.maximumCount else { return false }
      declared.append((depth, prefix, Self.known[attribute.value] ?? .other))
    }
    return true
  }

  /// Removes the declarations of the element at this nesting depth.
  mutating func leave(_ depth: Int) {
    while let last = declared.last, last.depth >= depth { declared.removeLast() }
  }

  /// Returns the element for a written name; its prefix is replaced by the namespace.
  func element(_ name: String, _ attributes: [(name: String, value: String)]) -> XMLElement {
    let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let prefix = parts.count > 1 ? parts[0] : ""
    let found = declared.last { $0.prefix == prefix }?.space
    return XMLElement(
      String(parts.last ?? ""),
      found ?? (prefix.isEmpty ? .rss : .other),
      attributes
    )
  }
}
