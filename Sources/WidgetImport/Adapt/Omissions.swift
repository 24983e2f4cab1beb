/// The parts of an imported widget's sources that are left out because they do not compile here,
/// and the reasons.
///
/// As little is left out as the compiler's messages allow. The order is: a call on a line of its
/// own, its statement, the function's body, the function, its type. Line numbers do not change, so
/// that later messages refer to the author's lines.
package struct Omissions {
  /// One declaration that is left out completely, or only its code.
  package struct Omission: Equatable {
    /// The path of the author's file.
    package let file: String
    package let line: Int
    /// The declaration's name; for a member with that of its type, such as `Theme.navigationBar`.
    package let name: String
    /// Whether only a part of the declaration's code is left out.
    package fileprivate(set) var isPart: Bool
    /// The missing name, or the compiler's message.
    package let reason: String
  }

  /// The omissions in the order of the compiler's messages.
  package private(set) var all: [Omission] = []

  private struct Cut {
    let range: Range<Int>
    let text: String
  }

  private struct Place: Hashable {
    let file: String
    let start: Int
  }

  /// The most parts of a declaration's code that are left out one by one; after these, all of its
  /// code is left out.
  private static let maximumTries = 16

  private var tries: [Place: Int] = [:]
  /// The cuts in each file, by the path of the author's file.
  private var cuts: [String: [Cut]] = [:]
  private var imports: AddedImports

  /// Creates a list without omissions.
  ///
  /// - Parameter modules: The modules that can be imported on this system.
  package init(modules: Set<String> = []) {
    imports = AddedImports(of: modules)
  }

  /// Returns whether something is left out of one of the files.
  func areIn(_ files: [String]) -> Bool { files.contains { cuts[$0] != nil } }

  /// Returns a source without its omitted parts and with the imports that it lacks; `nil` without
  /// changes.
  func text(of file: String, _ source: AdaptedSource) -> String? {
    let added = imports.text(of: file)
    guard added != nil || cuts[file] != nil else { return nil }
    let bytes = source.bytes
    let edits = cuts[file, default: []].map { cut in
      let lines = bytes[cut.range].filter { $0 == 0x0A }.count
      return SourceEdit(range: cut.range, text: cut.text + String(repeating: "\n", count: lines))
    }
    return (added ?? "") + SourceEdit.text(of: bytes, with: edits)
  }

  /// Leaves out the code around the compiler's errors, or imports the framework that has what is
  /// missing.
  ///
  /// - Parameters:
  ///   - messages: The compiler's messages of the package's last build.
  ///   - originals: The author's file of each source of the package.
  ///   - source: Returns an author's file in the package before anything is left out.
  /// - Returns: Whether anything more was left out or imported.
  mutating func leaveOut(
    _ messages: BuildMessages,
    originals: [String: String],
    source: (String) -> AdaptedSource?
  ) -> Bool {
    let known = cuts
    let before = imports
    var cases: DefaultCases?
    func least(_ type: String?) -> LeastResult {
      let usual = LeastResult()
      guard let type, usual.expression(of: type) == nil else { return usual }
      // All sources are read only where a type may be an enumeration of theirs.
      let known = cases ?? Self.defaultCases(of: originals, source)
      cases = known
      return LeastResult(cases: known)
    }
    var sources: [String: (AdaptedSource, SwiftOutline)] = [:]
    for message in messages.errors {
      guard let file = message.file.flatMap({ originals[$0] }) else { continue }
      if sources[file] == nil, let source = source(file) {
        sources[file] = (source, SwiftOutline(source.bytes))
      }
      guard let (source, outline) = sources[file] else { continue }
      if let name = message.missingName,
        imports.add(for: name, to: file, outline.words, before: before)
      {
        continue
      }
      // The first line begins with the imports.
      let shift = message.line == 1 ? before.text(of: file)?.utf8.count ?? 0 : 0
      let column = message.column - shift
      let offset = Self.offset(line: message.line, column: column, in: source.bytes)
      // One error is enough for what it stands in, however many more stand there.
      let isLeftOut = cuts[file]?.contains { cut in
        cut.range.contains(offset) && known[file]?.contains { $0.range == cut.range } != true
      }
      if isLeftOut == true { continue }
      leaveOut(offset, of: file, source.bytes, outline, message, least)
    }
    return imports.count != before.count
      || cuts.contains { file, cuts in cuts.count != known[file]?.count ?? 0 }
  }

  private static func defaultCases(
    of originals: [String: String],
    _ source: (String) -> AdaptedSource?
  ) -> DefaultCases {
    var cases = DefaultCases()
    for file in Set(originals.values).sorted() {
      if let source = source(file) { cases.add(SwiftWords(source.bytes)) }
    }
    return cases
  }

  private mutating func leaveOut(
    _ offset: Int,
    of file: String,
    _ bytes: [UInt8],
    _ outline: SwiftOutline,
    _ message: BuildMessages.Message,
    _ least: (String?) -> LeastResult
  ) {
    let reason = message.missingName.map { "\($0) is not here" } ?? message.text
    let path = outline.path(to: offset)
    for (depth, declaration) in path.enumerated().reversed() {
      let name = path[...depth].map(\.name).joined(separator: ".")
      func noted(_ isPart: Bool) -> Omission {
        Omission(file: file, line: message.line, name: name, isPart: isPart, reason: reason)
      }
      let parent = depth > 0 ? path[depth - 1] : nil
      // Without a widget's configuration, or a bundle's widgets, there is no widget.
      let isConfiguration = declaration.name == "body" && parent?.isWidget == true
      // An empty closure would leave a widget blank, without a sign.
      let sign = isConfiguration && parent?.isBundle != true ? LeftOutCode.sign : ""
      if leaveOutPart(at: offset, of: declaration, file, outline, alone: sign) {
        return note(noted(true))
      }
      if !isConfiguration, declaration.holds(offset),
        let code = LeftOutCode(
          of: declaration,
          in: bytes,
          because: reason,
          least: least(declaration.result)
        ),
        cut(code.range, as: code.text, of: file)
      {
        return note(noted(false))
      }
      if isConfiguration { continue }
      // Without its entry point there is no program.
      if declaration.isEntry { return }
      if cut(declaration.range, as: "", of: file) { return note(noted(false)) }
    }
  }

  /// Leaves out the smallest remaining part of a declaration's code around an offset.
  ///
  /// The whole body of an intent is left out, because half of its effect would be worse than an
  /// error. So is that of a function with a completion, which might never be called. `alone`
  /// replaces a part that is the only one in its braces.
  ///
  /// - Returns: `false` if no such part can be left out.
  private mutating func leaveOutPart(
    at offset: Int,
    of declaration: SwiftOutline.Declaration,
    _ file: String,
    _ outline: SwiftOutline,
    alone: String
  ) -> Bool {
    guard declaration.kind != .type, declaration.name != "perform" else { return false }
    let code = declaration.body ?? declaration.range
    let place = Place(file: file, start: declaration.range.lowerBound)
    guard tries[place, default: 0] < Self.maximumTries else { return false }
    let gone = (cuts[file] ?? []).map(\.range)
    let parts = SwiftStatements(outline.words).parts(around: offset, in: code) { part in
      gone.contains { $0.lowerBound <= part.lowerBound && part.upperBound <= $0.upperBound }
    }
    for part in parts {
      let isWhole =
        part.range.lowerBound <= code.lowerBound && code.upperBound <= part.range.upperBound
      let words = outline.words.texts(in: part.range)
      let isNeeded = part.isAlone && !declaration.mayDoNothing
      if isNeeded && part.range == parts.last?.range || isWhole { continue }
      if declaration.callbacks.contains(where: words.contains) { continue }
      guard cut(part.range, as: part.isAlone ? alone : "", of: file) else { continue }
      tries[place, default: 0] += 1
      return true
    }
    return false
  }

  private mutating func note(_ omission: Omission) {
    func isSame(_ other: Omission) -> Bool {
      other.file == omission.file && other.name == omission.name
    }
    // More of a declaration is left out than before: its first place stands for all.
    if let known = all.firstIndex(where: isSame) {
      all[known].isPart = all[known].isPart && omission.isPart
      return
    }
    all.removeAll { $0.file == omission.file && $0.name.hasPrefix("\(omission.name).") }
    all.append(omission)
  }

  /// Cuts a range of a file.
  ///
  /// - Returns: `false` if the range, or a range around it, is already cut.
  private mutating func cut(_ range: Range<Int>, as text: String, of file: String) -> Bool {
    let known = cuts[file] ?? []
    if known.contains(where: {
      $0.range.lowerBound <= range.lowerBound && range.upperBound <= $0.range.upperBound
    }) {
      return false
    }
    cuts[file, default: []].append(Cut(range: range, text: text))
    return true
  }

  private static func offset(line: Int, column: Int, in bytes: [UInt8]) -> Int {
    var start = 0
    for _ in 1..<max(line, 1) {
      guard let end = bytes[start...].firstIndex(of: 0x0A) else { break }
      start = end + 1
    }
    let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
    return min(start + max(column - 1, 0), max(start, end - 1))
  }
}

extension SwiftOutline.Declaration {
  fileprivate var isWidget: Bool {
    kind == .type
      && ["Widget", "ControlWidget", "WidgetBundle"].contains { signature.contains($0) }
  }

  fileprivate var isBundle: Bool { signature.contains("WidgetBundle") }

  /// Whether the declaration is an initializer that may be left without code.
  ///
  /// The compiler then reports the properties that it must initialize.
  fileprivate var mayDoNothing: Bool {
    kind == .initializer && signature.first != "?" && !signature.contains("throws")
  }

  /// Returns whether the offset is inside the braces.
  ///
  /// If something is missing at the end, the diagnostic points at the closing brace.
  fileprivate func holds(_ offset: Int) -> Bool {
    body.map { $0.lowerBound <= offset && offset <= $0.upperBound } ?? false
  }
}
