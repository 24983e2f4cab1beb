import Essentials

/// The kinds of data about the user that an imported extension may read, from the record of its
/// import.
struct ImportedAllowance {
  /// The kind of data that is the user's location.
  static let location = "location"
  /// The name of an import's record, in the folder above the program's folder.
  static let recordFile = "import.json"

  private struct Record: Decodable { let allowed: [String]? }

  private let record: Record

  /// Reads the record of the import from which a program was built.
  ///
  /// - Returns: `nil` for a program that was not imported.
  init?(ofProgram path: String) {
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
      .joined(separator: "/")
    guard let data = FileManager.default.contents(atPath: "\(folder)/\(Self.recordFile)"),
      let record = try? JSONDecoder().decode(Record.self, from: data)
    else { return nil }
    self.record = record
  }

  func has(_ fact: String) -> Bool { record.allowed?.contains(fact) ?? false }
}
