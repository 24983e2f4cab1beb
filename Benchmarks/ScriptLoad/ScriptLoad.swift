import IntentScript
import ScriptTesting
import WidgetIntents

/// Measures the cost of the script language, to compare it with Lua, and checks long scripts.
///
/// `load LINES` prints nanoseconds for each line, as Floors/lua-language.c does. `lines COUNT` runs
/// a script of that many lines, and prints how its memory grew. `model` compares random scripts
/// with a dictionary; `script` prints one of them.
@main
struct ScriptLoad {
  private static let usage = """
    usage: ScriptLoad load LINES | lines COUNT
           ScriptLoad model [--statements N] [--seeds S] [--from SEED]
           ScriptLoad script [--statements N] [--from SEED]
    """

  private static let usageCode: Int32 = 64  // sysexits.h's EX_USAGE
  private static let softwareCode: Int32 = 70  // EX_SOFTWARE

  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let mode = arguments.first else { end(usage, usageCode) }
    switch mode {
    case "load": LineTimes.load(number(arguments))
    case "lines": await LineTimes.run(number(arguments))
    case "model":
      let statements = option("--statements", in: arguments) ?? 100_000
      let seeds = option("--seeds", in: arguments) ?? 200
      let first = option("--from", in: arguments) ?? 1
      for seed in first..<first + seeds {
        if let difference = await ModelRun.difference(seed: seed, statements: statements) {
          end("seed \(seed): \(difference)", softwareCode)
        }
      }
      print("\(seeds) scripts of \(statements) statements: no difference")
    case "script":
      let model = ModelScript(
        seed: UInt64(option("--from", in: arguments) ?? 1),
        statements: option("--statements", in: arguments) ?? 1_000
      )
      print(model.text, terminator: "")
      for line in model.lines { print("// expect: \(line)") }
    default: end(usage, usageCode)
    }
  }

  private static func number(_ arguments: [String]) -> Int {
    guard arguments.count == 2, let number = Int(arguments[1]), (1...100_000_000).contains(number)
    else { end(usage, usageCode) }
    return number
  }

  private static func option(_ name: String, in arguments: [String]) -> Int? {
    guard let index = arguments.firstIndex(of: name) else { return nil }
    guard arguments.indices.contains(index + 1), let value = Int(arguments[index + 1]), value > 0
    else { end(usage, usageCode) }
    return value
  }

  static func fail(_ outcome: ScriptOutcome) -> Never { end("\(outcome)", softwareCode) }
}
