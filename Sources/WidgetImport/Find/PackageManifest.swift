/// The targets of a `Package.swift`, parsed as text: a manifest is a program, and is not run.
struct PackageManifest {
  struct Target {
    let name: String
    let path: String
    /// Whether the target is a program, which no other module imports.
    var isProgram = false
    /// The paths of the target's sources, relative to `path`; empty for all files.
    var sources: [String] = []
    /// The paths, relative to `path`, that are not part of the target.
    var excluded: [String] = []

    /// Returns whether a file below `path` is a part of the target.
    func includes(_ file: String) -> Bool {
      func isIn(_ place: String) -> Bool {
        let whole = "\(path)/\(place.hasSuffix("/") ? String(place.dropLast()) : place)"
        return file == whole || file.hasPrefix(whole + "/")
      }
      if excluded.contains(where: isIn) { return false }
      return sources.isEmpty || !file.hasSuffix(".swift") || sources.contains(where: isIn)
    }
  }

  private static let maximumBytes = 1 << 20

  private(set) var targets: [Target] = []

  /// Reads the manifest in a folder; `nil` if there is none.
  init?(of folder: String, in tree: SourceTree) {
    guard let bytes = try? tree.contents(of: "\(folder)/Package.swift", limit: Self.maximumBytes)
    else { return nil }
    let calls = ManifestCalls(String(decoding: bytes, as: UTF8.self))
    for call in calls.all where ["target", "executableTarget"].contains(call.name) {
      guard let name = calls.text("name", of: call),
        let path = Self.path(of: name, calls.text("path", of: call), folder)
      else { continue }
      var target = Target(name: name, path: path)
      target.isProgram = call.name == "executableTarget"
      (target.sources, target.excluded) = (call.texts("sources"), call.texts("exclude"))
      targets.append(target)
    }
  }

  /// Returns the library of a module; `nil` if the package has none.
  func library(ofModule name: String, inPackage packageName: String) -> Target? {
    let libraries = targets.filter { !$0.isProgram }
    // A manifest may compute its names: a lone library is the package's.
    return libraries.first { SwiftName.module($0.name) == name }
      ?? libraries.first { _ in
        libraries.count == 1 && SwiftName.module(packageName) == name
      }
  }

  /// Returns the path of a target's sources: its own, otherwise one of the usual folders; `nil` if
  /// none of these exists.
  private static func path(of name: String, _ given: String?, _ folder: String) -> String? {
    if let given { return given == "." ? folder : "\(folder)/\(given)" }
    return ["Sources", "Source", "src", "srcs"].map { "\(folder)/\($0)/\(name)" }
      .first(where: SourceTree.isFolder)
  }
}

/// The calls in a manifest, with the texts of their arguments.
private struct ManifestCalls {
  struct Call {
    let name: String
    /// The string literals after each label.
    fileprivate var values: [String: [String]] = [:]
    /// The name after each label whose value is a name, such as `shared` of `name: Project.shared`.
    fileprivate var names: [String: String] = [:]

    fileprivate init(name: String) { self.name = name }

    func text(_ label: String) -> String? { values[label]?.first }

    func texts(_ label: String) -> [String] { values[label] ?? [] }
  }

  private(set) var all: [Call] = []
  /// The texts of `let` constants, by their names.
  private var constants: [String: String] = [:]

  /// Returns the text after a label of a call, or the text of the constant that is used there;
  /// `nil` if there is neither.
  func text(_ label: String, of call: Call) -> String? {
    if let text = call.text(label) { return resolved(text) }
    return call.names[label].flatMap { constants[$0] }
  }

  /// Returns a text with constants in place of its interpolations.
  ///
  /// If one of the interpolations is not a constant, the text is unchanged.
  private func resolved(_ text: String) -> String {
    var whole = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "\\(") {
      let name = rest[start.upperBound...].prefix { $0 != ")" }
      guard let last = name.split(separator: ".").last, let value = constants[String(last)],
        name.endIndex < rest.endIndex
      else { return text }
      whole += rest[..<start.lowerBound] + value
      rest = rest[rest.index(after: name.endIndex)...]
    }
    return whole + rest
  }

  init(_ text: String) {
    var constant: String?
    var open: [(call: Call, label: String)] = []
    var word = ""
    var lastWord = ""
    /// Stores the name after a label whose value is a name and not a string.
    func noteName() {
      guard let label = open.last?.label, !label.isEmpty, !lastWord.isEmpty, lastWord != label
      else { return }
      open[open.count - 1].call.names[label] = lastWord
    }
    var rest = text[...]
    while let character = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
        continue
      }
      rest = rest.dropFirst()
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
        continue
      }
      if !word.isEmpty {
        if lastWord == "let" { constant = word }
        lastWord = word
      }
      word = ""
      switch character {
      case "\"":
        let text = rest.prefix { $0 != "\"" && !$0.isNewline }
        rest = rest.dropFirst(text.count + 1)
        if !open.isEmpty {
          let label = open[open.count - 1].label
          open[open.count - 1].call.values[label, default: []].append(String(text))
        } else if let name = constant {
          constants[name] = resolved(String(text))
          constant = nil
        }
      case "(":
        open.append((Call(name: lastWord), ""))
        lastWord = ""
      case ")":
        noteName()
        if let closed = open.popLast() { all.append(closed.call) }
      case ",": noteName()
      case ":":
        if !open.isEmpty { open[open.count - 1].label = lastWord }
      default: break
      }
    }
  }
}
