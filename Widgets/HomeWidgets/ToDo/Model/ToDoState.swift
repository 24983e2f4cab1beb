public import WidgetIntents

/// The state of a to-do; one that is done or cancelled is closed.
public enum ToDoState: String, AppEnum {
  case open, done, cancelled

  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: ToDoTexts.state)
  }

  public static var caseDisplayRepresentations: [ToDoState: DisplayRepresentation] {
    [
      .open: title("Open", "Açık"), .done: title("Done", "Tamamlandı"),
      .cancelled: title("Cancelled", "İptal edildi"),
    ]
  }

  private static func title(_ english: String, _ turkish: String) -> DisplayRepresentation {
    DisplayRepresentation(title: LocalizedStringResource(english: english, turkish: turkish))
  }
}
