import WidgetIntents
import WidgetRender
import WidgetTimeline

/// The form in which a command writes widgets (CL-6).
package enum PictureFormat: Hashable, Sendable {
  /// A picture as a whole.
  case picture(PictureForm)
  /// The archives that pictures are drawn from.
  case archive(ArchiveForm)
  /// One line a widget.
  case bar(BarForm)

  /// The forms of a picture as a whole, and the archive's JSON.
  package static let ofPictures: [Self] = [
    .picture(.plain), .picture(.ansi), .archive(.json), .picture(.png), .picture(.svg),
    .picture(.html), .picture(.markdown),
  ]

  package static let all: [Self] =
    ofPictures + [.archive(.speech)] + BarForm.allCases.map { .bar($0) }

  /// The name of the form for `--format`.
  package var name: String {
    switch self {
    case .picture(let form): form.rawValue
    case .archive(let form): form.rawValue
    case .bar(let form): form.rawValue
    }
  }

  /// Whether it holds one line a widget.
  package var isForBar: Bool { if case .bar = self { true } else { false } }

  /// Returns its default colours without `--color`; `nil` for those of a terminal.
  func color(_ environment: EnvironmentVariables) -> String? {
    switch self {
    case .picture(.ansi): "always"
    // They know no terminal, and no TERM says what they can.
    case .bar(.tmux), .bar(.i3bar), .bar(.waybar):
      environment.nonEmpty("NO_COLOR") == nil && environment.settings[.color] != "never"
        ? "truecolor" : "never"
    case .picture, .archive, .bar: nil
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
    guard let format = formats.first(where: { $0.name == text }) else {
      let known = formats.map(\.name).joined(separator: ", ")
      throw .invalidValue(option: "--format", value: text, expected: "one of \(known)")
    }
    guard format == .bar(.prompt) else { return format }
    return .bar(environment.nonEmpty("ZSH_VERSION") == nil ? .bashPrompt : .zshPrompt)
  }
}

/// The forms of a picture as a whole.
package enum PictureForm: String, Sendable {
  case plain, ansi, png, svg, html, markdown

  /// Whether it is drawn with a page and colours of its own, whatever a terminal can.
  package var isImage: Bool { self == .png || self == .svg || self == .html }

  /// A picture in this form.
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

/// The forms of the archives that pictures are drawn from.
package enum ArchiveForm: String, Sendable {
  case json
  /// Sentences, for what reads them aloud.
  case speech
}

/// The forms of one line a widget, for the bar or the prompt of that name.
package enum BarForm: String, CaseIterable, Sendable {
  case tmux, i3bar, waybar, xbar
  /// A prompt of the shell that the environment names, else of bash.
  case prompt
  case bashPrompt = "prompt=bash"
  case zshPrompt = "prompt=zsh"
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
