/// The replacement body of a declaration whose own code does not compile on this system.
///
/// The rest compiles against the declaration as before. The replacement does the least that its
/// result allows. It returns no value or the least one of its type, throws an error, or shows a
/// sign instead of a view. If only a made-up value would be possible, it stops with the reason.
struct LeftOutCode {
  /// The source of the error that omitted code throws, with its message.
  static let support = """
    import Foundation

    nonisolated struct WidgetctlLeftOut: LocalizedError {
      let errorDescription: String?

      static func note(_ text: String) {
        FileHandle.standardError.write(Data("\\(text)\\n".utf8))
      }
    }

    """

  /// The symbol that is drawn in place of a view that is left out.
  static let sign = "SwiftUI.Image(systemName: \"nosign\")"

  /// The range of bytes in the author's source that is replaced.
  let range: Range<Int>
  let text: String

  /// Creates the replacement for a declaration's code.
  ///
  /// - Returns: `nil` for a declaration without code, or whose result has no replacement.
  init?(
    of declaration: SwiftOutline.Declaration,
    in source: [UInt8],
    because reason: String,
    least: LeastResult
  ) {
    guard let body = declaration.body, declaration.kind != .type, declaration.kind != .other,
      declaration.result?.hasSuffix("Configuration") != true
    else { return nil }
    let said = SwiftName.quoted("\(declaration.name) is left out: \(reason)")
    let accessors = Accessors(Array(source[body]))
    if accessors.areObservers {
      // The property stays, unobserved.
      range = (body.lowerBound - 1)..<(body.upperBound + 1)
      text = ""
      return
    }
    range = body
    let throwing = declaration.signature.contains("throws") || accessors.effects.contains("throws")
    let code = Self.code(for: declaration, isThrowing: throwing, said, least)
    switch (accessors.effects, accessors.hasSetter) {
    case ([], false): text = " \(code) "
    case (let effects, false): text = " get \(effects.joined(separator: " ")) { \(code) } "
    case (_, true): text = " get { \(code) } set { _ = newValue } "
    }
  }

  private static func code(
    for declaration: SwiftOutline.Declaration,
    isThrowing: Bool,
    _ said: String,
    _ least: LeastResult
  ) -> String {
    let stop = "fatalError(\(said))"
    let fail = "throw WidgetctlLeftOut(errorDescription: \(said))"
    switch declaration.kind {
    case .initializer where declaration.signature.first == "?": return "return nil"
    case .initializer: return isThrowing ? fail : stop
    default: break
    }
    if let answer = providerAnswer(for: declaration) { return "\(note(said)); \(answer)" }
    guard let result = declaration.result, result != "Void", result != "()" else {
      if declaration.name == "deinit" { return "" }
      if declaration.kind == .property { return stop }
      if isThrowing { return fail }
      // A caller that waits to be called back would wait for ever.
      return declaration.callbacks.isEmpty ? note(said) : stop
    }
    if result.hasSuffix("?") || result.hasSuffix("!") { return "return nil" }
    if isThrowing { return fail }
    if result == "some View" || result == "some SwiftUI.View" {
      // A modifier leaves its view as it is.
      return declaration.isModifier ? "content" : sign
    }
    if let value = least.expression(of: result) { return "\(note(said)); return \(value)" }
    return stop
  }

  private static func note(_ said: String) -> String { "WidgetctlLeftOut.note(\(said))" }

  /// Returns code with which a widget's provider answers with no entries, or with its placeholder
  /// as a snapshot.
  ///
  /// It is `nil` if the declaration is not one of a provider's answers.
  private static func providerAnswer(for declaration: SwiftOutline.Declaration) -> String? {
    let noEntries = "Timeline(entries: [], policy: .never)"
    switch (declaration.name, declaration.callbacks.first, declaration.context) {
    case ("getTimeline", let callback?, _): return "\(callback)(\(noEntries))"
    case ("timeline", nil, _?) where declaration.result?.hasPrefix("Timeline<") == true:
      return "return \(noEntries)"
    case ("getSnapshot", let callback?, let context?):
      return "\(callback)(placeholder(in: \(context)))"
    case ("snapshot", nil, let context?): return "return placeholder(in: \(context))"
    default: return nil
    }
  }
}

extension SwiftOutline.Declaration {
  /// Whether the declaration is the `body(content:)` of a `ViewModifier`.
  fileprivate var isModifier: Bool { name == "body" && kind == .function }
}

/// The accessors of a property, if its braces contain more than the getter's code.
private struct Accessors {
  private(set) var areObservers = false
  private(set) var hasSetter = false
  /// The words `async` and `throws` of an explicit getter.
  private(set) var effects: [String] = []

  init(_ body: [UInt8]) {
    let words = SwiftWords(body)
    let outer = words.outerWords
    guard let first = outer.first(where: { !["@", "mutating", "nonmutating"].contains($0) }) else {
      return
    }
    switch first {
    case "willSet", "didSet": areObservers = outer.allSatisfy { $0 != "get" }
    case "get", "set", "_read", "_modify":
      hasSetter = outer.contains("set") || outer.contains("_modify")
      effects = outer.filter { $0 == "async" || $0 == "throws" }
    default: break
    }
  }
}

extension SwiftWords {
  /// The words that are not inside brackets.
  fileprivate var outerWords: [String] {
    var depth = 0
    return words.compactMap { word in
      let text = text(word)
      switch text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: return depth == 0 ? text : nil
      }
      return nil
    }
  }
}
