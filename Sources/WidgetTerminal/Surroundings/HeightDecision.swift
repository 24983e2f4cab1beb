/// Decides the number of rows for pictures (CL-20).
package enum HeightDecision {
  package static let fallback = 24
  /// No terminal is higher than this.
  private static let maximum = 10_000

  /// The terminal's rows, else LINES, else 24, without the line of the prompt; `nil` where everything is
  /// drawn, as into a pipe.
  ///
  /// A page that was asked for has an end everywhere.
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

  /// Which page `--page` asks for, from 1; `nil` without it.
  package static func page(option: String?) throws(UsageError) -> Int? {
    guard let option else { return nil }
    guard let page = Int(option), page > 0 else {
      throw .invalidValue(option: "--page", value: option, expected: "a number from 1 on")
    }
    return page
  }

  /// The row of the shell's prompt, which would otherwise push the top of a picture away.
  private static let promptRows = 1

  private static func environmentRows(_ environment: EnvironmentVariables) -> Int? {
    environment["LINES"].flatMap { Int($0) }.flatMap { (1...maximum).contains($0) ? $0 : nil }
  }
}
