public import WidgetIntents

/// How much a to-do matters among the others.
public enum ToDoPriority: String, AppEnum {
  case none, low, medium, high

  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Priority" }

  public static var caseDisplayRepresentations: [ToDoPriority: DisplayRepresentation] {
    [.none: "None", .low: "Low", .medium: "Medium", .high: "High"]
  }

  /// From 0, none, to 3, high: the form in which it is stored and sorted.
  var rank: Int64 {
    switch self {
    case .none: 0
    case .low: 1
    case .medium: 2
    case .high: 3
    }
  }

  /// By rank.
  static let words = allCases.sorted { $0.rank < $1.rank }.map(\.rawValue)

  /// The priority of that rank; ranks that later versions may know count as high.
  init(rank: Int64) {
    switch rank {
    case ...0: self = .none
    case 1: self = .low
    case 2: self = .medium
    default: self = .high
    }
  }
}
