import WidgetExtension
import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// Assigns the names by which commands refer to an extension's widgets: from their Swift types, or
/// else from their kinds.
///
/// They depend only on the extension's description, so that all commands use the same names.
enum WidgetNames {
  /// The most Unicode scalars of a name; a longer one would not fit in tables.
  private static let maximumScalars = 64
  /// The greatest number that is appended to a name to make it unique.
  private static let maximumNamesakes = 1_000

  /// The names of commands and sizes, which no widget gets as its name.
  private static let reserved = Set(
    CommandName.allCases.map(\.rawValue) + WidgetFamily.placeable.map(\.commandLineName)
  )

  /// Returns the widgets with names that are unique, and that commands cannot confuse with their
  /// own words.
  static func given(to widgets: [WidgetDescription]) -> [WidgetDescription] {
    var taken: Set<String> = []
    let counts = Dictionary(widgets.map { ($0.name, 1) }, uniquingKeysWith: +)
    return widgets.map { widget in
      let ofKind = KindName.commandName(of: widget.kind)
      let own = counts[widget.name] == 1 ? [widget.name, ofKind] : [ofKind, widget.name]
      let long = own.map { "\($0)-widget" } + ["widget"]
      let free = (own + long).first { isUsable($0) && !taken.contains($0) }
      var named = widget
      named.name = free ?? numbered(own + long, besides: taken)
      taken.insert(named.name)
      return named
    }
  }

  /// Returns the first usable name of `names` with a number after it, such as `clock-2`, so that no
  /// name in `taken` equals it.
  private static func numbered(_ names: [String], besides taken: Set<String>) -> String {
    let base = names.first(where: isUsable) ?? "widget"
    let free = (2...maximumNamesakes).lazy.map { "\(base)-\($0)" }.first { !taken.contains($0) }
    return free ?? base
  }

  /// Returns whether a name is one printable word that commands cannot confuse with an id, an
  /// option or a reserved word.
  private static func isUsable(_ name: String) -> Bool {
    !name.isEmpty && name.unicodeScalars.count <= maximumScalars
      && !name.allSatisfy(\.isNumber) && !reserved.contains(name)
      && !name.hasPrefix("-") && !name.contains("/") && !name.contains(where: \.isWhitespace)
      && TerminalText.sanitized(name) == name
  }
}

extension ExtensionDescription {
  /// The description in which each widget has the name by which commands refer to it.
  var named: ExtensionDescription {
    var description = self
    description.widgets = WidgetNames.given(to: widgets)
    return description
  }

  /// Returns the description of a program that prints; its only widget gets the name of the
  /// extension.
  func named(like extensionName: String) -> ExtensionDescription {
    var description = self
    if widgets.count == 1 { description.widgets[0].name = KindName.commandName(of: extensionName) }
    return description.named
  }
}
