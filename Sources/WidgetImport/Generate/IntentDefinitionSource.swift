/// The Swift types that Xcode generates from an `.intentdefinition`.
///
/// After them follows, for each intent, an App Intent with its parameters, which configures a
/// placed widget.
struct IntentDefinitionSource {
  let definition: IntentDefinition

  var text: String {
    let parts =
      ["import AppIntents\nimport Foundation\nimport Intents\n"]
      + definition.choices.map(choice) + definition.objects.map(object)
      + definition.intents.map(intent) + definition.intents.map(configuration)
    return parts.joined(separator: "\n")
  }

  private func choice(_ choice: IntentDefinition.Choice) -> String {
    let cases = choice.swiftCases
    let chosen = cases.filter { $0.name != "unknown" }
    let own = cases.map { "  case \(SwiftName.escaped($0.name)) = \($0.index)" }
    let words = chosen.map { "  case \(SwiftName.escaped($0.name))" }
    let titles = chosen.map {
      "      .\(SwiftName.escaped($0.name)): DisplayRepresentation(title: \(SwiftName.quoted($0.title))),"
    }
    // A choice that offers nothing is no parameter.
    let offered =
      chosen.isEmpty
      ? ""
      : """

      nonisolated enum \(choice.name)Choice: String, AppIntents.AppEnum {
      \(words.joined(separator: "\n"))

        static var typeDisplayRepresentation: TypeDisplayRepresentation {
          TypeDisplayRepresentation(name: \(SwiftName.quoted(choice.title)))
        }

        static var caseDisplayRepresentations: [\(choice.name)Choice: DisplayRepresentation] {
          [
      \(titles.joined(separator: "\n"))
          ]
        }
      }

      """
    return """
      nonisolated public enum \(choice.name): Int, Sendable {
      \(own.joined(separator: "\n"))
      }

      nonisolated public class \(choice.name)ResolutionResult: INEnumResolutionResult {
        public class func success(with resolved: \(choice.name)) -> Self { Self() }
        public class func confirmationRequired(with value: \(choice.name)) -> Self { Self() }
      }

      """ + offered
  }

  private func object(_ object: IntentDefinition.Object) -> String {
    let properties = object.properties.map { property($0.name, $0.type, $0.isList) }
    return """
      nonisolated public class \(object.name): INObject, @unchecked Sendable {
      \(properties.joined(separator: "\n"))
      }

      nonisolated public class \(object.name)ResolutionResult: INObjectResolutionResult {
        public class func success(with resolved: \(object.name)) -> Self { Self() }
        public class func disambiguation(with objects: [\(object.name)]) -> Self { Self() }
        public class func confirmationRequired(with object: \(object.name)?) -> Self { Self() }
      }

      """
  }

  private func intent(_ intent: IntentDefinition.Intent) -> String {
    let type = intent.type
    let properties = intent.parameters.map { parameter in
      property(parameter.name, parameter.type, parameter.isList, parameter.standard)
    }
    let answers = intent.answers.map { property($0.name, $0.type, $0.isList) }
    let codes = intent.codes.enumerated().map { place, name in
      "  case \(SwiftName.escaped(name)) = \(100 + place)"
    }
    return """
      nonisolated public class \(type): INIntent, @unchecked Sendable {
      \(properties.joined(separator: "\n"))
      }

      nonisolated public enum \(type)ResponseCode: Int, Sendable {
        case unspecified = 0, ready, continueInApp, inProgress, success, failure, failureRequiringAppLaunch
      \(codes.joined(separator: "\n"))
      }

      nonisolated public class \(type)Response: INIntentResponse, @unchecked Sendable {
        public private(set) var code: \(type)ResponseCode = .unspecified
      \(answers.joined(separator: "\n"))

        public convenience init(code: \(type)ResponseCode, userActivity: NSUserActivity?) {
          self.init()
          self.code = code
          self.userActivity = userActivity
        }
      }

      \(handling(intent))
      """
  }

  /// Returns the protocol for handlers of the intent, which nothing in widgetctl calls.
  private func handling(_ intent: IntentDefinition.Intent) -> String {
    let type = intent.type
    var required = [
      "  func handle(intent: \(type), completion: @escaping (\(type)Response) -> Void)"
    ]
    var defaults = [
      """
        public func handle(intent: \(type), completion: @escaping (\(type)Response) -> Void) {
          completion(\(type)Response(code: .failure, userActivity: nil))
        }
      """,
      """
        public func confirm(intent: \(type), completion: @escaping (\(type)Response) -> Void) {
          completion(\(type)Response(code: .ready, userActivity: nil))
        }
      """,
    ]
    required.append(
      "  func confirm(intent: \(type), completion: @escaping (\(type)Response) -> Void)"
    )
    for parameter in intent.parameters where parameter.isDynamic {
      let element = swiftType(parameter.type)
      let name = SwiftName.uppercasedStart(of: parameter.name)
      required.append(
        "  func default\(name)(for intent: \(type)) -> \(parameter.isList ? "[\(element)]" : element)?"
      )
      defaults.append(
        "  public func default\(name)(for intent: \(type)) -> "
          + "\(parameter.isList ? "[\(element)]" : element)? { nil }"
      )
    }
    return """
      nonisolated public protocol \(type)Handling: NSObjectProtocol {
      \(required.joined(separator: "\n"))
      }

      extension \(type)Handling {
      \(defaults.joined(separator: "\n"))
      }

      """
  }

