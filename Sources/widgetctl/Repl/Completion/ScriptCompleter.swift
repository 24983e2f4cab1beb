import IntentScript
import WidgetIntents
import WidgetTerminal

/// Finds completions for an input that is not complete.
struct ScriptCompleter {
  /// The most candidates for a completion; further ones are left out.
  static let maximumCandidates = 500

  let scope: CompletionScope

  /// Returns the candidates for the word that ends at `offset`, in UTF-8 bytes from the beginning
  /// of the text.
  func completion(of text: String, at offset: Int) -> Completion {
    let before = String(decoding: text.utf8.prefix(offset), as: UTF8.self)
    let next = text.utf8.dropFirst(offset).first
    var tokens = ScriptInput.tokens(of: before)
    if let open = Self.openQuote(&tokens) {
      return quoted(Array(tokens.prefix { Int($0.offset) < open }), open..<offset, before, next)
    }
    guard !Self.isInComment(before) else { return .none(at: offset) }
    var start = offset
    if let last = tokens.last, last.kind.isWord, Int(last.end) == offset {
      start = Int(last.offset)
      tokens.removeLast()
    }
    let typed = TypedTokens(tokens, in: before, scope: scope)
    let isJoined = tokens.last.map { Int($0.end) == start } ?? false
    let place = PlaceFinder(typed).place(isJoined: isJoined)
    let word = String(decoding: before.utf8.dropFirst(start), as: UTF8.self)
    let words = CompletionWords(scope: scope, locals: typed.locals, hasParenthesis: next == 0x28)
    return Completion(bytes: start..<offset, candidates: Self.fitting(words.words(at: place), word))
  }

  /// Returns the candidates that begin with the word.
  ///
  /// Upper and lower case are distinguished only if a candidate matches exactly.
  private static func fitting(_ candidates: [Candidate], _ word: String) -> [Candidate] {
    var seen: Set<String> = []
    let unique = candidates.filter { seen.insert($0.text).inserted }
    let exact = unique.filter { $0.text.hasPrefix(word) }
    let lower = word.lowercased()
    let fitting = exact.isEmpty ? unique.filter { $0.text.lowercased().hasPrefix(lower) } : exact
    // A word that is already complete needs no completion.
    return fitting == [Candidate(word)] ? [] : Array(fitting.prefix(maximumCandidates))
  }

  /// Returns the start of the quoted text that contains the cursor; `nil` if the cursor is not in
  /// one.
  ///
  /// The empty tokens at the end of an unclosed text are removed from `tokens`.
  private static func openQuote(_ tokens: inout [Token]) -> Int? {
    let end = (tokens.lastIndex { $0.length > 0 } ?? -1) + 1
    guard end < tokens.count, let first = tokens[end...].first else { return nil }
    tokens.removeSubrange(end...)
    guard first.kind == .stringClose else { return nil }
    var closed = 0
    for token in tokens.reversed() {
      if token.kind == .stringClose { closed += 1 }
      if token.kind == .stringOpen {
        if closed == 0 { return Int(token.offset) }
        closed -= 1
      }
    }
    return nil
  }

  private static func isInComment(_ text: String) -> Bool {
    let line =
      text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).last ?? ""[...].utf8
    guard let start = String(decoding: line, as: UTF8.self).firstRange(of: "//") else {
      return false
    }
    let head = String(decoding: line, as: UTF8.self)[..<start.lowerBound]
    return head.utf8.count { $0 == 0x22 } % 2 == 0
  }

  /// Returns the names of entities, if the quoted text at the cursor can be one.
  private func quoted(
    _ tokens: [Token],
    _ bytes: Range<Int>,
    _ before: String,
    _ next: UInt8?
  ) -> Completion {
    let typed = TypedTokens(tokens, in: before, scope: scope)
    guard let type = PlaceFinder(typed).entityInQuotes else { return .none(at: bytes.upperBound) }
    let begun = String(decoding: before.utf8.dropFirst(bytes.lowerBound + 1), as: UTF8.self)
    let names = EntityNames(scope.entities(type), closes: next != 0x22)
    return Completion(
      bytes: bytes,
      candidates: Array(names.candidates(begun: begun).prefix(Self.maximumCandidates))
    )
  }
}
