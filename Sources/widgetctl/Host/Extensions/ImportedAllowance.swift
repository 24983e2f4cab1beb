import Essentials

/// The facts that the user lets an imported extension know, from the record of its import.
struct ImportedAllowance {
  /// The word for the user's place.
  static let location = "location"
  /// The file of an import's record, in the folder above its program's.
  static let recordFile = "import.json"

  private struct Record: Decodable { let allowed: [String]? }

  private let record: Record

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
