/// The source and the parts of an import, stored so that it can be built again.
struct ImportRecord: Codable, Equatable {
  static let fileName = ImportedAllowance.recordFile

  /// The path of the project, workspace, package or folder that was imported.
  var path: String
  /// The name that the project's author gave the target.
  var target: String
  /// The project that contains the target, relative to `path`; `nil` in records of earlier
  /// versions, which did not store it.
  var place: String?
  /// Additional files and targets that the user named with `--with`.
  var with: [String]
  /// The checkouts of packages that the user named, each as `NAME=PATH`; `nil` in records of
  /// earlier versions, which did not store them.
  var packages: [String]?
  /// The kinds of data about the user that the import may read, such as `location`; `nil` if the
  /// user was never asked.
  var allowed: [String]?

  /// Returns whether both are records of the same target, regardless of additional files.
  func isOfSameTarget(as other: ImportRecord) -> Bool {
    path == other.path && target == other.target
      && (place == nil || other.place == nil || place == other.place)
  }

  /// Returns whether this is the record of the target with this title, in the project at `place`.
  func isOf(title: String, place: String) -> Bool {
    target == title && (self.place ?? place) == place
  }
}
