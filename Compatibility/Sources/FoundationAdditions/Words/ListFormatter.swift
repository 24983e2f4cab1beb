public import Foundation

/// Joins items to a list in the language of a locale: "one, two, and three".
public final class ListFormatter: Formatter {
  public var locale: Locale = .autoupdatingCurrent
  /// The formatter of items that are not strings; if it is `nil`, their descriptions are used.
  public var itemFormatter: Formatter?

  public static func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and))
  }

  public func string(from items: [Any]) -> String? {
    let words = items.map { item in
      itemFormatter?.string(for: item) ?? String(describing: item)
    }
    return words.formatted(.list(type: .and).locale(locale))
  }

  public override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap(string(from:))
  }
}
