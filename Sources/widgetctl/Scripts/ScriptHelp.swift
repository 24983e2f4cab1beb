import IntentScript
import WidgetIntents
import WidgetTerminal

/// The help text of a script: its first comment, and its parameters.
struct ScriptHelp {
  /// A parameter that the script declares.
  struct Parameter: Equatable {
    let name: String
    /// The type in the syntax of scripts, such as `Int` or `[String]`.
    let type: String
    /// The source text of the default value; `nil` if the parameter has none.
    let fallback: String?

    var option: String { "--\(CommandLineName.kebab(name)) \(type)" }
  }

  let path: String
  let comment: String
  let parameters: [Parameter]

  /// Creates the help from a parsed script, which may contain errors.
  init(_ script: ParsedScript, path: String) {
    self.path = path
    comment = Self.comment(of: script)
    parameters = script.statements.compactMap { statement in
      guard case .parameter(let bound, let value) = statement.kind else { return nil }
      return Parameter(
        name: bound.name.text,
        type: bound.type.map { Self.text(of: $0.span, in: script.source) } ?? "",
        fallback: value.map { Self.text(of: $0.span, in: script.source) }
      )
    }
  }

  /// The command line that runs the script, with its parameters.
  var usage: String {
    parameters.reduce("widgetctl run \(ShellWord.quoted(path))") { text, parameter in
      text + (parameter.fallback == nil ? " \(parameter.option)" : " [\(parameter.option)]")
    }
  }

  var text: String {
    var text = comment.isEmpty ? "" : "\(comment)\n\n"
    text += "usage: \(usage)\n"
    if parameters.isEmpty { return text }
    text += "\nparameters:\n"
    return text
      + HelpText.aligned(
        parameters.map { parameter in
          (parameter.option, parameter.fallback.map { "\($0) unless given" } ?? "required")
        }
      )
  }

  var json: [(String, JSONText)] {
    [
      ("script", .string(path)), ("comment", .string(comment)),
      (
        "parameters",
        .array(
          parameters.map { parameter in
            .object([
              ("name", .string(parameter.name)), ("type", .string(parameter.type)),
              ("isRequired", .bool(parameter.fallback == nil)),
              ("default", .optional(parameter.fallback)),
            ])
          }
        )
      ),
    ]
  }

  /// Returns the lines of the first comment without their slashes; a `#!` line is skipped.
  private static func comment(of script: ParsedScript) -> String {
    var lines: [String] = []
    var end: Int32?
    for span in script.comments {
      let text = text(of: span, in: script.source)
      guard text.hasPrefix("//") else { continue }
      // A comment continues as long as only one line break separates its lines.
      if let end {
        let gap = Self.text(of: SourceSpan(start: end, end: span.start), in: script.source)
        guard gap.utf8.count(where: { $0 == 0x0A }) == 1, gap.allSatisfy(\.isWhitespace) else {
          break
        }
      } else if let first = script.statements.first, first.span.start < span.start {
        break
      }
      var line = text.dropFirst(2).drop { $0 == " " }
      while line.last?.isWhitespace == true { line.removeLast() }
      lines.append(String(line))
      end = span.end
    }
    return lines.joined(separator: "\n")
  }

  private static func text(of span: SourceSpan, in source: ScriptSource) -> String {
    let count = source.bytes.count
    let start = min(max(Int(span.start - source.base), 0), count)
    let end = min(max(Int(span.end - source.base), start), count)
    return String(decoding: source.bytes[start..<end], as: UTF8.self)
  }
}
