import Foundation
import TestSupport
import WidgetExtension
import WidgetIntents

/// An extension that a shell script imitates: it only answers requests for its description.
struct ShellNeighbour {
  let home: URL
  let name: String

  var path: String { home.appending(path: name).path }

  /// Writes the program, which describes an intent and a widget with these names.
  ///
  /// `before` is a shell command that is run before the answer.
  func build(intent: String, widget: String, before: String = "") throws {
    let description = ExtensionDescription(
      widgets: [
        WidgetDescription(
          kind: widget,
          name: widget,
          displayName: widget,
          description: "a widget of \(name)",
          families: ["small"]
        )
      ],
      intents: [
        IntentMetadata(
          name: intent,
          identifier: intent,
          title: intent,
          description: nil,
          category: nil,
          summary: nil,
          role: .action,
          parameters: [],
          resultType: .nothing,
          isDiscoverable: true
        )
      ]
    )
    // The host's hello is its first request, and its question its second.
    let reply = try Frame(.reply, 2, message: description)
    try Data(try reply.encoded()).write(to: home.appending(path: "\(name).reply"))
    try replace(with: "\(before)\ncat '\(path).reply' >&3\nexec cat <&3 >/dev/null")
  }

  /// Replaces the program by another script.
  func replace(with script: String) throws {
    try writeProgram("#!/bin/sh\n\(script)\n", to: path)
  }
}
