internal import Ground

/// The reason why an intent could not be found, resolved or performed.
///
/// It is sent from the extension to the host and stored in the journal. An intent throws one with
/// its own message:
///
/// ```swift
/// func check(_ pages: Int) throws {
///   guard pages > 0 else { throw IntentError.failed("\(pages) pages are too few", hint: "pass 1 or more") }
/// }
/// ```
public enum IntentError: Error, Equatable, Sendable {
  /// One of several things to which a text may refer.
  public struct Candidate: Sendable, Hashable {
    /// The text that selects this candidate, such as its number.
    public let id: String
    public let title: String

    /// Creates a candidate that the text `id` selects.
    public init(id: String, title: String) {
      self.id = id
      self.title = title
    }
  }

  case unknownIntent(name: String, suggestion: String?)
  case unknownEntityType(name: String, suggestion: String?, known: [String])
  case unknownProperty(name: String, entity: String, suggestion: String?, known: [String])
  case unknownParameter(name: String, intent: String, suggestion: String?, known: [String])
  case missingParameters([String], intent: String)
  /// A parameter with a single value was passed more than once.
  case repeatedParameter(String, intent: String)
  case mistyped(parameter: String, expected: String, found: String, example: String)
  /// A search compares a property with something of another type.
  case mistypedProperty(String, expected: String, found: String, hint: String?)
  case outOfRange(parameter: String, found: String, range: String)
  case unknownCase(parameter: String, found: String, known: [String], suggestion: String?)
  /// A value that is not among the author's options.
  case unknownOption(parameter: String, found: String, known: [String], suggestion: String?)
  case notFound(entity: String, text: String, suggestion: String?)
  case ambiguous(entity: String, text: String, candidates: [Candidate])
  /// The intent needs a value and no user can be asked.
  case needsInput(parameter: String, dialog: String?)
  /// The user declined a confirmation, or ended a question; the text is the question.
  case declined(String)
  /// The intent requires a user, and none is present (AI-10).
  case notPermitted(intent: String)
  /// Two types have the same identifier, or the same name on the command line.
  case duplicateIdentifier(String, types: [String])
  case missingDependency(String)
  /// The intent failed with an error of its own; the exit code is 1 unless that error declares
  /// another.
  case failed(message: String, hint: String?, exitCode: Int32)
  case cancelled

  /// Creates a failure of the intent's own.
  ///
  /// - Parameters:
  ///   - message: The reason in one line, without a full stop.
  ///   - hint: The user's next step; `nil` if there is none.
  /// - Returns: The error to throw.
  public static func failed(_ message: String, hint: String? = nil) -> IntentError {
    .failed(message: message, hint: hint, exitCode: 1)
  }
}

