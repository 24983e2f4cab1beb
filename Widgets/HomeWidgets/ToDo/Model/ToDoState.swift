public import WidgetIntents

/// Whether a to-do is still to be done; one that is done or cancelled is closed.
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
