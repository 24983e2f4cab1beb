/// Why an intent could not be found, understood or performed.
///
/// It is `Codable` because it travels from the extension to whoever asked.
public enum IntentError: Error, Equatable, Sendable, Codable {
  /// One of several things that a text may mean.
  public struct Candidate: Sendable, Hashable, Codable {
    /// What to write to mean this one.
    public let id: String
    public let title: String

    /// Makes a candidate.
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
  /// A single value was given more than once.
  case repeatedParameter(String, intent: String)
  case mistyped(parameter: String, expected: String, found: String, example: String)
  /// A search compares a property with something of another type.
  case mistypedProperty(String, expected: String, found: String, hint: String?)
  case outOfRange(parameter: String, found: String, range: String)
  case unknownCase(parameter: String, found: String, known: [String], suggestion: String?)
  case notFound(entity: String, text: String, suggestion: String?)
  case ambiguous(entity: String, text: String, candidates: [Candidate])
  /// The intent asks for something that nobody can answer here.
  case needsInput(parameter: String, dialog: String?)
  /// The person said no.
  case declined(String)
  /// The intent asks for a person who is there, and none is (AI-10).
  case notPermitted(intent: String)
  /// Two types answer to one name.
  case duplicateIdentifier(String, types: [String])
  case missingDependency(String)
  /// The intent failed on its own; the exit code is 1 unless the cause has a better one.
  case failed(message: String, hint: String?, exitCode: Int32)
  case cancelled

  /// Makes a failure of the intent's own.
  public static func failed(_ message: String, hint: String? = nil) -> IntentError {
    .failed(message: message, hint: hint, exitCode: 1)
  }
}
