import WidgetIntents
import WidgetRender
import WidgetTimeline

/// The output format of a command that writes widgets (CL-6).
package enum PictureFormat: Hashable, Sendable {
  /// A single picture of the widgets.
  case picture(PictureForm)
  /// The archives from which pictures are drawn.
  case archive(ArchiveForm)
  /// Text with one line for each widget, for a status bar or a prompt.
  case bar(BarForm)

  /// The formats of a single picture, and the archives as JSON.
  package static let ofPictures: [Self] = [
    .picture(.plain), .picture(.ansi), .archive(.json), .picture(.png), .picture(.svg),
    .picture(.html), .picture(.markdown),
  ]

  package static let all: [Self] =
    ofPictures + [.archive(.speech)] + BarForm.allCases.map { .bar($0) }

  /// The name by which `--format` requests the format.
  package var name: String {
    switch self {
    case .picture(let form): form.rawValue
    case .archive(let form): form.rawValue
    case .bar(let form): form.rawValue
    }
  }

  /// Whether the format has one line for each widget.
  package var isForBar: Bool { if case .bar = self { true } else { false } }

  /// Returns the value that replaces a missing `--color`; `nil` to decide as for a terminal.
  func color(_ environment: EnvironmentVariables) -> String? {
    switch self {
    case .picture(.ansi): "always"
    // These programs run without a terminal, so TERM does not describe them.
    case .bar(.tmux), .bar(.i3bar), .bar(.waybar):
      environment.nonEmpty("NO_COLOR") == nil && environment.settings[.color] != "never"
        ? "truecolor" : "never"
    case .picture, .archive, .bar: nil
    }
  }

  /// Returns the format that `--format` names; `nil` without that option.
  ///
  /// `prompt` is that of zsh if `ZSH_VERSION` is exported, because zsh gives `%` a meaning.
  static func named(
    _ text: String?,
    of formats: @autoclosure () -> [Self],
    environment: EnvironmentVariables
  ) throws(UsageError) -> PictureFormat? {
    guard let text else { return nil }
    let formats = formats()
    guard let format = formats.first(where: { $0.name == text }) else {
      let known = formats.map(\.name).joined(separator: ", ")
      throw .invalidValue(option: "--format", value: text, expected: "one of \(known)")
    }
    guard format == .bar(.prompt) else { return format }
    return .bar(environment.nonEmpty("ZSH_VERSION") == nil ? .bashPrompt : .zshPrompt)
  }
}

/// The formats of a single picture.
package enum PictureForm: String, Sendable {
  case plain, ansi, png, svg, html, markdown

  /// Whether the picture has its own page and colours, regardless of the terminal.
  package var isImage: Bool { self == .png || self == .svg || self == .html }

  /// Returns the bytes of a picture in this format.
  func bytes(
    of picture: WidgetPicture,
    depth: ColorDepth,
    palette: Palette,
    style: ImageStyle,
    showsLinks: Bool = false
  ) -> [UInt8] {
    switch self {
    case .plain: picture.grid.plainBytes
    case .ansi:
      picture.withBackground(of: palette).ansi(
        depth: depth,
        palette: palette,
        showsLinks: showsLinks
      )
    case .png: picture.image(palette, style).image.png
    case .svg: Array(picture.svg(palette, style).utf8)
    case .html: Array(picture.html(palette, style).utf8)
    case .markdown: Array(picture.markdown.utf8)
    }
  }
}

/// The formats of the archives from which pictures are drawn.
package enum ArchiveForm: String, Sendable {
  case json
  /// Sentences, for screen readers.
  case speech
}

/// The formats with one line for each widget, named after the bar or the prompt.
package enum BarForm: String, CaseIterable, Sendable {
  case tmux, i3bar, waybar, xbar
  /// A prompt for zsh if the environment names it, otherwise for bash.
  case prompt
  case bashPrompt = "prompt=bash"
  case zshPrompt = "prompt=zsh"
}

/// The sizes for `--size` and `--family`, by this program's names or Apple's (SU-90).
package enum SizeOption {
  package static var names: [String] { WidgetFamily.placeable.map(\.commandLineName) }

  /// Apple's names, such as `systemSmall`, which are accepted but not listed.
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

/// The rendering modes by the names that `--mode` accepts.
package enum ModeOption {
  package static var names: [String] { DrawContext.RenderingMode.allCases.map(\.rawValue) }

  /// Returns the rendering mode that a text names; `nil` without a text, so that each family has
  /// its own.
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
  /// The rendering mode of the family: vibrant for accessories, full colour for all others (WK-34).
  package var renderingMode: DrawContext.RenderingMode {
    switch self {
    case .accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline: .vibrant
    default: .fullColor
    }
  }
}
