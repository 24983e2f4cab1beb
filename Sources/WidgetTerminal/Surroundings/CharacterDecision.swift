/// Whether anything beyond ASCII is written (CL-4, CL-24).
package enum CharacterDecision {
  /// `--ascii`, else an explicit locale without UTF-8, else what a person has set.
  package static func isASCII(option: Bool, environment: EnvironmentVariables) -> Bool {
    option || variable(environment) != nil || environment.settings.isASCII
  }

  /// The variable by which the locale's characters are ASCII's; `nil` where none says so.
  ///
  /// The first of LC_ALL, LC_CTYPE and LANG that is set counts (POSIX, 8.2). A locale that names no
  /// characters, such as `tr_TR`, says nothing about them.
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
