/// Decides the number of rows for pictures (CL-20).
package enum HeightDecision {
  package static let fallback = 24
  /// The most rows of a picture; no terminal has more.
  private static let maximum = 10_000

  /// Returns the rows of the terminal, otherwise LINES, otherwise 24, without the line of the
  /// prompt.
  ///
  /// It is `nil` if everything is drawn, as into a pipe. A page number limits the height in any
  /// case.
  package static func rows(
    isTerminal: Bool,
    terminal: Int?,
    isPaged: Bool,
    environment: EnvironmentVariables
  ) -> Int? {
    guard isTerminal || isPaged else { return nil }
    let rows = terminal ?? environmentRows(environment) ?? fallback
    return max(min(rows, maximum) - promptRows, 1)
  }

  /// Returns the number in `--page`, from 1; `nil` without the option.
  package static func page(option: String?) throws(UsageError) -> Int? {
    guard let option else { return nil }
    guard let page = Int(option), page > 0 else {
      throw .invalidValue(option: "--page", value: option, expected: "a number from 1 on")
    }
    return page
  }

  /// The rows of the shell's prompt, which would otherwise scroll the first row of a picture off
  /// the screen.
  private static let promptRows = 1

  private static func environmentRows(_ environment: EnvironmentVariables) -> Int? {
    environment["LINES"].flatMap { Int($0) }.flatMap { (1...maximum).contains($0) ? $0 : nil }
  }
}
