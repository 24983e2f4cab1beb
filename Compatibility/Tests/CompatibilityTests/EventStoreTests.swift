import EventKit
import Testing

@Suite("Event store", .timeLimit(.minutes(2)))
struct EventStoreTests {
  private let store = EKEventStore()

  @Test func `access is denied, and no one is asked`() async throws {
    #expect(EKEventStore.authorizationStatus(for: .event) == .denied)
    #expect(EKEventStore.authorizationStatus(for: .reminder) == .denied)
    #expect(try await !store.requestFullAccessToEvents())
    #expect(try await !store.requestAccess(to: .reminder))
    await confirmation { called in
      store.requestFullAccessToReminders { isGranted, error in
        #expect(!isGranted && error == nil)
        called()
      }
    }
  }

  @Test func `each question finds nothing, and calls back once`() {
    let days = store.predicateForEvents(
      withStart: .distantPast,
      end: .distantFuture,
      calendars: nil
    )
    #expect(store.events(matching: days).isEmpty)
    #expect(store.calendars(for: .event).isEmpty)
    #expect(store.defaultCalendarForNewEvents == nil)
    var answers = 0
    store.fetchReminders(matching: store.predicateForReminders(in: nil)) { reminders in
      #expect(reminders == nil)
      answers += 1
    }
    #expect(answers == 1)
  }

  @Test func `what an app makes keeps its values, and is not saved`() {
    let event = EKEvent(eventStore: store)
    event.title = "Walk"
    event.startDate = Date(timeIntervalSince1970: 0)
    let error = #expect(throws: EKError.self) { try store.save(event, span: .thisEvent) }
    #expect(error?.code == .eventStoreNotAuthorized)
    #expect(event.title == "Walk")
    let reminder = EKReminder(eventStore: store)
    reminder.isCompleted = true
    #expect(reminder.completionDate != nil)
    #expect(throws: EKError.self) { try store.save(reminder, commit: true) }
  }
}
