import Essentials
import SharedStore
import WidgetExtension
import WidgetIntents
import WidgetRender
import WidgetTerminal
import WidgetTimeline

/// Provides the data for editing the placed widgets in the view, read from the store without
/// starting an extension.
extension StoreLive {
  /// Returns all kinds that can be placed, from the extensions' last descriptions.
  func gallery() -> [PageGallery.Kind] {
    let offers = offers
    let names = offers.flatMap { $0.description.widgets.map(\.name) }
    return offers.flatMap { offer in
      offer.description.widgets.filter { $0.isActivity != true && $0.stops == nil }.map { widget in
        let isUnique = names.count { $0 == widget.name } == 1
        let families = widget.families.compactMap { WidgetFamily(commandLineName: $0) }
        let usual = families.first { $0 == .systemLarge } ?? families.first ?? .systemLarge
        return PageGallery.Kind(
          name: isUnique ? widget.name : "\(offer.name)/\(widget.name)",
          title: widget.displayName,
          summary: widget.description,
          sizes: families.sortedBySize,
          usual: usual
        )
      }
    }
  }

  /// Returns the form with a placed widget's configuration; `nil` if its extension has never
  /// described the kind.
  func form(of id: Int64) -> PageForm? {
    guard let reader = try? openReader(),
      let shelved = try? reader.shelf().first(where: { $0.widget.id == id }),
      let offer = offers.first(where: { $0.name == shelved.widget.extensionName }),
      let kind = offer.description.widgets.first(where: { $0.kind == shelved.widget.kind })
    else { return nil }
    let widget = shelved.widget
    let arguments = PlacedWidgetText.arguments(widget)
    let kept = KeptOptions(ofKind: widget.kind, in: widget.extensionName, reader)?.options ?? [:]
    let parameters = kind.configuration?.parameters ?? []
    let families = kind.families.compactMap { WidgetFamily(commandLineName: $0) }.sortedBySize
    let size = PageForm.Field(
      name: "size",
      title: "Size",
      kind: .choice(
        families.map { .init(word: $0.commandLineName, title: $0.commandLineName) }
      ),
      isOwn: true,
      isOptional: false,
      value: PlacedWidgetText.size(widget)
    )
    let name = PageForm.Field(
      name: "name",
      title: "Name",
      note: "what you call it; empty for the name of its kind",
      kind: .text,
      isOwn: true,
      absence: kind.displayName,
      value: widget.name
    )
    return PageForm(
      widget: id,
      id: widget.shortID,
      title: "Configure \(PlacedWidgetText.title(shelved))",
      fields: parameters.map { parameter in
        field(
          parameter,
          arguments.first { CommandLineName.kebab($0.name) == parameter.optionName },
          kept[parameter.optionName] ?? [],
          offer.description.enumerations
        )
      } + [size, name]
    )
  }

  private func field(
    _ parameter: ParameterMetadata,
    _ argument: IntentArgument?,
    _ kept: [KeptOptions.Option],
    _ enumerations: [EnumMetadata]
  ) -> PageForm.Field {
    let options = options(of: parameter, kept, enumerations)
    let title = argument?.input.title
    // A case is identified by its raw value, because its title is in some language.
    let word: String? =
      if case .value(.enumeration(let value))? = argument?.input {
        CommandLineName.kebab(value.rawValue)
      } else { title }
    let value = options.first { $0.word == word || $0.title == title }?.word ?? title
    let absence: String =
      switch parameter.defaultValue {
      case .enumeration(let value): "default: \(value.title)"
      case let value?: "default: \(value.displayText)"
      case nil: "not set"
      }
    let range = parameter.range.map { "a number \($0)" }
    let isDate =
      switch parameter.type.unwrapped {
      case .date, .dateComponents: true
      default: false
      }
    let form = isDate ? "a date, such as tomorrow 9:00 or 2026-12-31" : nil
    return PageForm.Field(
      name: parameter.optionName,
      title: parameter.title.isEmpty ? parameter.optionName : parameter.title,
      note: [parameter.description, range, form].compactMap(\.self).joined(separator: "; "),
      kind: options.isEmpty ? .text : .choice(options),
      absence: absence,
      value: value
    )
  }

  /// Returns the values that a parameter accepts: yes and no, its cases, or those that the
  /// extension last offered.
  private func options(
    of parameter: ParameterMetadata,
    _ kept: [KeptOptions.Option],
    _ enumerations: [EnumMetadata]
  ) -> [PageForm.Option] {
    switch parameter.type.unwrapped {
    case .bool:
      return [.init(word: "true", title: "yes"), .init(word: "false", title: "no")]
    case .enumeration(let name):
      let all = enumerations.first { $0.identifier == name }?.cases ?? []
      return parameter.allowed(among: all).map {
        .init(word: CommandLineName.kebab($0.rawValue), title: $0.title)
      }
    // Users type several values in the way that commands accept them.
    case .list: return []
    default: return kept.map { .init(word: $0.word, title: $0.title) }
    }
  }

  /// The last description of each extension, in the language in which the extension would answer.
  private var offers: [(name: String, description: ExtensionDescription)] {
    guard let reader = try? openReader(), let known = try? reader.knownExtensions(),
      (try? takeOffers(known, reader)) != nil
    else { return [] }
    return rowOffers.offers(of: known)
  }
}

/// A picture in the output of `gallery --pictures --json`.
struct PrintedPicture: Decodable {
  private struct Answer: Decodable {
    let pictures: [PrintedPicture]
  }

  let archive: ArchiveDocument

  /// Returns the first picture in the output; `nil` if it contains none.
  static func first(in bytes: [UInt8]) -> ArchivedView? {
    (try? JSONDecoder().decode(Answer.self, from: Data(bytes)))?.pictures.first?.archive.view
  }
}
