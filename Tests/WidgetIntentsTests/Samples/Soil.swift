import WidgetIntents

enum Soil: String, AppEnum {
  case richClay
  case sand
  case peat

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Soil"
  static let caseDisplayRepresentations: [Soil: DisplayRepresentation] = [
    .richClay: "Rich clay", .sand: "Sandy", .peat: "Peat",
  ]
}
