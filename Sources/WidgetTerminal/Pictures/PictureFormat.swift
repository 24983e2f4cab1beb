import WidgetIntents
import WidgetRender
import WidgetTimeline

/// The forms in which a picture can be written (CL-6).
package enum PictureFormat: String, CaseIterable, Sendable {
  case plain, ansi, json, svg, html, markdown
  /// Sentences, for what reads them aloud.
  case speech
  // One line a widget, for the bar or the prompt of that name.
  case tmux, i3bar, waybar, xbar
  /// A prompt of the shell that the environment names, else of bash.
  case prompt
  case bashPrompt = "prompt=bash"
  case zshPrompt = "prompt=zsh"

  /// Whether it holds one line a widget.
  package var isForBar: Bool {
    switch self {
    case .tmux, .i3bar, .waybar, .xbar, .prompt, .bashPrompt, .zshPrompt: true
    case .plain, .ansi, .json, .svg, .html, .markdown, .speech: false
    }
  }

  /// The forms of a picture as a whole.
  package static let ofPictures: [Self] = [.plain, .ansi, .json, .svg, .html, .markdown]

  /// The colours that it has where `--color` does not say; `nil` for those of a terminal.
  func color(_ environment: EnvironmentVariables) -> String? {
    switch self {
    case .ansi: "always"
    // They know no terminal, and no TERM says what they can.
    case .tmux, .i3bar, .waybar:
      environment.nonEmpty("NO_COLOR") == nil && environment.settings[.color] != "never"
        ? "truecolor" : "never"
    case .plain, .json, .svg, .html, .markdown, .speech, .xbar: nil
    case .prompt, .bashPrompt, .zshPrompt: nil
    }
  }

  /// The form that `--format` names, or `nil` without that option.
  ///
  /// A prompt is zsh's if `ZSH_VERSION` is handed on, as `%` is a sign there.
  static func named(
    _ text: String?,
    of formats: @autoclosure () -> [Self],
    environment: EnvironmentVariables
  ) throws(UsageError) -> PictureFormat? {
    guard let text else { return nil }
    let formats = formats()
    guard let format = PictureFormat(rawValue: text), formats.contains(format) else {
      let known = formats.map(\.rawValue).joined(separator: ", ")
      throw .invalidValue(option: "--format", value: text, expected: "one of \(known)")
    }
    guard format == .prompt else { return format }
    return environment.nonEmpty("ZSH_VERSION") == nil ? .bashPrompt : .zshPrompt
  }

  /// A picture in this form; JSON and speech are made of archives, and bars of lines.
  func bytes(
    of picture: WidgetPicture,
    depth: ColorDepth,
    palette: Palette,
    showsLinks: Bool = false
  ) -> [UInt8] {
    switch self {
    case .plain, .json, .speech, .tmux, .i3bar, .waybar, .xbar, .prompt, .bashPrompt, .zshPrompt:
      picture.grid.plainBytes
    case .ansi:
      picture.withBackground(of: palette).ansi(
        depth: depth,
        palette: palette,
        showsLinks: showsLinks
      )
    case .svg: Array(picture.svg(palette).utf8)
    case .html: Array(picture.html(palette).utf8)
    case .markdown: Array(picture.markdown.utf8)
    }
  }
}

/// The sizes that `--size` and `--family` name, in this program's words or in Apple's (SU-90).
package enum SizeOption {
  package static var names: [String] { WidgetFamily.placeable.map(\.commandLineName) }

  /// Such as `systemSmall`: understood, and never listed.
  private static var sourceNames: [String] { WidgetFamily.placeable.map(\.description) }

  package static func family(_ name: String) throws(CommandError) -> WidgetFamily {
    let known = WidgetFamily.placeable.first { $0.description == name }
    guard let family = known ?? WidgetFamily(commandLineName: name) else {
      throw .usage(
        .unknownName(
          kind: "size",
          name: name,
          suggestion: NameSuggestion.closest(to: name, in: names + sourceNames),
          hint: "expected one of \(names.joined(separator: ", "))"
        )
      )
    }
    return family
  }
}

/// The modes that `--mode` names.
package enum ModeOption {
  package static var names: [String] { DrawContext.RenderingMode.allCases.map(\.rawValue) }

  /// The mode of that name; `nil` without one, which is each family's own.
  package static func named(_ text: String?) throws(UsageError) -> DrawContext.RenderingMode? {
    guard let text else { return nil }
    guard let mode = DrawContext.RenderingMode(rawValue: text) else {
      let known = names.joined(separator: ", ")
      throw .invalidValue(option: "--mode", value: text, expected: "one of \(known)")
    }
    return mode
  }
}

extension WidgetFamily {
  /// The mode in which the family is shown: accessories in one colour's levels, all others in full colour (WK-34).
  package var renderingMode: DrawContext.RenderingMode {
    switch self {
    case .accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline: .vibrant
    default: .fullColor
    }
  }
}
