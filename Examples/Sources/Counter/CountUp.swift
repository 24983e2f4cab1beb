import AppIntents
import Foundation

/// Glasses of water that were drunk, kept in the extension's own defaults.
enum Glasses {
  static let goal = 8

  static var count: Int { UserDefaults.standard.integer(forKey: "glasses") }

  static func change(by amount: Int) -> Int {
    let count = min(max(count + amount, 0), 99)
    UserDefaults.standard.set(count, forKey: "glasses")
    return count
  }
}

struct DrinkWater: AppIntent {
  static let title: LocalizedStringResource = "Drink Water"
  static let description = IntentDescription("Adds glasses of water to today's count.")

  @Parameter(title: "Glasses", default: 1, inclusiveRange: (-99, 99))
  var glasses: Int

  init() {}

  init(glasses: Int) {
    self.glasses = glasses
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    .result(value: Glasses.change(by: glasses))
  }
}
