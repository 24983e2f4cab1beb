import Testing
import os

@Suite("Defaults by key-value coding")
struct UserDefaultsTests {
  @Test func `value(forKey:) and setValue(_:forKey:) reach the stored value`() throws {
    let name = "UserDefaultsTests.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    #expect(defaults.value(forKey: "steps") == nil)
    defaults.setValue(5120, forKey: "steps")
    #expect(defaults.value(forKey: "steps") as? Int == 5120)
    #expect(defaults.integer(forKey: "steps") == 5120)
    defaults.setValue(nil, forKey: "steps")
    #expect(defaults.value(forKey: "steps") == nil)
  }
}
