import WidgetExtension
import WidgetIntents
import WidgetTerminal
import WidgetTimeline

/// A widget's kind as a gallery offers it.
struct OfferedWidget: Sendable {
  let host: HostedExtension
  let widget: WidgetDescription

  /// The name that no other extension's widget has.
  private var qualifiedName: String { "\(host.name)/\(widget.name)" }

  /// The size in which it is placed if the user names none.
  var defaultFamily: WidgetFamily {
    let first = widget.families.contains("large") ? "large" : widget.families.first
    return first.flatMap { WidgetFamily(commandLineName: $0) } ?? .systemLarge
  }

  static func all(_ extensions: [HostedExtension]) -> [OfferedWidget] {
    extensions.flatMap { host in
      host.description.widgets.map { OfferedWidget(host: host, widget: $0) }
    }
  }

  /// The kind of that name, or the only one that begins so; `more` is added to the hint if there is none.
  static func named(
    _ word: String,
    of offers: Extensions,
    more: String = ""
  ) throws(CommandError) -> OfferedWidget {
    let extensions = try offers.matching { name, offer in
      offer.widgets.contains { isExact(word, $0, of: name) || $0.name.hasPrefix(word) }
    }
    let offered = all(extensions)
    let exact = offered.filter { isExact(word, $0.widget, of: $0.host.name) }
    let found = exact.isEmpty ? offered.filter { $0.widget.name.hasPrefix(word) } : exact
    if found.count > 1 {
      throw .usage(
        .ambiguous(kind: "widget", name: word, candidates: found.map(\.qualifiedName))
      )
    }
    guard let only = found.first else {
      let names = offered.map(\.widget.name)
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

  private static func isExact(
    _ word: String,
    _ widget: WidgetDescription,
    of extensionName: String
  ) -> Bool {
    widget.name == word || widget.kind == word || "\(extensionName)/\(widget.name)" == word
  }
}
