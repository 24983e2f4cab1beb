import Ground
import SharedStore
public import WidgetIntents

/// Conditions on to-dos in the words of `find` that the store can evaluate.
///
/// Relative days are resolved each time: `today` is not the day on which the filter was written.
public struct ToDoFilter: Hashable, Sendable {
  public let text: String
  private let filter: EntityFilter

  /// The conditions at a moment, in the store's terms.
  ///
  /// - Throws: `IntentError` for a property that to-dos do not have, and for a value that it cannot have.
  func storeFilter(in context: IntentContext) async throws(IntentError) -> StoreFilter {
    let resolved = try await filter.resolved(of: ToDo.self, in: context)
    let days = UserDays(context.calendar)
    guard let found = ToDoCondition(days: days).filter(resolved) else {
      throw .failed(
        message: String(
          english: "to-dos cannot be searched by “\(text)”",
          turkish: "“\(text)” depoya sorulamıyor"
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

  /// Reads the conditions, and refuses those that no to-do could be asked (BW-22).
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
  /// Creates a parameter that accepts conditions on to-dos.
  convenience init(title: LocalizedStringResource, description: LocalizedStringResource) {
    self.init(title, description, nil, nil)
  }
}
