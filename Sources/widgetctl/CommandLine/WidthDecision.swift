/// How many columns a line may take (CL-4).
enum WidthDecision {
  static let fallback = 80
  /// A line longer than this is nobody's terminal.
  static let maximum = 10_000

  /// `--width`, else the terminal's columns, else COLUMNS, else 80.
  static func columns(
    option: String?,
    terminal: Int?,
    environment: EnvironmentVariables
  ) throws(UsageError) -> Int {
    if let option {
      guard let columns = Int(option), (1...maximum).contains(columns) else {
        throw .invalidValue(
          option: "--width",
          value: option,
          expected: "columns from 1 to \(maximum)"
        )
      }
      return columns
    }
    if let terminal { return min(terminal, maximum) }
    if let columns = environment["COLUMNS"].flatMap({ Int($0) }), (1...maximum).contains(columns) {
      return columns
    }
    return fallback
  }
}
