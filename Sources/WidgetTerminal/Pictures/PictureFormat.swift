import WidgetIntents
import WidgetTimeline

/// The forms in which a picture can be written (CL-6).
package enum PictureFormat: String, CaseIterable, Sendable {
  case plain, ansi, json, svg, html, markdown
}

/// The sizes that `--size` and `--family` name.
package enum SizeOption {
  package static var names: [String] { WidgetFamily.placeable.map(\.commandLineName) }

  package static func family(_ name: String) throws(CommandError) -> WidgetFamily {
    guard let family = WidgetFamily(commandLineName: name) else {
      throw .usage(
        .unknownName(
          kind: "size",
          name: name,
          suggestion: NameSuggestion.closest(to: name, in: names),
          hint: "expected one of \(names.joined(separator: ", "))"
        )
      )
    }
    return family
  }
}
