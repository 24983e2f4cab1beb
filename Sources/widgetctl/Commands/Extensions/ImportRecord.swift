/// What was imported and from where, so that it can be built again after a change.
struct ImportRecord: Codable, Equatable {
  static let fileName = "import.json"

  /// The project, workspace, package or folder.
  var path: String
  /// What its author calls the target.
  var target: String
  /// Files and targets that were taken along.
  var with: [String]
}
