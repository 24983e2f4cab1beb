import WidgetExtension
import WidgetIntents
import WidgetTerminal
import WidgetTimeline

/// A kind of widget, with the extension that has it.
struct OfferedWidget: Sendable {
  let host: HostedExtension
  let widget: WidgetDescription
  /// Whether another extension has a kind of widget with the same name.
  var hasNamesake = false

  /// The name of the kind that users type; if another extension has a kind of that name, its
  /// extension's name precedes it.
  var name: String { hasNamesake ? qualifiedName : widget.name }

  /// The name of the kind with its extension's name before it, which is unique.
  private var qualifiedName: String { "\(host.name)/\(widget.name)" }

  /// The size in which a widget is placed if the user chooses none: large, or else the first that
  /// the kind supports.
  var defaultFamily: WidgetFamily {
    let first = widget.families.contains("large") ? "large" : widget.families.first
    return first.flatMap { WidgetFamily(commandLineName: $0) } ?? .systemLarge
  }

  static func all(_ extensions: [HostedExtension]) -> [OfferedWidget] {
    let offered = extensions.flatMap { host in
      host.description.widgets.map { OfferedWidget(host: host, widget: $0) }
    }
    // Names are unique within an extension.
    let counts = Dictionary(offered.map { ($0.widget.name, 1) }, uniquingKeysWith: +)
    return offered.map { one in
      var one = one
      one.hasNamesake = counts[one.widget.name, default: 0] > 1
      return one
    }
  }

  /// Returns the kind with this name, or the only one whose name begins with it; `more` is added to
  /// the hint of an error.
  static func named(
    _ word: String,
    of offers: Extensions,
    more: String = ""
  ) throws(CommandError) -> OfferedWidget {
    let extensions = try offers.matching { name, offer in
      offer.widgets.contains {
        isCalled(word, $0, of: name) || isKind(word, $0, of: name) || $0.name.hasPrefix(word)
          || KindName.commandName(of: $0.kind) == word
      }
    }
    let offered = all(extensions)
    let found =
      offered.filter { isCalled(word, $0.widget, of: $0.host.name) }.nonEmpty
      ?? offered.filter { isKind(word, $0.widget, of: $0.host.name) }.nonEmpty
      // The name that earlier versions have stored.
      ?? offered.filter { KindName.commandName(of: $0.widget.kind) == word }.nonEmpty
      ?? offered.filter { $0.widget.name.hasPrefix(word) }
    if found.count > 1 {
      throw .usage(
        .ambiguous(kind: "widget", name: word, candidates: found.map(\.qualifiedName))
      )
    }
    guard let only = found.first else {
      let names = offered.map(\.name)
      throw .usage(
        .unknownName(
          kind: "widget",
          name: word,
          suggestion: NameSuggestion.closest(to: word, in: names),
          hint: "'widgetctl gallery' lists the \(names.count) kinds there are\(more)"
        )
      )
    }
    return only
  }

  private static func isCalled(
    _ word: String,
    _ widget: WidgetDescription,
    of extensionName: String
  ) -> Bool {
    widget.name == word || "\(extensionName)/\(widget.name)" == word
  }

  private static func isKind(
    _ word: String,
    _ widget: WidgetDescription,
    of extensionName: String
  ) -> Bool {
    widget.kind == word || "\(extensionName)/\(widget.kind)" == word
  }
}
