import WidgetExtension
import WidgetTerminal

/// Asks each extension for its description, even if the store has one, and reports the failures.
struct ExtensionCheckup {
  let host: Host

  func findings() -> [Finding] {
    do throws(CommandError) {
      return try host.extensions.checked().map { candidate, result in
        Self.finding(of: candidate, result)
      }
    } catch {
      return [Finding(.wrong, "extensions", error.message, hint: error.hint)]
    }
  }

  private static func finding(
    of candidate: HostedExtension,
    _ result: Result<ExtensionDescription, CommandError>
  ) -> Finding {
    let subject = "extension \(candidate.name)"
    switch result {
    case .success(let offer):
      let counts = "\(offer.widgets.count) widgets, \(offer.intents.count) intents"
      return Finding(.good, subject, "\(counts), \(candidate.path)")
    case .failure(let error):
      // The subject already contains the extension's name.
      let message =
        error.message.hasPrefix(subject + " ")
        ? String(error.message.dropFirst(subject.count + 1)) : error.message
      return Finding(.wrong, subject, message, hint: error.hint)
    }
  }
}
