import Ground
import SharedStore
public import WidgetIntents

/// A filter for to-dos in the syntax of `find`.
///
/// Relative days such as `today` are resolved each time the filter is used.
public struct ToDoFilter: Hashable, Sendable {
  public let text: String
  private let filter: EntityFilter

  /// Returns the filter for the store; `context` provides the current time.
  ///
  /// - Throws: `IntentError` for an unknown property, or a value that the property cannot have.
  func storeFilter(in context: IntentContext) async throws(IntentError) -> StoreFilter {
    let resolved = try await filter.resolved(of: ToDo.self, in: context)
    let days = UserDays(context.calendar)
    guard let found = ToDoCondition(days: days).filter(resolved) else {
      throw .failed(
        message: String(
          english: "to-dos cannot be searched with “\(text)”",
          turkish: "görevler “\(text)” ile aranamıyor"
        ),
        hint: String(
          english: "compare a property with a value: isDone == false",
          turkish: "bir özelliği bir değerle karşılaştırın: isDone == false"
        ),
        exitCode: ExitCode.usage.rawValue
      )
    }
    return found
  }
}

extension ToDoFilter: _IntentValue {
  public static var _intentValueType: IntentValueType { .string }
  public var _intentValue: IntentValue { .string(text) }

  /// Parses a filter, and throws an error for one that the store cannot evaluate (BW-22).
  public static func _resolve(
    _ input: IntentInput,
    parameter: String,
    in context: IntentContext
  ) async throws(IntentError) -> ToDoFilter {
    let text = try await String._resolve(input, parameter: parameter, in: context)
    let refused = { (message: String, hint: String?) in
      IntentError.failed(
        message: "--\(parameter): \(message)",
        hint: hint
          ?? String(
            english: "for example --\(parameter) 'priority >= medium and due < tomorrow'",
            turkish: "örneğin --\(parameter) 'priority >= medium and due < yarın'"
          ),
        exitCode: ExitCode.usage.rawValue
      )
    }
    let filter: ToDoFilter
    do {
      filter = ToDoFilter(text: text, filter: try SearchClauses.conditions(text))
    } catch {
      throw refused(error.message, error.hint)
    }
    do {
      _ = try await filter.storeFilter(in: context)
    } catch {
      throw refused(error.message, error.hint)
    }
    return filter
  }
}

extension IntentParameter where Value.ValueType == ToDoFilter {
  /// Creates a parameter whose value is a filter for to-dos.
  convenience init(title: LocalizedStringResource, description: LocalizedStringResource) {
    self.init(title, description, nil, nil)
  }
}
