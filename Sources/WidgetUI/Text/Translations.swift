import Foundation
import Moments

/// Looks up localized texts in string tables.
enum Translations {
  /// Whether the main bundle has string tables; if not, and no bundle is named, no key is looked
  /// up.
  private static let hasTables =
    Bundle.main.urls(forResourcesWithExtension: "lproj", subdirectory: nil)?.isEmpty == false

  /// The suffix of a key for the singular; `widgetctl extension import` writes such keys.
  private static let oneForm = "\u{2060}one"

  /// Returns the literals and values of the translation of `key`; if there is no translation, those
  /// of `key`.
  static func elements(
    of key: LocalizedStringKey,
    table: String?,
    bundle: Bundle?
  ) -> [LocalizedStringKey.Element] {
    guard bundle != nil || hasTables else { return key.elements }
    let name = key.elements.map(\.key).joined()
    let tables = tables(of: bundle ?? .main)
    for form in forms(of: key) + [""] {
      let words = tables.localizedString(forKey: name + form, value: nil, table: table)
      if words != name + form { return filled(words, with: key.arguments) }
    }
    return key.elements
  }

  /// Returns the suffixes of the key's singular forms, the most specific first; empty if no number
  /// is 1.
  private static func forms(of key: LocalizedStringKey) -> [String] {
    let ones = key.ones
    guard !ones.isEmpty else { return [] }
    return [oneForm + ones.map(String.init).joined(separator: ","), oneForm]
  }

  /// Returns the bundle with the tables of the user's language.
  ///
  /// Without such tables it is `bundle`, so that Foundation chooses the language.
  private static func tables(of bundle: Bundle) -> Bundle {
    let language = UserLanguage.spoken
    let environment = ProcessInfo.processInfo.environment
    guard language != .english || UserLanguage.named(by: { environment[$0] }) == .turkish,
      let path = bundle.path(forResource: language.rawValue, ofType: "lproj")
    else { return bundle }
    return Bundle(path: path) ?? bundle
  }

  /// Returns `format` with values for `%@`, `%lld`, `%1$@` and the like, and `%` for `%%`.
  static func filled(
    _ format: String,
    with arguments: [LocalizedStringKey.Element]
  ) -> [LocalizedStringKey.Element] {
    var elements: [LocalizedStringKey.Element] = []
    var words = ""
    var next = 0
    var rest = format[...]
    while let character = rest.popFirst() {
      guard character == "%" else {
        words.append(character)
        continue
      }
      if rest.first == "%" {
        words.append("%")
        rest.removeFirst()
        continue
      }
      let before = rest
      guard let place = placeholder(&rest) else {
        words.append(character)
        rest = before
        continue
      }
      let index = place ?? next
      if place == nil { next += 1 }
      if !words.isEmpty { elements.append(.literal(words)) }
      words = ""
      if arguments.indices.contains(index) { elements.append(arguments[index]) }
    }
    if !words.isEmpty { elements.append(.literal(words)) }
    return elements
  }

  /// Removes a placeholder, whose `%` is already consumed, from `rest`.
  ///
  /// - Returns: The value's index from 0, or `.some(nil)` if the placeholder has none; `nil` if
  ///   `rest` is other text.
  private static func placeholder(_ rest: inout Substring) -> Int?? {
    var place: Int?
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if rest.dropFirst(digits.count).first == "$", let number = Int(digits), number > 0 {
      place = number - 1
      rest = rest.dropFirst(digits.count + 1)
    }
    let flags = rest.prefix { "0123456789.+-#'".contains($0) }
    let length = rest.dropFirst(flags.count).prefix { "hlqLzt".contains($0) }
    let tail = rest.dropFirst(flags.count + length.count)
    guard let kind = tail.first, "@dDiuUxXofFeEgGaAcCsS".contains(kind) else { return nil }
    rest = tail.dropFirst()
    return .some(place)
  }
}

extension LocalizedStringKey.Element {
  /// The placeholder or literal of the element, as the key in a table contains it.
  fileprivate var key: String {
    switch self {
    case .literal(let words): words
    case .argument(_, let placeholder, _): placeholder
    }
  }
}

extension LocalizedStringKey {
  /// The positions, counted from 1, of the arguments that equal 1.
  fileprivate var ones: [Int] {
    arguments.enumerated().compactMap { place, element in
      if case .argument(_, _, true?) = element { place + 1 } else { nil }
    }
  }

  fileprivate var arguments: [Element] {
    elements.filter { if case .argument = $0 { true } else { false } }
  }
}
