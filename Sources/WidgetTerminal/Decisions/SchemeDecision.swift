/// Whether the terminal is dark or light.
package enum SchemeDecision {
  /// `--scheme`, else the background that COLORFGBG names, else dark.
  package static func isDark(
    option: String?,
    environment: EnvironmentVariables
  ) throws(UsageError) -> Bool {
    switch option {
    case "dark": return true
    case "light": return false
    case nil: return isDark(colorVariable: environment["COLORFGBG"])
    case let other?:
      throw .invalidValue(option: "--scheme", value: other, expected: "light or dark")
    }
  }

  /// `15;0` or `15;default;0`: the last number is the background among the 16 colours; white and
  /// the bright ones are light.
  private static func isDark(colorVariable: String?) -> Bool {
    guard let background = colorVariable?.split(separator: ";").last.flatMap({ Int($0) }) else {
      return true
    }
    return !(background == 7 || (9...15).contains(background))
  }
}
