import WidgetExtension
import WidgetIntents
import WidgetTerminal

/// The values that a widget's extension offers at present for the parameters of the widget's
/// configuration.
struct OfferedChoices {
  /// The values, by the names of the parameters' options; a parameter that accepts any value has no
  /// entry.
  private(set) var options: [String: [IntentOption]] = [:]
  private(set) var recommendations: [RecommendedConfiguration] = []

  /// Asks the extension for the values and for its recommendations.
  ///
  /// Those that it cannot report are left out, with a warning on standard error. `kept` is the
  /// widget's present configuration, on which the values may depend (AI-51).
  init(of offered: OfferedWidget, keeping kept: [IntentArgument] = [], output: Output) {
    guard let intent = offered.widget.configuration else { return }
    do throws(ExtensionError) {
      let client = try offered.host.session()
      recommendations = try client.recommendations(
        RecommendationsRequest(kind: offered.widget.kind)
      )
      for parameter in intent.parameters {
        let request = OptionsRequest(
          intent: intent.identifier,
          parameter: parameter.name,
          arguments: kept
        )
        options[parameter.optionName] = try client.options(request)
      }
    } catch {
      output.warning("what \(offered.name) may be given is not known: \(error.message)")
    }
  }

  /// Asks the extension only for its recommendations, for a list of many kinds.
  init(recommendedFor offered: OfferedWidget, output: Output) {
    guard offered.widget.configuration != nil else { return }
    do throws(ExtensionError) {
      recommendations = try offered.host.session()
        .recommendations(RecommendationsRequest(kind: offered.widget.kind))
    } catch {
      output.warning(
        "what is recommended for \(offered.name) is not known: \(error.message)"
      )
    }
  }
}

/// Describes a kind of widget for the gallery, as text and as JSON.
struct OfferText {
  let offered: OfferedWidget
  let choices: OfferedChoices

  /// The most values that are listed for a parameter; `--json` lists all.
  private static let mostListed = 12

  /// The kind's name and description, its sizes, parameters and recommendations, one in each line.
  var lines: [String] {
    let widget = offered.widget
    let parameters = parameters.map { "  \($0.form(enumerations))" }
    let recommended = choices.recommendations.map {
      "  \($0.title): \(command(adding: $0))"
    }
    if widget.isActivity == true {
      let about = widget.description.isEmpty ? "" : " \(widget.description)"
      return ["\(offered.name):\(about) (Live Activity, begun by its intents)"]
    }
    if let reason = widget.stops { return ["\(offered.name): stops (\(reason))"] }
    return [
      "\(offered.name): \(widget.description)", "  \(widget.families.joined(separator: " "))",
    ]
      + parameters + recommended
  }

  /// The complete description of the kind as text.
  var whole: String {
    let widget = offered.widget
    var text = "\(widget.displayName)\n"
    if !widget.description.isEmpty { text += "\(widget.description)\n" }
    if widget.isActivity == true {
      return text + "\nIt is \(ActivityText.origin).\nextension: \(offered.host.name)\n" + previews
    }
    if let reason = widget.stops {
      return text + "\nIt stops: \(reason)\nextension: \(offered.host.name)\n" + previews
    }
    let values = parameters.map { " [\($0.form(enumerations))]" }.joined()
    text += "\nusage: widgetctl add \(offered.name) [--size SIZE] [--name NAME]\(values)\n"
    text += "sizes: \(widget.families.joined(separator: " "))\n"
    text += "extension: \(offered.host.name)\n"
    if !parameters.isEmpty {
      text += "\nparameters:\n" + HelpText.aligned(parameters.map { row($0) })
    }
    if !choices.recommendations.isEmpty {
      text += "\nrecommended:\n"
      text += HelpText.aligned(
        choices.recommendations.map { (command(adding: $0), "\($0.title)\(Self.values(of: $0))") }
      )
    }
    return text + previews
  }

