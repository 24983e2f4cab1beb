import Foundation
import Testing
import WidgetUI

@MainActor
@Suite("Values of the user's defaults", .timeLimit(.minutes(5)))
struct AppStorageTests {
  private enum Tone: String {
    case low, high
  }

  private let name = "widgetctl-\(UUID().uuidString)"

  private func withStore(_ body: (UserDefaults) -> Void) throws {
    let store = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    body(store)
  }

  // SU-58
  @Test func `a value is what the store has, or else the author's`() throws {
    try withStore { store in
      store.set(7, forKey: "count")
      store.set("high", forKey: "tone")
      store.set(true, forKey: "on")
      store.set("nonsense", forKey: "broken")
      #expect(AppStorage(wrappedValue: 0, "count", store: store).wrappedValue == 7)
      #expect(AppStorage(wrappedValue: 3, "missing", store: store).wrappedValue == 3)
      #expect(AppStorage(wrappedValue: Tone.low, "tone", store: store).wrappedValue == .high)
      #expect(AppStorage(wrappedValue: Tone.low, "broken", store: store).wrappedValue == .low)
      #expect(AppStorage<Bool?>("on", store: store).wrappedValue == true)
      #expect(AppStorage<String?>("missing", store: store).wrappedValue == nil)
      #expect(AppStorage<Tone?>("tone", store: store).wrappedValue == .high)
    }
  }

  @Test func `what is set is there for whoever reads the store next`() throws {
    try withStore { store in
      AppStorage(wrappedValue: 0, "count", store: store).wrappedValue = 9
      AppStorage(wrappedValue: Tone.low, "tone", store: store).projectedValue.wrappedValue = .high
      AppStorage<Double?>("rate", store: store).wrappedValue = 0.5
      #expect(store.integer(forKey: "count") == 9)
      #expect(store.string(forKey: "tone") == "high")
      #expect(AppStorage<Double?>("rate", store: store).wrappedValue == 0.5)
    }
  }

  private struct Shown: View {
    @AppStorage("title") private var title = "none"

    var body: some View { Text(verbatim: title) }
  }

  @Test func `a property that names no store takes that of its place`() throws {
    try withStore { store in
      store.set("named", forKey: "title")
      #expect(ViewArchiver.archive(Shown().defaultAppStorage(store)).words == ["named"])
    }
  }
}
