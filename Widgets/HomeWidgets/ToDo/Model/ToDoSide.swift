import Foundation
public import WidgetIntents

/// The side of another to-do on which a to-do is placed.
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
