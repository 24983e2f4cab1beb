import CoreLocation
import Testing

@testable import TemplateWidgets
@testable import UserNotifications

@Suite("Notifications")
struct NotificationTests {
  private let center = UNUserNotificationCenter.current()

  @Test func `authorization is denied without a question, in both forms`() async throws {
    var answers: [Bool] = []
    center.requestAuthorization(options: [.alert, .sound]) { granted, error in
      #expect(error == nil)
      answers.append(granted)
    }
    answers.append(try await center.requestAuthorization(options: .badge))
    #expect(answers == [false, false])
    #expect(await center.notificationSettings().authorizationStatus == .denied)
    #expect(try await ReminderScheduler.schedule(at: 9) == false)
  }

  @Test func `a request is accepted and then not pending`() async throws {
    let request = UNNotificationRequest(
      identifier: "a",
      content: UNMutableNotificationContent(),
      trigger: nil
    )
    try await center.add(request)
    var isDone = false
    center.add(request) { error in isDone = error == nil }
    #expect(isDone)
    #expect(await center.pendingNotificationRequests().isEmpty)
    #expect(await center.deliveredNotifications().isEmpty)
    #expect(center === UNUserNotificationCenter.current())
  }

  @Test func `a request keeps the content that it was made with`() throws {
    let content = UNMutableNotificationContent()
    content.title = "Walk"
    content.badge = 3
    content.userInfo = ["id": 7]
    content.sound = UNNotificationSound(named: UNNotificationSoundName("bell.caf"))
    let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
    content.title = "Run"
    #expect(request.content.title == "Walk")
    #expect(request.content.badge == 3)
    #expect(request.content.userInfo["id"] as? Int == 7)
    let copy = try #require(request.content.mutableCopy() as? UNMutableNotificationContent)
    copy.body = "More"
    #expect(request.content.body.isEmpty)
    #expect(copy.sound == UNNotificationSound(named: UNNotificationSoundName("bell.caf")))
    #expect(copy.sound != .default)
  }

  @Test func `a calendar's trigger is due at the next moment that has its components`() throws {
    var components = DateComponents(hour: 9, minute: 30)
    components.calendar = Calendar(identifier: .gregorian)
    components.timeZone = TimeZone(secondsFromGMT: 0)
    let trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: true)
    // 2026-01-01 10:00 UTC: today's half past nine is over.
    let date = Date(timeIntervalSince1970: 1_767_261_600)
    #expect(trigger.nextTriggerDate(after: date)?.timeIntervalSince1970 == 1_767_346_200)
  }

  @Test func `an attachment has to be a file`() throws {
    let web = try #require(URL(string: "https://example.org/a.png"))
    let error = #expect(throws: UNError.self) {
      try UNNotificationAttachment(identifier: "a", url: web)
    }
    #expect(error?.code == .attachmentInvalidURL)
    let file = URL(fileURLWithPath: "/tmp/a.png")
    #expect(try UNNotificationAttachment(identifier: "", url: file).identifier.count == 36)
  }

  private final class Listener: NSObject, UNUserNotificationCenterDelegate {}

  @Test func `a delegate without methods completes what it is asked`() {
    let content = UNNotificationContent()
    let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
    let notification = UNNotification(request: request, date: .distantPast)
    let response = UNNotificationResponse(
      notification: notification,
      actionIdentifier: UNNotificationDefaultActionIdentifier
    )
    var completions: [String] = []
    let listener = Listener()
    listener.userNotificationCenter(center, willPresent: notification) { options in
      #expect(options.isEmpty)
      completions.append("present")
    }
    listener.userNotificationCenter(center, didReceive: response) { completions.append("receive") }
    #expect(completions == ["present", "receive"])
  }

  @Test func `a service extension hands the content on as it is`() {
    let content = UNMutableNotificationContent()
    content.title = "Walk"
    var title = ""
    UNNotificationServiceExtension().didReceive(
      UNNotificationRequest(identifier: "a", content: content, trigger: nil)
    ) { title = $0.title }
    #expect(title == "Walk")
  }
}
