import WidgetExtension
import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// The names by which the command line knows the widgets of an extension: of their Swift types, else of their kinds.
///
/// They depend on the offer alone, so that every command finds the same ones.
enum WidgetNames {
  /// The most scalars of a name that leave room in a table.
  private static let maximumScalars = 64
  /// The greatest number that distinguishes widgets of one name.
  private static let maximumNamesakes = 1_000

  /// The words of commands and sizes, which mean no widget.
  private static let reserved = Set(
    CommandName.allCases.map(\.rawValue) + WidgetFamily.placeable.map(\.commandLineName)
  )

  /// Returns the widgets with names that are unique among them, and that no other word of a command line can mean.
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

  /// Returns the first usable name with the least number behind it that no other widget has.
  private static func numbered(_ names: [String], besides taken: Set<String>) -> String {
    let base = names.first(where: isUsable) ?? "widget"
    let free = (2...maximumNamesakes).lazy.map { "\(base)-\($0)" }.first { !taken.contains($0) }
    return free ?? base
  }

  /// Whether a name can be typed as one word, printed in a line, and taken for nothing else.
  private static func isUsable(_ name: String) -> Bool {
    !name.isEmpty && name.unicodeScalars.count <= maximumScalars
      && !name.allSatisfy(\.isNumber) && !reserved.contains(name)
      && !name.hasPrefix("-") && !name.contains("/") && !name.contains(where: \.isWhitespace)
      && TerminalText.sanitized(name) == name
  }
}

extension ExtensionDescription {
  /// The same offer with the names that its widgets have here.
  var named: ExtensionDescription {
    var description = self
    description.widgets = WidgetNames.given(to: widgets)
    return description
  }

  /// The same offer of a program that prints, whose one widget is called like its extension.
  func named(like extensionName: String) -> ExtensionDescription {
    var description = self
    if widgets.count == 1 { description.widgets[0].name = KindName.commandName(of: extensionName) }
    return description.named
  }
}
