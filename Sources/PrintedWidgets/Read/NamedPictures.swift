import WidgetRender

/// Replaces names between colons, such as `:mushroom:` and `:sf.symbol:`, by emoji and symbols.
enum NamedPictures {
  /// The length of the longest short name; short names, such as `b` or `100`, are not replaced
  /// directly after a letter or digit.
  private static let shortName = 3

  /// Splits a run of text at the names that it contains and replaces them by their pictures;
  /// unknown names are kept.
  ///
  /// `symbols` replaces names of symbols too, and not only those of emoji.
  static func replaced(in run: ArchivedText.Run, symbols: Bool) -> [ArchivedText.Run] {
    guard case .verbatim(let text) = run.content, text.contains(":") else { return [run] }
    var pieces: [ArchivedText.Run] = []
    var words = ""
    var rest = Substring(text)
    while let colon = rest.firstIndex(of: ":") {
      words += rest[..<colon]
      let after = rest[rest.index(after: colon)...]
      guard let end = after.firstIndex(of: ":"), isName(after[..<end]),
        after[..<end].count > shortName || words.last.map({ !$0.isLetter && !$0.isNumber }) ?? true
      else {
        words += ":"
        rest = after
        continue
      }
      let name = String(after[..<end])
      if let emoji = emojis[name] ?? unicodeEmojis[name] {
        words += emoji
      } else if symbols, name.contains(".") {
        if !words.isEmpty { pieces.append(ArchivedText.Run(.verbatim(words), style: run.style)) }
        pieces.append(ArchivedText.Run(.symbol(name), style: run.style))
        words = ""
      } else {
        // The second colon may begin a name.
        words += ":" + name
        rest = after[end...]
        continue
      }
      rest = after[after.index(after: end)...]
    }
    words += rest
    if !words.isEmpty { pieces.append(ArchivedText.Run(.verbatim(words), style: run.style)) }
    return pieces
  }

  private static func isName(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.count <= 64
      && text.unicodeScalars.allSatisfy {
        ("a"..."z").contains($0) || ("0"..."9").contains($0) || "._+-".unicodeScalars.contains($0)
      }
  }

  /// Emoji by their Unicode names, from which most GitHub names are derived: `DOLPHIN` is
  /// `:dolphin:`.
  private static let unicodeEmojis: [String: String] = {
    var emojis: [String: String] = [:]
    for value in Array(0x231A...0x2BFF) + Array(0x1F300...0x1FAFF) {
      guard let scalar = Unicode.Scalar(UInt32(value)), scalar.properties.isEmojiPresentation,
        let name = scalar.properties.name
      else { continue }
      emojis[String(name.lowercased().map { $0 == " " ? "_" : $0 })] = String(scalar)
    }
    return emojis
  }()

  /// Emoji by those GitHub names that differ from Unicode's.
  private static let emojis: [String: String] = {
    var emojis: [String: String] = [:]
    let words = "\(EmojiNames.table)".split(separator: " ")
    for index in stride(from: 0, to: words.count - 1, by: 2) {
      emojis[String(words[index])] = String(words[index + 1])
    }
    return emojis
  }()
}

/// Functions that treat several styled runs as one text.
enum RunText {
  /// Returns the runs cut to `length` characters; if something is cut, the last character is `…`.
  static func shortened(_ runs: [ArchivedText.Run], to length: Int) -> [ArchivedText.Run] {
    let total = runs.reduce(0) { $0 + plain($1).count }
    guard total > length else { return runs }
    var room = length - 1
    var kept: [ArchivedText.Run] = []
    for run in runs {
      let text = plain(run)
      guard text.count > room else {
        kept.append(run)
        room -= text.count
        continue
      }
      kept.append(ArchivedText.Run(.verbatim(text.prefix(room) + "…"), style: run.style))
      break
    }
    return kept
  }

  /// Returns a run's text without style; a symbol counts as one character.
  static func plain(_ run: ArchivedText.Run) -> String {
    if case .verbatim(let text) = run.content { text } else { " " }
  }

  /// Splits the runs at the line breaks of their text.
  static func lines(_ runs: [ArchivedText.Run]) -> [[ArchivedText.Run]] {
    var lines: [[ArchivedText.Run]] = [[]]
    for run in runs {
      guard case .verbatim(let text) = run.content else {
        lines[lines.count - 1].append(run)
        continue
      }
      let parts = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .prefix(ReadLimits.lines)
      for (number, part) in parts.enumerated() {
        if number > 0 { lines.append([]) }
        if part.isEmpty { continue }
        lines[lines.count - 1].append(ArchivedText.Run(.verbatim(String(part)), style: run.style))
      }
    }
    return lines
  }

  /// Returns the runs without white space at both ends of the text.
  static func trimmed(_ runs: [ArchivedText.Run]) -> [ArchivedText.Run] {
    var runs = runs[...]
    while let first = runs.first, case .verbatim(let text) = first.content {
      let rest = text.drop(while: \.isWhitespace)
      runs[runs.startIndex].content = .verbatim(String(rest))
      guard rest.isEmpty else { break }
      runs.removeFirst()
    }
    while let last = runs.last, case .verbatim(let text) = last.content {
      let rest = text.trimmed
      if !rest.isEmpty {
        let kept = text[..<rest.endIndex]
        runs[runs.index(before: runs.endIndex)].content = .verbatim(String(kept))
        break
      }
      runs.removeLast()
    }
    return Array(runs)
  }
}
