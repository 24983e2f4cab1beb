import WidgetExtension
import WidgetIntents
import WidgetTerminal

/// A widget's kind as a gallery offers it.
struct OfferedWidget {
  let host: DescribedExtension
  let widget: WidgetDescription

  /// The name that no other extension's widget has.
  private var qualifiedName: String { "\(host.name)/\(widget.name)" }

  static func all(_ extensions: [DescribedExtension]) -> [OfferedWidget] {
    extensions.flatMap { host in
      host.description.widgets.map { OfferedWidget(host: host, widget: $0) }
    }
  }

  /// The kind of that name, or the only one that begins so; `more` goes on the hint where there is none.
  static func named(
    _ word: String,
    in extensions: [DescribedExtension],
    more: () -> String = { "" }
  ) throws(CommandError) -> OfferedWidget {
    let offered = all(extensions)
    let exact = offered.filter {
      $0.widget.name == word || $0.widget.kind == word || $0.qualifiedName == word
    }
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
          hint: "'widgetctl gallery' lists them\(more())"
        )
      )
    }
    return only
  }
}
