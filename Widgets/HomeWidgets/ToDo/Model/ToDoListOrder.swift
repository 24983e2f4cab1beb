import Foundation
public import WidgetIntents

/// The order of a list's open to-dos.
public enum ToDoListOrder: String, AppEnum {
  /// Late, today by the hour, by date, by priority, by place (BW-22).
  case today
  /// By due date and hour, then by position.
  case due
  /// The most important first, then as `today`.
  case priority
  /// In the user's own order.
  case place
  /// The latest first.
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

  /// Whether to-dos with similar due dates are neighbours.
  var isByTime: Bool { self == .today || self == .due }

  /// Whether dates matter at all.
  var isByDate: Bool { isByTime || self == .priority }
}