  /// The previews in the author's program, one in each line, with the command that draws them.
  private var previews: String {
    let all = (try? ProgramPreviews(offered.host)?.all()) ?? []
    let own = all.filter { $0.kind == nil || $0.kind == offered.widget.kind }
    guard !own.isEmpty else { return "" }
    let rows = own.prefix(Self.mostListed).map { preview in
      (
        "widgetctl show \(offered.name) --preview \(ShellWord.quoted(preview.name))",
        preview.size ?? ""
      )
    }
    return "\npreviews:\n" + HelpText.aligned(rows)
  }

  var json: JSONText {
    let widget = offered.widget
    return .object([
      ("name", .string(widget.name)),
      ("kind", .string(widget.kind)),
      ("title", .string(widget.displayName)),
      ("description", .string(widget.description)),
      ("isActivity", .bool(widget.isActivity == true)),
      ("stops", .optional(widget.stops)),
      ("sizes", .array(widget.families.map { .string($0) })),
      ("extension", .string(offered.host.name)),
      (
        "parameters", .array(parameters.map(IntentText(host: offered.host).json))
      ),
      ("options", optionsJSON),
      ("recommendations", .array(choices.recommendations.map(json))),
    ])
  }

  /// Returns a row for each parameter, with the value in a placed widget's configuration and an
  /// explanation of the possible values.
  func rows(configuredWith arguments: [IntentArgument]) -> [(String, String)] {
    parameters.map { parameter in
      let value = arguments.first { CommandLineName.kebab($0.name) == parameter.optionName }
      let shown = value.map { ShellWord.quoted($0.input.title) } ?? Self.defaultText(of: parameter)
      return ("--\(parameter.optionName) \(shown)", explanation(of: parameter))
    }
  }

  /// Returns the default value of a parameter in parentheses, such as `(default: today)`.
  private static func defaultText(of parameter: ParameterMetadata) -> String {
    switch parameter.defaultValue {
    case .enumeration(let value): "(default: \(CommandLineName.kebab(value.rawValue)))"
    case let value?: "(default: \(value.displayText))"
    case nil: "(not set)"
    }
  }

  private var parameters: [ParameterMetadata] { offered.widget.configuration?.parameters ?? [] }

  private var enumerations: [EnumMetadata] { offered.host.description.enumerations }

  private func row(_ parameter: ParameterMetadata) -> (String, String) {
    (parameter.form(enumerations), explanation(of: parameter))
  }

  private func explanation(of parameter: ParameterMetadata) -> String {
    let options = choices.options[parameter.optionName] ?? []
    var titles = options.prefix(Self.mostListed).map(\.title)
    if options.count > titles.count { titles.append("\(options.count - titles.count) more") }
    return IntentText(host: offered.host).explanation(of: parameter, choices: titles)
  }

  private func command(adding recommended: RecommendedConfiguration) -> String {
    "widgetctl add \(offered.name) --recommendation \(ShellWord.quoted(recommended.title))"
  }

  private static func values(of recommended: RecommendedConfiguration) -> String {
    let values = recommended.arguments.map {
      "\(CommandLineName.kebab($0.name)) \($0.input.title)"
    }
    return values.isEmpty ? "" : ": \(values.joined(separator: ", "))"
  }

  private func json(_ recommended: RecommendedConfiguration) -> JSONText {
    .object([
      ("title", .string(recommended.title)),
      ("command", .string(command(adding: recommended))),
      (
        "configuration",
        .object(recommended.arguments.map { ($0.name, .string($0.input.title)) })
      ),
    ])
  }

  private var optionsJSON: JSONText {
    .object(
      parameters.compactMap { parameter in
        guard let options = choices.options[parameter.optionName], !options.isEmpty else {
          return nil
        }
        let values = options.map { option in
          JSONText.object([
            ("value", .string(option.word)),
            ("title", .string(option.title)),
            ("subtitle", .optional(option.subtitle)),
          ])
        }
        return (parameter.name, .array(values))
      }
    )
  }
}
