import Foundation
import WidgetExtension
import WidgetIntents
import WidgetRender
import WidgetTerminal
import WidgetTimeline

@testable import WidgetUI

/// Widgets of a standalone program, and its command-line options.
@MainActor
enum StandaloneSamples {
  static let words = ServedWidget(
    kind: "words",
    typeName: "Words",
    displayName: "Words",
    description: "Shows words.",
    families: [.systemSmall, .accessoryInline],
    placeholder: { _ in entry("placeholder") },
    snapshot: { entry($0.isPreview ? "preview" : "snapshot") },
    timeline: { request in
      MadeTimeline(
        entries: [entry("first"), entry("second", at: 60), entry("third", at: 120)],
        policy: .after(Date(timeIntervalSince1970: 600))
      )
    }
  )

  /// Returns a widget whose timeline a closure makes.
  static func widget(
    _ kind: String,
    timeline: @escaping @Sendable () throws -> MadeTimeline
  ) -> ServedWidget {
    var widget = words
    widget.kind = kind
    widget.timeline = { _ in try timeline() }
    return widget
  }

  nonisolated static func entry(_ words: String, at seconds: Double = 0) -> MadeEntry {
    MadeEntry(date: Date(timeIntervalSince1970: seconds), light: archive(words))
  }

  nonisolated static func archive(_ words: String) -> [UInt8] {
    ArchivedView.text(ArchivedText(runs: [.init(.verbatim(words))])).compactBytes
  }

  static func arguments(_ words: [String]) throws -> Arguments {
    try ArgumentParser.parse(words[...], for: StandaloneCommand.signature(program: "samples"))
  }

  static let environment = EnvironmentVariables(["TZ": "UTC"])

  /// Returns the options for pictures with these command-line arguments: 80 columns wide, half a
  /// minute after 1970-01-01 00:00 UTC.
  static func options(_ words: [String] = []) throws -> PictureOptions {
    let width = words.contains("--width") ? [] : ["--width", "80"]
    return try PictureOptions(
      try arguments(width + ["--format", "plain"] + words),
      environment: environment,
      output: Output(program: "samples", isJSON: false),
      now: 30_000_000
    )
  }

  static func request(_ words: [String], of widgets: [ServedWidget]) throws -> StandaloneRequest {
    StandaloneRequest(
      content: ServedContent(
        eachWidget: EachWidget(widgets),
        intents: try IntentRegistry(intents: [])
      ),
      arguments: try arguments(words),
      environment: environment,
      output: Output(program: "samples", isJSON: false)
    )
  }
}
