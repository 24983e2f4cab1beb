import Foundation
public import WidgetIntents

/// The side of another to-do to which a to-do is moved: above or below.
public enum ToDoSide: String, AppEnum {
  case above, below

  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: LocalizedStringResource(english: "Side", turkish: "Taraf"))
  }

  public static var caseDisplayRepresentations: [ToDoSide: DisplayRepresentation] {
    [
      .above: DisplayRepresentation(
        title: LocalizedStringResource(english: "Above", turkish: "Üstü")
      ),
      .below: DisplayRepresentation(
        title: LocalizedStringResource(english: "Below", turkish: "Altı")
      ),
    ]
  }
}
