import IntentScript
import ScriptTesting

/// Compares a random script with a model of its results, which uses a dictionary.
enum ModelRun {
  /// Returns the first difference between the script's output and the model; `nil` if they are
  /// equal.
  static func difference(seed: Int, statements: Int) async -> String? {
    let model = ModelScript(seed: UInt64(seed), statements: statements)
    let host = ToDoDouble(isTraced: false)
    let result = await ScriptTrial.run(model.text, host: host)
    if let error = result.error { return error }
    if let index = zip(result.lines, model.lines).enumerated().first(where: { $1.0 != $1.1 }) {
      return "line \(index.offset + 1): \(index.element)"
    }
    guard result.lines.count == model.lines.count else {
      return "\(result.lines.count) lines, expected \(model.lines.count)"
    }
    return nil
  }
}
