import Ground
import SharedStore
import WidgetExtension
import WidgetIntents
import WidgetTerminal
import WidgetTimeline

/// Describes placed widgets in words and as JSON.
enum PlacedWidgetText {
  static func size(_ widget: PlacedWidget) -> String {
    WidgetFamily(rawValue: Int(widget.family))?.commandLineName ?? "size \(widget.family)"
  }

  /// Returns a widget's id, its own name if it has one, its kind and its size, such as `2 (Work,
  /// to-do, small)`.
  static func name(_ widget: PlacedWidget) -> String {
    let words = [widget.name, WidgetSelector.name(of: widget), size(widget)].compactMap(\.self)
    return "\(widget.shortID) (\(words.joined(separator: ", ")))"
  }

  /// Returns the names of several widgets for a sentence, joined with commas and “and”.
  static func names(_ widgets: [PlacedWidget]) -> String {
    let names = widgets.map(name)
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Returns the title of the widget's picture: its own name, the title in its configuration, or
  /// the display name of its kind.
  ///
  /// The id is added if another widget of the kind is placed.
  static func title(_ shelved: ShelvedWidget) -> String {
    if let name = shelved.widget.name { return name }
    if let title = configuredTitle(shelved.widget) { return title }
    let kind = shelved.kind?.title ?? ""
    let title = kind.isEmpty ? WidgetSelector.name(of: shelved.widget) : kind
    return shelved.hasTwin ? "\(title) ·\(shelved.widget.shortID)" : title
  }

  /// Returns the value of the parameter `title`, if the kind has one, with which users can name the
  /// picture; otherwise `nil`.
  private static func configuredTitle(_ widget: PlacedWidget) -> String? {
    guard
      case .value(.string(let title))? = arguments(widget).first(where: { $0.name == "title" })?
        .input
    else { return nil }
    return title.isEmpty ? nil : title
  }

  /// Returns the smaller sizes that the widget supports, the largest first; empty if its kind is
  /// not known.
  static func smaller(than family: WidgetFamily, _ shelved: ShelvedWidget) -> [WidgetFamily] {
    family.smaller(among: families(shelved))
  }

  /// Returns the larger sizes that the widget supports, the largest first.
  static func larger(than family: WidgetFamily, _ shelved: ShelvedWidget) -> [WidgetFamily] {
    family.larger(among: families(shelved))
  }

  private static func families(_ shelved: ShelvedWidget) -> [WidgetFamily] {
    (shelved.kind?.families ?? []).compactMap { WidgetFamily(commandLineName: $0) }
  }

  /// Returns the widget's configuration as options of a command, such as `--list Work`.
  static func configuration(_ widget: PlacedWidget) -> String {
    arguments(widget).map { argument in
      "--\(CommandLineName.kebab(argument.name)) \(ShellWord.quoted(argument.input.title))"
    }
    .joined(separator: " ")
  }

  /// Returns the new values of the properties that differ between two states of a widget, such as
  /// `size medium` and `city Rome`.
  static func changes(from old: PlacedWidget, to new: PlacedWidget) -> [String] {
    var changes: [String] = []
    if old.family != new.family || old.isSizeNamed != new.isSizeNamed {
      changes.append("size \(size(new))")
    }
    if old.stack != new.stack { changes.append(new.stack.map { "stack “\($0)”" } ?? "no stack") }
    if old.name != new.name { changes.append(new.name.map { "name “\($0)”" } ?? "no name") }
    if old.budget != new.budget {
      changes.append(new.budget.map { "budget \($0)" } ?? "no budget of its own")
    }
    let (before, after) = (arguments(old), arguments(new))
    changes += after.filter { !before.contains($0) }.map { argument in
      "\(CommandLineName.kebab(argument.name)) \(argument.input.title)"
    }
    let gone = before.filter { argument in !after.contains { $0.name == argument.name } }
    return changes + gone.map { "\(CommandLineName.kebab($0.name)) as by default" }
  }

  /// Returns the widget as JSON.
  ///
  /// `board` is the name of its board, if there are several. `waitsUntil` is the date of a
  /// postponed reload, in microseconds since 1970 UTC.
  static func json(
    _ widget: PlacedWidget,
    on board: String? = nil,
    waitsUntil: Int64? = nil
  ) -> JSONText {
    let activity = ActivityText.json(widget, at: SystemTime.microsecondsSince1970)
    return .object(
      [
        ("id", .string(widget.shortID)),
        ("name", .optional(widget.name)),
        ("kind", .string(WidgetSelector.ownName(of: widget))),
        ("size", .string(size(widget))),
        ("isSizeNamed", .bool(widget.isSizeNamed)),
        ("extension", .string(widget.extensionName)),
        (
          "configuration",
          .object(arguments(widget).map { ($0.name, .string($0.input.title)) })
        ),
      ] + (board.map { [("board", .string($0))] } ?? [])
        + (widget.stack.map { [("stack", .string($0))] } ?? [])
        + (widget.budget.map { [("budget", .string($0))] } ?? [])
        + (waitsUntil.map { [("waitsUntil", .instant($0))] } ?? [])
        + (activity.map { [("activity", $0)] } ?? [])
    )
  }

  /// Returns the arguments in the widget's configuration; empty for a Live Activity, or if the
  /// configuration cannot be read.
  static func arguments(_ widget: PlacedWidget) -> [IntentArgument] {
    widget.isActivity
      ? [] : (try? [IntentArgument](configurationBytes: widget.configuration)) ?? []
  }
}

extension IntentInput {
  /// The value as one line: the title of an entity, or the values of a list with commas between
  /// them.
  var title: String {
    if case .value(.list(let values)) = self {
      return values.map(\.displayText).joined(separator: ", ")
    }
    return description
  }
}