extension IntentError {
  /// A one-line description of the error that includes the invalid value.
  public var message: String {
    switch self {
    case .unknownIntent(let name, _):
      String(english: "there is no intent “\(name)”", turkish: "“\(name)” diye bir eylem yok")
    case .unknownEntityType(let name, _, _):
      "there is no entity “\(name)”"
    case .unknownProperty(let name, let entity, _, _):
      "\(entity) has no property “\(name)”"
    case .unknownParameter(let name, let intent, _, _):
      String(
        english: "\(intent) has no parameter “\(name)”",
        turkish: "\(intent) eyleminin “\(name)” parametresi yok"
      )
    case .missingParameters(let names, let intent):
      String(
        english: "\(intent) needs \(Self.list(names.map { "--\($0)" }))",
        turkish: "\(intent) şunu ister: \(Self.list(names.map { "--\($0)" }))"
      )
    case .repeatedParameter(let name, let intent):
      String(
        english: "\(intent) accepts --\(name) only once",
        turkish: "\(intent) eylemine --\(name) bir kez verilir"
      )
    case .mistyped(let parameter, let expected, let found, _):
      String(
        english: "--\(parameter) expects \(expected), found “\(found)”",
        turkish: "--\(parameter) için “\(found)” uygun değil, beklenen: \(expected)"
      )
    case .mistypedProperty(let property, let expected, let found, _):
      "\(property) must be compared with \(expected), found “\(found)”"
    case .outOfRange(let parameter, let found, let range):
      String(
        english: "--\(parameter) must be \(range), found \(found)",
        turkish: "--\(parameter) değeri \(range) olmalı, \(found) bulundu"
      )
    case .unknownCase(let parameter, let found, _, _):
      String(
        english: "--\(parameter) cannot be “\(found)”",
        turkish: "--\(parameter), “\(found)” olamaz"
      )
    case .unknownOption(let parameter, let found, _, _):
      String(
        english: "--\(parameter) cannot be “\(found)”",
        turkish: "--\(parameter), “\(found)” olamaz"
      )
    case .notFound(let entity, let text, _):
      String(english: "no \(entity) “\(text)”", turkish: "“\(text)” diye bir \(entity) yok")
    case .ambiguous(let entity, let text, let candidates):
      String(
        english: "“\(text)” matches more than one \(entity): ",
        turkish: "“\(text)” birden çok \(entity) ile eşleşiyor: "
      )
        + Self.list(
          candidates.map { "\($0.id) (\($0.title))" },
          last: String(english: "or", turkish: "ya da")
        )
    case .needsInput(let parameter, let dialog):
      dialog
        ?? String(
          english: "a value is needed for --\(parameter)",
          turkish: "--\(parameter) için bir değer gerekli"
        )
    case .declined(let what):
      String(english: "declined: \(what)", turkish: "reddedildi: \(what)")
    case .notPermitted(let intent):
      String(
        english: "\(intent) needs a user at the terminal who confirms it",
        turkish: "\(intent), terminalin başında onaylayacak birini ister"
      )
    case .duplicateIdentifier(let identifier, let types):
      "the name “\(identifier)” is used by \(Self.list(types))"
    case .missingDependency(let type):
      "the intent needs the dependency \(type), which was not registered"
    case .failed(let message, _, _):
      message
    case .cancelled:
      String(english: "cancelled", turkish: "vazgeçildi")
    }
  }

  /// Advice on fixing the error; `nil` if there is none.
  public var hint: String? {
    switch self {
    case .unknownIntent(_, let suggestion):
      Self.didYouMean(suggestion)
        ?? String(
          english: "list them: widgetctl intents",
          turkish: "hepsini listeleyin: widgetctl intents"
        )
    case .unknownEntityType(_, let suggestion, let known),
      .unknownProperty(_, _, let suggestion, let known),
      .unknownCase(_, _, let known, let suggestion):
      Self.didYouMean(suggestion) ?? Self.known(known)
    case .unknownOption(_, _, let known, let suggestion):
      Self.options(known, closest: suggestion)
    case .unknownParameter(_, _, let suggestion, let known):
      Self.didYouMean(suggestion.map { "--\($0)" })
        ?? Self.known(known.map { "--\($0)" })
        ?? String(english: "it has no parameters", turkish: "hiç parametresi yok")
    case .missingParameters(let names, let intent):
      "widgetctl perform \(intent) "
        + names.map { "--\($0) …" }.joined(separator: " ")
    case .repeatedParameter:
      String(english: "give one value", turkish: "tek bir değer verin")
    case .mistyped(let parameter, _, _, let example):
      String(
        english: "for example --\(parameter) \(example)",
        turkish: "örneğin --\(parameter) \(example)"
      )
    case .notFound(let entity, _, let suggestion):
      Self.didYouMean(suggestion)
        ?? String(
          english: "list them: widgetctl find \(CommandLineName.kebab(entity))",
          turkish: "hepsini listeleyin: widgetctl find \(CommandLineName.kebab(entity))"
        )
    case .ambiguous(_, _, let candidates):
      candidates.first.map { first in
        String(
          english: "write the id, for example \(first.id)",
          turkish: "numarasını yazın, örneğin \(first.id)"
        )
      }
    case .needsInput("yes", _):
      String(english: "answer with --yes", turkish: "--yes ile yanıtlayın")
    case .needsInput(let parameter, _):
      String(english: "give it with --\(parameter)", turkish: "--\(parameter) ile verin")
    case .notPermitted:
      String(
        english: "run it at a terminal, or confirm it with --yes",
        turkish: "bir terminalde çalıştırın ya da --yes ile onaylayın"
      )
    case .duplicateIdentifier:
      "rename one of them or give it a persistentIdentifier of its own"
    case .missingDependency(let type):
      "add it before any intent runs: AppDependencyManager.shared.add(dependency: \(type)(…))"
    case .failed(_, let hint, _), .mistypedProperty(_, _, _, let hint):
      hint
    case .outOfRange(let parameter, _, let range):
      String(
        english: "give --\(parameter) a value \(range)",
        turkish: "--\(parameter) için \(range) bir değer verin"
      )
    case .declined, .cancelled:
      String(
        english: "run it again to give another answer",
        turkish: "başka yanıt vermek için yeniden çalıştırın"
      )
    }
  }

