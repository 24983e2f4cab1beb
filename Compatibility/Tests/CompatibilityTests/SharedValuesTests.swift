import Combine
import Foundation
import Testing

@Suite("Values that devices share")
struct SharedValuesTests {
  @Test func `are kept on this machine`() {
    let store = NSUbiquitousKeyValueStore.default
    let key = "SharedValuesTests.\(UUID().uuidString)"
    defer { store.removeObject(forKey: key) }
    #expect(store.object(forKey: key) == nil)
    store.set(Int64(7), forKey: key)
    #expect(store.longLong(forKey: key) == 7)
    store.set("seven", forKey: key)
    #expect(store.string(forKey: key) == "seven")
    store.removeObject(forKey: key)
    #expect(store.string(forKey: key) == nil)
  }
}