  /// Returns the parameters of a widget's configuration, and the code that applies them to the
  /// intent.
  private func configuration(_ intent: IntentDefinition.Intent) -> String {
    let offered = intent.parameters.filter { offeredType($0) != nil }
    let declared = offered.map { parameter in
      let standard = standardText(parameter).map { ", default: \($0)" } ?? ""
      let type = offeredType(parameter) ?? "String"
      return "  @Parameter(title: \(SwiftName.quoted(parameter.title))\(standard))\n"
        + "  var \(SwiftName.escaped(parameter.name)): \(type)\(standard.isEmpty ? "?" : "")\n"
    }
    let taken = offered.map { "    \(taking($0))" }
    return """
      nonisolated public struct \(intent.type)Parameters: AppIntents.WidgetConfigurationIntent {
        public static var title: LocalizedStringResource { \(SwiftName.quoted(intent.title)) }
        public static var description: IntentDescription? { \(about(intent)) }

      \(declared.joined(separator: "\n"))
        public init() {}
      }

      extension \(intent.type): ConfigurableIntent {
        nonisolated public func take(_ parameters: \(intent.type)Parameters) {
      \(taken.joined(separator: "\n"))
        }
      }

      """
  }

  private func about(_ intent: IntentDefinition.Intent) -> String {
    intent.about.map { "IntentDescription(\(SwiftName.quoted($0)))" } ?? "nil"
  }

  /// Returns the type of a parameter that users can set; `nil` if only the author's code has its
  /// values.
  private func offeredType(_ parameter: IntentDefinition.Parameter) -> String? {
    let element: String? =
      switch parameter.type {
      case .text: parameter.isDynamic ? nil : "String"
      case .integer: "Int"
      case .decimal, .interval: "Double"
      case .flag: "Bool"
      case .url: "URL"
      case .choice(let name): cases(ofChoice: name).isEmpty ? nil : "\(name)Choice"
      case .date, .object, .other: nil
      }
    return element.map { parameter.isList ? "[\($0)]" : $0 }
  }

  private func standardText(_ parameter: IntentDefinition.Parameter) -> String? {
    guard !parameter.isList, let standard = parameter.standard else { return nil }
    switch (standard, parameter.type) {
    case (.text(let text), _): return SwiftName.quoted(text)
    case (.number(let number), .integer):
      return "\(Int(clamping: Int64(number.isFinite ? number.rounded() : 0)))"
    case (.number(let number), _): return number.isFinite ? "\(number)" : nil
    case (.flag(let flag), _): return "\(flag)"
    case (.choice(let word), .choice(let name)):
      return cases(ofChoice: name).named(word).map {
        ".\(SwiftName.escaped($0.name))"
      }
    default: return nil
    }
  }

  private func taking(_ parameter: IntentDefinition.Parameter) -> String {
    let name = SwiftName.escaped(parameter.name)
    let given = "parameters.\(name)"
    let isOptional = standardText(parameter) == nil
    let call = { (body: String, value: String) in
      if parameter.isList {
        return "\(name) = \(given)?.map { \(body.replacing("%", with: "$0")) }"
      }
      return isOptional
        ? "\(name) = \(given).map { \(body.replacing("%", with: "$0")) }"
        : "\(name) = \(body.replacing("%", with: value))"
    }
    switch parameter.type {
    case .integer, .decimal, .interval, .flag: return call("NSNumber(value: %)", given)
    case .choice(let choice):
      let cases = cases(ofChoice: choice).map { one in
        "case .\(SwiftName.escaped(one.name)): .\(SwiftName.escaped(one.name))"
      }
      let all = cases.joined(separator: "; ")
      if parameter.isList {
        return "\(name) = (\(given) ?? []).map { choice in switch choice { \(all) } }"
      }
      return isOptional
        ? "if let choice = \(given) { \(name) = switch choice { \(all) } }"
        : "\(name) = switch \(given) { \(all) }"
    default: return "\(name) = \(given)"
    }
  }

  private func property(
    _ name: String,
    _ type: IntentDefinition.ValueType,
    _ isList: Bool,
    _ standard: IntentDefinition.Standard? = nil
  ) -> String {
    let name = SwiftName.escaped(name)
    if case .choice(let choice) = type {
      if isList { return "  public var \(name): [\(choice)] = []" }
      let word: String? = if case .choice(let word)? = standard { word } else { nil }
      let first = word.flatMap { cases(ofChoice: choice).named($0) }
      return "  public var \(name): \(choice) = .\(SwiftName.escaped(first?.name ?? "unknown"))"
    }
    let type = swiftType(type)
    if isList { return "  public var \(name): [\(type)]?" }
    let value: String? =
      switch standard {
      case .text(let text): SwiftName.quoted(text)
      case .number(let number) where number.isFinite: "NSNumber(value: \(number))"
      case .flag(let flag): "NSNumber(value: \(flag))"
      default: nil
      }
    return "  public var \(name): \(type)?\(value.map { " = \($0)" } ?? "")"
  }

  private func swiftType(_ type: IntentDefinition.ValueType) -> String {
    switch type {
    case .text: "String"
    case .integer, .decimal, .flag, .interval: "NSNumber"
    case .url: "URL"
    case .date: "DateComponents"
    case .choice(let name): name
    case .object(let name): definition.objects.contains { $0.name == name } ? name : "INObject"
    case .other: "INObject"
    }
  }

  private func cases(ofChoice name: String) -> [IntentDefinition.Choice.Case] {
    let choice = definition.choices.first { $0.name == name }
    return choice.map { $0.swiftCases.filter { $0.name != "unknown" } } ?? []
  }
}