  /// Returns a question followed by its possible answers, for output that shows no list of choices
  /// (AI-30).
  package static func choice(_ question: String, of titles: [String]) -> String {
    let end = question.last.map { ".?!:…".contains($0) } == true ? " " : ": "
    return question + end + titles.joined(separator: ", ")
  }

  private static func didYouMean(_ suggestion: String?) -> String? {
    suggestion.map {
      String(english: "did you mean “\($0)”?", turkish: "“\($0)” mi demek istediniz?")
    }
  }

  /// Returns the hint of an error: all options if they are few, otherwise the option closest to the
  /// input.
  ///
  /// If no option is close, the hint lists the first options and how many others there are. The
  /// hint is `nil` without any option.
  private static func options(_ titles: [String], closest: String?) -> String? {
    if titles.count <= mostListed { return known(titles) }
    let beginning = titles.prefix(mostListed).joined(separator: ", ")
    return didYouMean(closest)
      ?? String(
        english: "known: \(beginning) and \(titles.count - mostListed) more",
        turkish: "bilinenler: \(beginning) ve \(titles.count - mostListed) tane daha"
      )
  }

  /// The most options that the hint of an error lists.
  private static let mostListed = 12

  private static func known(_ names: [String]) -> String? {
    if names.isEmpty { return nil }
    return String(english: "known: ", turkish: "bilinenler: ") + names.joined(separator: ", ")
  }

  private static func list(_ names: [String], last: String = String(english: "and", turkish: "ve"))
    -> String
  {
    guard names.count > 1, let final = names.last else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " \(last) " + final
  }
}

extension IntentError {
  /// The exit code that the command line ends with (CL-2).
  public var exitCode: Int32 {
    switch self {
    case .unknownIntent, .unknownEntityType, .unknownProperty, .unknownParameter,
      .missingParameters, .repeatedParameter, .mistyped, .mistypedProperty, .outOfRange,
      .unknownCase, .unknownOption, .ambiguous, .needsInput:
      ExitCode.usage.rawValue
    case .notFound, .declined: 1
    case .duplicateIdentifier: ExitCode.configuration.rawValue
    case .missingDependency: ExitCode.internalError.rawValue
    case .notPermitted: ExitCode.notPermitted.rawValue
    case .failed(_, _, let exitCode): exitCode
    case .cancelled: ExitCode.interrupted.rawValue
    }
  }
}

/// An error with a message, a hint, and the exit code of the command line.
public protocol ExplainedError: Error {
  var message: String { get }
  var hint: String? { get }
  /// The exit code; 1 by default (CL-2).
  var exitCode: Int32 { get }
}

extension ExplainedError {
  public var exitCode: Int32 { 1 }
}
