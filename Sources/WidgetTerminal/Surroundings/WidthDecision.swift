/// Decides the columns of a line (CL-4).
package enum WidthDecision {
  package static let fallback = 80
  /// The most columns of a line; no terminal has more.
  package static let maximum = Setting.mostColumns

  /// Decides by `--width`, otherwise the terminal's columns up to the user's limit, otherwise COLUMNS, otherwise the
  /// setting, otherwise 80.
  package static func columns(
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
    if let terminal { return min(terminal, environment.settings.columns ?? maximum) }
    return environmentColumns(environment) ?? environment.settings.columns ?? fallback
  }

  /// Returns the value of COLUMNS; `nil` if it is not set or invalid.
  package static func environmentColumns(_ environment: EnvironmentVariables) -> Int? {
    environment["COLUMNS"].flatMap { Int($0) }.flatMap { (1...maximum).contains($0) ? $0 : nil }
  }

  /// Returns the value of `--width` in arguments that are not parsed yet; `nil` if there is none.
  package static func optionColumns(in words: ArraySlice<String>) -> Int? {
    OptionDefinition.width.value(among: words)
      .flatMap { Int($0) }.flatMap { (1...maximum).contains($0) ? $0 : nil }
  }
}
