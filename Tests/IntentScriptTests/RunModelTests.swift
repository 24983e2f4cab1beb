import IntentScript
import ScriptTesting
import Testing

/// Compares random scripts with a model that is a dictionary (LG-9, LG-12); `ScriptLoad model` runs
/// many more.
@Suite("Random scripts", .timeLimit(.minutes(5)))
struct RunModelTests {
  @Test(arguments: 1...20)
  func `a script of random intents leaves what a dictionary says`(seed: UInt64) async {
    let model = ModelScript(seed: seed, statements: 300)
    let host = ToDoDouble(isTraced: false)
    let result = await ScriptTrial.run(model.text, host: host)
    #expect(result.error == nil)
    #expect(result.lines == model.lines)
  }
}
