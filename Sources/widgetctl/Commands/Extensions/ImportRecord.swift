/// The source and the parts of an import, so that it can be built again after a change.
struct ImportRecord: Codable, Equatable {
  static let fileName = ImportedAllowance.recordFile

  /// The project, workspace, package or folder.
  var path: String
  /// The author's name for the target.
  var target: String
  /// The project that has the target, from `path` on; `nil` in records of before it was kept.
  var place: String?
  /// Files and targets that were taken along.
  var with: [String]
  /// The checkouts of packages that the user named, `NAME=PATH` each; `nil` in records of before there were any.
  var packages: [String]?
  /// The facts that the user lets it know, such as `location`; `nil` if the user was never asked.
  var allowed: [String]?

  /// Whether both are imports of one target, whatever was taken along.
  func isOfSameTarget(as other: ImportRecord) -> Bool {
    path == other.path && target == other.target
      && (place == nil || other.place == nil || place == other.place)
  }

  /// Whether it is an import of that target of the project at its path.
  func isOf(title: String, place: String) -> Bool {
    target == title && (self.place ?? place) == place
  }
}
