import IntentScript
import ScriptTesting

/// A random script against its dictionary.
enum ModelRun {
  /// Where the two part; `nil` where they agree.
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
