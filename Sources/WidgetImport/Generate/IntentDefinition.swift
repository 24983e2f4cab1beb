/// An `.intentdefinition`: intents, choices and objects for which Xcode generates Swift types.
struct IntentDefinition: Equatable {
  struct Choice: Equatable {
    struct Case: Equatable {
      let name: String
      let title: String
      let index: Int
    }

    let name: String
    let title: String
    let cases: [Case]
  }

  struct Object: Equatable {
    let name: String
    let properties: [Property]
  }

  struct Property: Equatable {
    let name: String
    let type: ValueType
    let isList: Bool
  }

  struct Parameter: Equatable {
    let name: String
    let title: String
    let type: ValueType
    let isList: Bool
    let isResolved: Bool
    /// Whether the parameter's values come from the author's code.
    let isDynamic: Bool
    let standard: Standard?
  }

  /// A parameter's value until the user chooses another.
  enum Standard: Equatable {
    case text(String)
    case number(Double)
    case flag(Bool)
    /// The value of a choice, by its index or its name.
    case choice(String)
  }

  struct Intent: Equatable {
    let name: String
    let title: String
    let about: String?
    let parameters: [Parameter]
    /// The response codes in addition to those that every intent has.
    let codes: [String]
    let answers: [Property]

    /// The name of the class that Xcode generates.
    var type: String { name.hasSuffix("Intent") ? name : name + "Intent" }
  }

  enum ValueType: Equatable {
    case text, integer, decimal, flag, url, date, interval
    case choice(String)
    case object(String)
    /// A type that exists only on devices, such as a place, a person or a currency.
    case other(String)
  }

  private static let maximumBytes = 8 << 20

  private(set) var choices: [Choice] = []
  private(set) var objects: [Object] = []
  private(set) var intents: [Intent] = []

  /// The names of all Swift types that are generated.
  var types: [String] { choices.map(\.name) + objects.map(\.name) + intents.map(\.type) }

  /// Returns the definition without the types that the author's sources declare: Xcode does not
  /// generate those.
  func without(_ declared: Set<String>) -> IntentDefinition {
    var rest = self
    rest.choices.removeAll { declared.contains($0.name) }
    rest.objects.removeAll { declared.contains($0.name) }
    rest.intents.removeAll { declared.contains($0.type) }
    return rest
  }

  init(of path: String, in tree: SourceTree) throws(ImportError) {
    let bytes = try tree.contents(of: path, limit: Self.maximumBytes)
    self.init(try PropertyList(bytes, of: tree.shown(path)))
  }

  init(_ list: PropertyList) {
    let items = { (key: String) in list[key]?.list ?? [] }
    choices = items("INEnums").compactMap(Self.choice)
    objects = items("INTypes").compactMap(Self.object)
    intents = items("INIntents").compactMap { intent in
      // Intents of the system's own kinds are not made.
      intent["INIntentType"]?.text == "System" ? nil : Self.intent(intent)
    }
  }

  private static func choice(_ item: PropertyList) -> Choice? {
    guard let name = identifier(item["INEnumName"]) else { return nil }
    let cases = (item["INEnumValues"]?.list ?? []).enumerated().compactMap { place, value in
      identifier(value["INEnumValueName"]).map { name in
        Choice.Case(
          name: name,
          title: value["INEnumValueDisplayName"]?.text ?? name,
          index: value["INEnumValueIndex"]?.number.flatMap { Int(exactly: $0) } ?? place
        )
      }
    }
    return Choice(name: name, title: item["INEnumDisplayName"]?.text ?? name, cases: cases)
  }

  private static func object(_ item: PropertyList) -> Object? {
    guard let name = identifier(item["INTypeName"]) else { return nil }
    // What every object has is INObject's.
    let inherited: Set = [
      "identifier", "displayString", "pronunciationHint", "alternativeSpeakableMatches",
    ]
    let properties = (item["INTypeProperties"]?.list ?? []).compactMap {
      property($0, "INTypeProperty")
    }
    return Object(name: name, properties: properties.filter { !inherited.contains($0.name) })
  }

  private static func intent(_ item: PropertyList) -> Intent? {
    guard let name = identifier(item["INIntentName"]) else { return nil }
    let response = item["INIntentResponse"]
    let usual: Set = [
      "unspecified", "ready", "continueInApp", "inProgress", "success", "failure",
      "failureRequiringAppLaunch",
    ]
    return Intent(
      name: name,
      title: item["INIntentTitle"]?.text ?? name,
      about: item["INIntentDescription"]?.text,
      parameters: (item["INIntentParameters"]?.list ?? []).compactMap(parameter),
      codes: (response?["INIntentResponseCodes"]?.list ?? [])
        .compactMap { identifier($0["INIntentResponseCodeName"]) }.filter { !usual.contains($0) },
      answers: (response?["INIntentResponseParameters"]?.list ?? [])
        .compactMap { property($0, "INIntentResponseParameter") }
    )
  }

  private static func parameter(_ item: PropertyList) -> Parameter? {
    guard let property = property(item, "INIntentParameter") else { return nil }
    return Parameter(
      name: property.name,
      title: item["INIntentParameterDisplayName"]?.text ?? property.name,
      type: property.type,
      isList: property.isList,
      isResolved: item["INIntentParameterSupportsResolution"]?.isTrue ?? false,
      isDynamic: item["INIntentParameterSupportsDynamicEnumeration"]?.isTrue ?? false,
      standard: standard(item["INIntentParameterMetadata"], property.type)
    )
  }

  private static func property(_ item: PropertyList, _ prefix: String) -> Property? {
    guard let name = identifier(item["\(prefix)Name"]) else { return nil }
    return Property(
      name: name,
      type: type(item, prefix),
      isList: item["\(prefix)SupportsMultipleValues"]?.isTrue ?? false
    )
  }

  private static func type(_ item: PropertyList, _ prefix: String) -> ValueType {
    // A choice stands as a number with the choice's name beside it.
    if let name = identifier(item["\(prefix)EnumType"]) { return .choice(name) }
    switch item["\(prefix)Type"]?.text ?? "String" {
    case "String": return .text
    case "Integer": return .integer
    case "Decimal", "Temperature", "Mass", "Volume", "Speed", "Distance", "Energy": return .decimal
    case "Boolean": return .flag
    case "URL": return .url
    case "DateComponents", "Date": return .date
    case "TimeInterval": return .interval
    case "Object": return identifier(item["\(prefix)ObjectType"]).map { .object($0) } ?? .text
    case let other: return .other(other)
    }
  }

  private static func standard(_ metadata: PropertyList?, _ type: ValueType) -> Standard? {
    guard let metadata else { return nil }
    let value =
      metadata["INIntentParameterMetadataDefaultValue"]
      ?? metadata["INIntentParameterMetadataDefaultValueInteger"]
    guard let value else { return nil }
    switch type {
    case .text: return value.text.map { .text($0) }
    case .integer, .decimal, .interval: return value.number.map { .number($0) }
    case .flag: return .flag(value.isTrue)
    case .choice:
      return (value.text ?? value.number.map { "\(Int(clamping: Int64($0)))" }).map { .choice($0) }
    default: return nil
    }
  }

  /// Returns a text that is a valid identifier in Swift; `nil` for any other value.
  private static func identifier(_ value: PropertyList?) -> String? {
    guard let text = value?.text, SwiftName.isIdentifier(text) else { return nil }
    return text
  }
}
