import WidgetIntents

/// A macOS command `open`, replaced by `xdg-open`: an address or a file, and the application to
/// open it with.
struct OpenedAddress: Equatable {
  /// The address or file; `nil` if only an application is named.
  let target: String?
  let application: String?

  /// The options that are followed by a value (open(1) of macOS).
  private static let valued: Set<String> = [
    "-b", "-s", "-i", "-o", "--env", "--stdin", "--stdout", "--stderr",
  ]

  /// Parses the words of a command; `nil` for any command but `open`.
  init?(_ words: [String]) {
    guard let program = words.first, program == "open" || program == "/usr/bin/open" else {
      return nil
    }
    var rest = words.dropFirst().filter { !$0.isEmpty }[...]
    var (target, application): (String?, String?) = (nil, nil)
    while let word = rest.popFirst() {
      if word == "--args" { break }
      if word == "-a" {
        application = rest.popFirst()
      } else if word == "-u" {
        target = rest.popFirst()
      } else if Self.valued.contains(word) {
        _ = rest.popFirst()
      } else if !word.hasPrefix("-") {
        target = target ?? word
      }
    }
    self.target = target
    self.application = application
  }

  /// Returns the command that opens the target; `find` returns the path of an installed program.
  ///
  /// - Throws: The reason why the target cannot be opened.
  func words(_ find: (String) -> String?) throws(IntentError) -> [String] {
    guard let target else {
      let named = application.map { "“\(SafeWords.text($0))”" } ?? "nothing that is known"
      throw .failed("it opens \(named), an application of a Mac", hint: "nothing was run")
    }
    guard let program = find("xdg-open") else {
      throw .failed(
        "xdg-open is not installed, which opens \(SafeWords.text(target))",
        hint: "install xdg-utils, or open it yourself"
      )
    }
    return [program, target]
  }
}
