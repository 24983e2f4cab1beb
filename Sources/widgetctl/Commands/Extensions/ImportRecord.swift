/// The source and the parts of an import, so that it can be built again after a change.
struct ImportRecord: Codable, Equatable {
  static let fileName = "import.json"

  /// The project, workspace, package or folder.
  var path: String
  /// The author's name for the target.
  var target: String
  /// Files and targets that were taken along.
  var with: [String]
}
