import Foundation

/// Converts HTML to its visible text: without tags, with character references replaced, on one
/// line.
enum HTMLText {
  /// The most bytes of HTML that are read, since only the beginning of an article is shown.
  private static let maximumBytes = 16_384
  /// The most characters of a character reference between `&` and `;`.
  private static let longestReference = 10

  /// Returns the visible text of HTML, truncated after `limit` characters with an ellipsis.
  ///
  /// Text that only resembles a tag, such as `<T>` in a title about code, is kept.
  static func plain(_ html: String, limit: Int) -> String {
    let text = beginning(of: html)
    var plain = ""
    var rest = text[...]
    while let place = rest.firstIndex(where: { $0 == "<" || $0 == "&" }) {
      plain += rest[..<place]
      rest = rest[place...]
      if rest.first == "&" {
        let (meant, behind) = reference(at: rest)
        plain += meant
        rest = behind
      } else if let tag = HTMLTag(at: rest) {
        if tag.separatesWords { plain += " " }
        rest = tag.behind
      } else {
        plain += "<"
        rest = rest.dropFirst()
      }
    }
    return line(plain + rest, limit: limit)
  }

  /// Returns a text that is not HTML on one line, truncated after `limit` characters with an
  /// ellipsis.
  static func line(_ text: String, limit: Int) -> String {
    // Scalars are counted, because one character may consist of a letter and thousands of accents
    // (RI-2).
    let words = beginning(of: text).unicodeScalars.lazy.map { scalar in
      scalar.properties.isWhitespace || scalar.properties.generalCategory == .control ? " " : scalar
    }
    let line = String(String.UnicodeScalarView(words)).split(separator: " ").joined(separator: " ")
    guard line.unicodeScalars.count > limit else { return line }
    let kept = String(String.UnicodeScalarView(line.unicodeScalars.prefix(limit - 1)))
    return kept.trimmingCharacters(in: .whitespaces) + "…"
  }

  private static func beginning(of text: String) -> String {
    guard text.utf8.count > maximumBytes else { return text }
    return String(decoding: text.utf8.prefix(maximumBytes), as: UTF8.self)
  }

  /// Returns the character for the reference that begins at `&`, and the text after the reference.
  ///
  /// It returns the `&` itself if it does not begin a reference.
  private static func reference(at text: Substring) -> (String, Substring) {
    let behind = text.dropFirst()
    guard let end = behind.prefix(longestReference + 1).firstIndex(of: ";") else {
      return ("&", behind)
    }
    let name = behind[..<end]
    let meant =
      name.first == "#" ? XMLCharacters.number(name.dropFirst()) : entities[String(name)]
    return meant.map { ($0, behind[end...].dropFirst()) } ?? ("&", behind)
  }

  /// The characters for common reference names; other references are kept as written.
  private static let entities: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "shy": "",
    "ndash": "–", "mdash": "—", "hellip": "…", "bull": "•", "middot": "·", "lsquo": "‘",
    "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„", "laquo": "«",
    "raquo": "»", "lsaquo": "‹", "rsaquo": "›", "copy": "©", "reg": "®", "trade": "™", "deg": "°",
    "euro": "€", "pound": "£", "yen": "¥", "cent": "¢", "sect": "§", "para": "¶", "times": "×",
    "divide": "÷", "plusmn": "±", "frac12": "½", "frac14": "¼", "frac34": "¾", "sup2": "²",
    "sup3": "³", "micro": "µ", "iexcl": "¡", "iquest": "¿", "larr": "←", "rarr": "→", "uarr": "↑",
    "darr": "↓", "ensp": " ", "emsp": " ", "thinsp": " ", "zwnj": "", "zwj": "", "agrave": "à",
    "aacute": "á", "acirc": "â", "atilde": "ã", "auml": "ä", "aring": "å", "aelig": "æ",
    "ccedil": "ç", "egrave": "è", "eacute": "é", "ecirc": "ê", "euml": "ë", "igrave": "ì",
    "iacute": "í", "icirc": "î", "iuml": "ï", "ntilde": "ñ", "ograve": "ò", "oacute": "ó",
    "ocirc": "ô", "otilde": "õ", "ouml": "ö", "oslash": "ø", "ugrave": "ù", "uacute": "ú",
    "ucirc": "û", "uuml": "ü", "yacute": "ý", "yuml": "ÿ", "szlig": "ß", "oelig": "œ",
    "scaron": "š", "Agrave": "À", "Aacute": "Á", "Acirc": "Â", "Auml": "Ä", "Aring": "Å",
    "AElig": "Æ", "Ccedil": "Ç", "Egrave": "È", "Eacute": "É", "Ntilde": "Ñ", "Ouml": "Ö",
    "Oslash": "Ø", "Uuml": "Ü", "OElig": "Œ", "Scaron": "Š",
  ]
}

/// A tag at the beginning of a text, and the text after it.
private struct HTMLTag {
  let separatesWords: Bool
  let behind: Substring

  /// Parses a tag; returns `nil` if the text does not begin with an HTML tag.
  init?(at text: Substring) {
    if text.hasPrefix("<!--") {
      separatesWords = false
      behind = Self.behind("-->", in: text)
      return
    }
    let isEnd = text.dropFirst().first == "/"
    let name = text.dropFirst(isEnd ? 2 : 1).prefix { $0.isLetter || $0.isNumber }.lowercased()
    if !isEnd, ["script", "style"].contains(name) {
      separatesWords = true
      behind = Self.behind(">", in: Self.behind("</\(name)", in: text))
      return
    }
    let isInline = Self.inline.contains(name)
    guard isInline || Self.blocks.contains(name) else { return nil }
    separatesWords = !isInline
    behind = Self.behind(">", in: text)
  }

  /// Returns the text after the next `end`; empty if there is none.
  private static func behind(_ end: String, in text: Substring) -> Substring {
    text.range(of: end, options: .caseInsensitive).map { text[$0.upperBound...] } ?? ""
  }

  private static let inline: Set<String> = [
    "a", "abbr", "acronym", "b", "bdi", "bdo", "big", "cite", "code", "del", "dfn", "em", "font",
    "i", "ins", "kbd", "mark", "q", "s", "samp", "small", "span", "strike", "strong", "sub", "sup",
    "tt", "u", "var", "wbr",
  ]
  private static let blocks: Set<String> = [
    "address", "article", "aside", "audio", "blockquote", "br", "button", "center", "div", "dl",
    "dt", "dd", "embed", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5",
    "h6", "header", "hr", "html", "head", "body", "iframe", "img", "input", "label", "li", "link",
    "main", "meta", "nav", "noscript", "object", "ol", "option", "p", "picture", "pre", "script",
    "section", "select", "source", "style", "svg", "table", "tbody", "td", "textarea", "tfoot",
    "th", "thead", "title", "tr", "ul", "video",
  ]
}
