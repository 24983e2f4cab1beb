import WidgetExtension
import WidgetIntents
import WidgetTerminal
import WidgetTimeline

/// Parses a widget's configuration from the options of a command, with the help of the widget's
/// extension.
struct ConfigurationInput {
  let offered: OfferedWidget
  /// The beginning of the command line, such as `add to-do`, for the usage line in errors.
  let command: String
  /// The current time in microseconds since 1970 UTC, on which the meaning of words such as
  /// `tomorrow` depends.
  let now: Int64

  /// The usage line of the command, with an option for each parameter of the widget.
  var form: String {
    let parameters = known.map { " [\($0.form(enumerations))]" }
    return "widgetctl \(command) [--size SIZE]" + parameters.joined()
  }

  private var enumerations: [EnumMetadata] { offered.host.description.enumerations }

  private var known: [ParameterMetadata] { offered.widget.configuration?.parameters ?? [] }

  /// Returns the parameter with this name, in the form of a Swift name or of an option.
  ///
  /// - Throws: `.usage` with the closest name if the widget has no such parameter.
  func parameter(_ name: String) throws(CommandError) -> ParameterMetadata {
    if let parameter = known.first(where: { $0.optionName == name || $0.name == name }) {
      return parameter
    }
    let closest = NameSuggestion.closest(to: name, in: known.map(\.optionName))
    throw .usage(
      .unknownOption("--\(name)", suggestion: closest.map { "--\($0)" }, signature: form)
    )
  }

  /// Returns the given values after the extension has resolved them.
  ///
  /// `kept` contains the widget's other values, on which the possible values may depend.
  ///
  /// - Throws: An error for an unknown parameter, or for an invalid value, which lists valid ones.
  func values(
    _ given: [Arguments.Parameter],
    keeping kept: [IntentArgument]
  ) throws(CommandError) -> [IntentArgument] {
    for parameter in given {
      _ = try self.parameter(parameter.name)
    }
    guard let intent = offered.widget.configuration, !given.isEmpty else { return [] }
    let arguments = try ParameterInput.arguments(given, for: intent, enumerations, form: form)
    let request = ConfigurationRequest(
      kind: offered.widget.kind,
      arguments: arguments,
      kept: kept,
      now: now
    )
    do {
      return try offered.host.session().configure(request)
    } catch {
      throw CommandError(error, signature: form)
    }
  }

  /// Returns the recommended configuration with this title, or the only one whose title begins with
  /// this text.
  func recommended(_ title: String) throws(CommandError) -> RecommendedConfiguration {
    let all: [RecommendedConfiguration]
    do {
      all = try offered.host.session()
        .recommendations(RecommendationsRequest(kind: offered.widget.kind))
    } catch {
      throw CommandError(error)
    }
    let wanted = FoldedText.fold(title)
    let exact = all.filter { FoldedText.fold($0.title) == wanted }
    let found =
      exact.isEmpty ? all.filter { FoldedText.fold($0.title).hasPrefix(wanted) } : exact
    guard let only = found.first, found.count == 1 else {
      let titles = (found.isEmpty ? all : found).map(\.title)
      if !found.isEmpty {
        throw .usage(.ambiguous(kind: "recommendation", name: title, candidates: titles))
      }
      throw .usage(
        .unknownName(
          kind: "recommendation of \(offered.name)",
          name: title,
          suggestion: NameSuggestion.closest(to: title, in: titles),
          hint: titles.isEmpty
            ? "its author recommends none" : "known: \(titles.joined(separator: ", "))"
        )
      )
    }
    return only
  }

  /// Returns `kept` with the values in `values` added or replaced, in the order in which the
  /// parameters are declared.
  func merged(_ kept: [IntentArgument], with values: [IntentArgument]) -> [IntentArgument] {
    let names = Set(values.map { CommandLineName.kebab($0.name) })
    let all = kept.filter { !names.contains(CommandLineName.kebab($0.name)) } + values
    let order = known.map(\.optionName)
    return all.enumerated().sorted { first, second in
      let places = [first, second].map {
        order.firstIndex(of: CommandLineName.kebab($0.element.name)) ?? order.count
      }
      return (places[0], first.offset) < (places[1], second.offset)
    }.map(\.element)
  }

  /// Returns a configuration encoded for the store.
  func bytes(_ arguments: [IntentArgument]) throws(CommandError) -> [UInt8] {
    do {
      return try arguments.configurationBytes()
    } catch {
      throw .usage(.other(message: error.message, hint: "give shorter values", signature: form))
    }
  }

  /// Returns the size with this name.
  ///
  /// - Throws: `.usage` if the widget does not support it.
  func family(_ name: String) throws(CommandError) -> WidgetFamily {
    let family = try SizeOption.family(name)
    guard offered.widget.families.contains(family.commandLineName) else {
      throw .usage(
        .other(
          message: "\(offered.name) has no size '\(name)'",
          hint: "expected one of \(offered.widget.families.joined(separator: ", "))"
        )
      )
    }
    return family
  }
}
