import Foundation
public import WidgetIntents

/// The order in which a list shows open to-dos.
public enum ToDoListOrder: String, AppEnum {
  /// Late to-dos first, then by due date, priority and the user's own order (BW-22).
  case today
  /// By due date and time, then by the user's own order.
  case due
  /// By priority, the highest first, then by due date.
  case priority
  /// By the user's own order, which moving to-dos changes.
  case place
  /// By the time at which they were added, the latest first.
  case added
  case name

  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: ToDoTexts.order)
  }

  public static var caseDisplayRepresentations: [ToDoListOrder: DisplayRepresentation] {
    [
      .today: title("Today", "Bugün"), .due: title("Due Date", "Son Tarih"),
      .priority: title("Priority", "Öncelik"), .place: title("Place", "Sıra"),
      .added: title("Date Added", "Eklenme Tarihi"), .name: title("Name", "Ad"),
    ]
  }

  private static func title(_ english: String, _ turkish: String) -> DisplayRepresentation {
    DisplayRepresentation(title: LocalizedStringResource(english: english, turkish: turkish))
  }

  /// Whether to-dos are sorted by due date first, so that they can be grouped under headings.
  var isByTime: Bool { self == .today || self == .due }

  /// Whether the order depends on due dates, at least among to-dos of equal priority.
  var isByDate: Bool { isByTime || self == .priority }
}
