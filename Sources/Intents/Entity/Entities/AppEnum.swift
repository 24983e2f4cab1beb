import Essentials
internal import Ground
internal import Moments

/// An application's own type that intents accept and return: an ``AppEnum`` or an ``AppEntity``.
public protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, _IntentValue {}

/// An enumeration whose raw values are stored and whose representations are shown (AI-37).
///
/// ```swift
/// enum Mood: String, AppEnum {
///   case calm, lively
///
///   static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mood"
///   static let caseDisplayRepresentations: [Mood: DisplayRepresentation] = [
///     .calm: "Calm", .lively: "Lively",
///   ]
/// }
/// ```
public protocol AppEnum: AppValue, StaticDisplayRepresentable, RawRepresentable
where RawValue: LosslessStringConvertible {}

extension AppEnum {
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self]
      ?? DisplayRepresentation(
        title: LocalizedStringResource(stringLiteral: CommandLineName.title(rawValue.description))
      )
  }

  public static var _intentValueType: IntentValueType { .enumeration(persistentIdentifier) }

  public var _intentValue: IntentValue { .enumeration(enumerationValue) }

  public static var _choices: [IntentValue]? { allCases.map(\._intentValue) }

  public static var _unset: Self? { allCases.first }

  public static func _exact(_ value: IntentValue) -> (any Sendable)? {
    guard case .enumeration(let exact) = value else { return nil }
    return RawValue(exact.rawValue).flatMap(Self.init(rawValue:))
  }

  package var enumerationValue: EnumerationValue {
    DeclaredCases.value(of: self)
  }

  /// Finds the case by its raw value or its title.
  ///
  /// The raw value may be in kebab case, and upper and lower case are not distinguished.
  public static func _resolve(
    _ input: IntentInput,
    parameter: String,
    in context: IntentContext
  ) async throws(IntentError) -> Self {
    let cases = Array(allCases)
    switch input {
    case .value(.enumeration(let value)):
      if let found = cases.first(where: { $0.rawValue.description == value.rawValue }) {
        return found
      }
    case .text(let text), .value(.string(let text)):
      if let found = cases.first(where: { $0.rawValue.description == text }) { return found }
      // Of a word in the program's own letters, or in those of the language.
      let written = [text.lowercased(), UserLanguage.spoken.lowercased(text)]
      let named = cases.filter { $0.names.contains { written.contains($0) } }
      if let found = named.first, named.count == 1 { return found }
    default: break
    }
    let known = cases.map { CommandLineName.kebab($0.rawValue.description) }
    throw .unknownCase(
      parameter: parameter,
      found: input.description,
      known: known,
      suggestion: NameSuggestion.closest(to: input.description, in: known)
    )
  }

  /// The lower-case texts by which a user can enter this case.
  private var names: [String] {
    let raw = rawValue.description
    return [
      raw.lowercased(), CommandLineName.kebab(raw),
      UserLanguage.spoken.lowercased(displayRepresentation.title.text),
    ]
  }
}

/// The cases of enumerations with their titles, cached because an author's dictionary is often
/// computed at each access.
private enum DeclaredCases {
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let language: UserLanguage
  }

  private static let known = Guarded<[Key: [String: EnumerationValue]]>([:])

  static func value<Enumeration: AppEnum>(of value: Enumeration) -> EnumerationValue {
    let key = Key(type: ObjectIdentifier(Enumeration.self), language: .spoken)
    let rawValue = value.rawValue.description
    if let value = known.withLock({ $0[key]?[rawValue] }) { return value }
    // Outside of the lock: it is the author's code.
    // A key path of a generic type would search all conformances of the program.
    let all = Enumeration.allCases.map { $0.rawValue.description }
    let made = EnumerationValue(
      type: Enumeration.persistentIdentifier,
      rawValue: rawValue,
      title: value.displayRepresentation.title.text,
      // A case that the author leaves out of `allCases` comes after those in it.
      position: all.firstIndex(of: rawValue) ?? all.count
    )
    known.withLock { $0[key, default: [:]][rawValue] = made }
    return made
  }
}

extension IntentParameter where Value.ValueType: AppEnum {
  /// Creates a parameter whose values are the cases of an enumeration, or some of them.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    supportedValues: [Value.ValueType]? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title, description, defaultValue, requestValueDialog) { declaration in
      declaration.disambiguationDialog = requestDisambiguationDialog
      declaration.cases = supportedValues?.map(\._intentValue)
    }
  }
}
