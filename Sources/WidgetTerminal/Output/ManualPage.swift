import Ground

/// A manual page in the language mdoc(7), which `man` and `mandoc` read.
package struct ManualPage {
  /// A section with a heading and a list of terms, each with its description.
  package struct List {
    package let title: String
    package let rows: [(String, String)]

    package init(_ title: String, _ rows: [(String, String)]) {
      self.title = title
      self.rows = rows
    }
  }

  /// The name of the page, such as `widgetctl-show`.
  package let name: String
  /// The date as month, day and year: `November 24, 2026`.
  package let date: String
  package let summary: String
  /// The synopses, one line each.
  package var synopsis: [String] = []
  /// The description in paragraphs, which an empty line separates.
  package var details = ""
  package var lists: [List] = []
  package var examples: [CommandSignature.Example] = []
  /// The related pages: those of section 1 by name, others as `name(5)`.
  package var related: [String] = []

  package init(name: String, date: String, summary: String) {
    self.name = name
    self.date = date
    self.summary = summary
  }

  /// Creates the page of one command from its help.
  package init(_ signature: CommandSignature, date: String) {
    name = signature.call.split(separator: " ").joined(separator: "-")
    self.date = date
    summary = signature.summary
    synopsis = [signature.usage]
    details = HelpText.paragraphs(signature.details)
    lists = signature.tables.map { List($0.title, $0.rows) }
    lists.append(List("options", HelpText.rows(of: signature.allOptions)))
    lists.append(List("exit status", ExitCode.allCases.map { ("\($0.rawValue)", $0.explanation) }))
    examples = signature.examples
    related = signature.name.isEmpty ? [] : [signature.program]
  }

  package var text: String {
    var lines = [".Dd \(date)", ".Dt \(name.uppercased()) 1", ".Os", ".Sh NAME", ".Nm \(name)"]
    lines.append(".Nd \(Roff.escaped(Self.clause(summary)))")
    lines.append(".Sh SYNOPSIS")
    for form in synopsis {
      let program = form.prefix { $0 != " " }
      lines += [".Nm \(program)", Roff.form(form.dropFirst(program.count + 1))]
    }
    lines.append(".Sh DESCRIPTION")
    let paragraphs = ([summary] + details.split(separator: "\n\n").map(String.init)).filter {
      !$0.isEmpty
    }
    lines += paragraphs.map { Roff.sentences($0) }.joined(separator: [".Pp"])
    for list in lists {
      lines += [".Sh \(list.title.uppercased())", ".Bl -tag -width Ds"]
      for row in list.rows { lines += [".It \(Roff.item(row.0))"] + Roff.sentences(row.1) }
      lines.append(".El")
    }
    if !examples.isEmpty {
      lines.append(".Sh EXAMPLES")
      lines += examples.map { example in
        Roff.sentences(example.meaning.isEmpty ? example.line : example.meaning)
          + [".Bd -literal -offset indent", Roff.escaped(example.line), ".Ed"]
      }.joined(separator: [".Pp"])
    }
    if !related.isEmpty {
      lines.append(".Sh SEE ALSO")
      let pages = related.map(Roff.reference).sorted {
        ($0.section, $0.name) < ($1.section, $1.name)
      }
      lines.append(pages.map { ".Xr \($0.name) \($0.section)" }.joined(separator: " ,\n"))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns a sentence as a clause after a dash: without its full stop, and with a lowercase first
  /// letter.
  private static func clause(_ sentence: String) -> String {
    let bare = sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    return bare.prefix(1).lowercased() + bare.dropFirst()
  }
}

/// Escapes text for roff, so that no character begins a request.
enum Roff {
  /// Returns an escaped text, for a whole line or a part of one.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "\n": escaped += " "
      case _ where scalar.isASCII: escaped.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        escaped += "\\[u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)]"
      }
    }
    // At the beginning of a line, these characters would make it a request.
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&\(escaped)" : escaped
  }

  /// Returns a paragraph in lines: each sentence begins a new line, and long sentences are broken,
  /// as mdoc requires.
  static func sentences(_ paragraph: String) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in paragraph.split(whereSeparator: \.isWhitespace).map({ escaped(String($0)) }) {
      if !line.isEmpty, line.utf8.count + word.utf8.count >= longestLine {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? word : " \(word)"
      if let last = word.last, ".?!".contains(last) {
        lines.append(line)
        line = ""
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }

  private static let longestLine = 78

  /// Returns a command's synopsis for roff, with literal words in bold and placeholders in italics.
  static func form(_ form: Substring) -> String {
    var text = ""
    var word = ""
    func flush() {
      guard !word.isEmpty else { return }
      let isPlaceholder =
        word.allSatisfy { $0.isUppercase || $0 == "-" } && word.contains { $0.isUppercase }
      text += "\\f\(isPlaceholder ? "I" : "B")\(escaped(word))\\fR"
      word = ""
    }
    for character in form {
      if character.isLetter || character.isNumber || character == "-" {
        word.append(character)
      } else {
        flush()
        text += escaped(String(character))
      }
    }
    flush()
    return text
  }

  /// Returns the term of a list for roff, such as an option with its value.
  static func item(_ item: String) -> String {
    let form = form(item[...])
    return form.isEmpty ? "\\&" : form
  }

  /// Splits a reference such as `name(5)` into name and section; the default section is 1.
  static func reference(_ page: String) -> (name: String, section: String) {
    guard page.hasSuffix(")"), let open = page.firstIndex(of: "(") else { return (page, "1") }
    return (String(page[..<open]), String(page[page.index(after: open)...].dropLast()))
  }
}
