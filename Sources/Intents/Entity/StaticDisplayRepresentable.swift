/// An enumeration whose cases say how they are shown.
public protocol StaticDisplayRepresentable: DisplayRepresentable, CaseIterable, Hashable {
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
