/// Decides whether only ASCII is written (CL-4, CL-24).
package enum CharacterDecision {
  /// Returns whether only ASCII is written.
  ///
  /// `--ascii` decides, otherwise an explicit locale without UTF-8, otherwise the user's setting.
  package static func isASCII(option: Bool, environment: EnvironmentVariables) -> Bool {
    option || variable(environment) != nil || environment.settings.isASCII
  }

  /// Returns the variable that limits the locale to ASCII; `nil` if there is none.
  ///
  /// The first of LC_ALL, LC_CTYPE and LANG that is set counts (POSIX, 8.2). A locale without a
  /// character set, such as `tr_TR`, does not limit it.
  package static func variable(_ environment: EnvironmentVariables) -> String? {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    guard let name = names.first(where: { environment.nonEmpty($0) != nil }),
      let locale = environment[name]
    else { return nil }
    if locale == "C" || locale == "POSIX" { return name }
    guard let dot = locale.utf8.firstIndex(of: UInt8(ascii: ".")) else { return nil }
    let characters = locale[dot...].dropFirst().prefix { $0 != "@" }
    let letters = characters.lowercased().filter { $0 != "-" }
    return letters == "utf8" ? nil : name
  }
}
