import Moments
import WidgetRender
import WidgetTimeline

/// The options for drawing and writing pictures, from the arguments or the environment.
package struct PictureOptions: Sendable {
  package let format: PictureFormat
  package let depth: ColorDepth
  package var scheme: SchemeDecision
  package let columns: Int
  package var drawing: DrawContext
  /// The signs of widgets that are in front of stacks, by the widgets' ids.
  package var stackSigns: [Int64: StackSign] = [:]
  /// Whether links are written, because the terminal supports them (OSC 8).
  package let showsLinks: Bool
  /// Whether `watch` may write to the terminal's clipboard; `nil` if it is not set.
  package let mayCopy: Bool?
  /// Whether the live view has a line above its widgets.
  package let showsHeader: Bool
  /// Whether the bell rings when the live view shows a reminder.
  package let ringsBell: Bool
  /// The mode that `--mode` names; `nil` if each family uses its own.
  package let mode: DrawContext.RenderingMode?
  /// The image protocol of the terminal; `nil` if images are drawn as cells.
  let imageProtocol: ImageProtocol?
  /// The style of images that are made to be shared.
  let style: ImageStyle

  /// The options of every command that draws widgets.
  package static let definitions: [OptionDefinition] =
    [
      .at, .format, .mode, .color, .scheme, .palette, .ascii, .width,
    ] + OptionDefinition.ofImages

  /// Reads the options; `now` is microseconds since 1970 UTC, which `--at` replaces.
  ///
  /// - Throws: `UsageError` for an invalid value.
  package init(
    _ arguments: Arguments,
    environment: EnvironmentVariables,
    output: Output,
    now: Int64,
    formats: @autoclosure () -> [PictureFormat] = PictureFormat.all
  ) throws(CommandError) {
    columns = try Self.columns(arguments, environment)
    let chosen = try usage { () throws(UsageError) in
      try PictureFormat.named(
        arguments.value(of: .format),
        of: formats(),
        environment: environment
      )
    }
    depth = try usage { () throws(UsageError) in
      let option = arguments.value(of: .color) ?? chosen?.color(environment)
      return try ColorDecision.depth(
        option: chosen == .picture(.plain) || chosen == .bar(.xbar) ? "never" : option,
        environment: environment,
        isTerminal: TerminalDevice.isTerminal(.standardOutput)
      )
    }
    format = chosen ?? .picture(depth == .none ? .plain : .ansi)
    style = try usage { () throws(UsageError) in
      if case .picture(let form) = chosen { return try ImageStyle(arguments, form: form) }
      return try ImageStyle(arguments, form: nil)
    }
    showsLinks = LinkDecision.showsLinks(
      environment: environment,
      isTerminal: depth != .none && TerminalDevice.isTerminal(.standardOutput)
    )
    imageProtocol = ImageDecision.kind(
      environment: environment,
      isTerminal: depth != .none && TerminalDevice.isTerminal(.standardOutput)
    )
    mayCopy = environment.settings.mayCopy
    showsHeader = environment.settings.showsHeader
    ringsBell = environment.settings.ringsBell
    let memory = TerminalMemory(environment: environment)
    scheme = try usage { () throws(UsageError) in
      try SchemeDecision(
        option: arguments.value(of: .scheme),
        palette: arguments.value(of: .palette),
        environment: environment,
        answer: memory?.background
      )
    }
    mode = try usage { () throws(UsageError) in try ModeOption.named(arguments.value(of: .mode)) }
    let zone = ZoneDecision.zone(environment: environment, output: output)
    let instant = try Self.instant(arguments, now: now, in: zone)
    drawing = DrawContext(
      now: Instant(microseconds: instant),
      timeZone: zone,
      locale: LocaleForm(
        all: environment["LC_ALL"],
        time: environment["LC_TIME"],
        language: environment["LANG"]
      ),
      isASCII: output.isASCII
    )
  }

  /// The format of a single picture; plain text if another format was requested.
  package var form: PictureForm { if case .picture(let form) = format { form } else { .plain } }

  /// Whether pictures are drawn for dark screens.
  package var isDark: Bool { scheme.look == .dark }

  /// Returns the options with the user's appearance; `nil` follows the system.
  package func with(setting: Palette.Look?, stored: Palette.Name? = nil) -> PictureOptions {
    var options = self
    options.scheme = scheme.with(setting: setting, stored: stored)
    return options
  }

  /// Returns the context for drawing a family; `nil` is drawn in full colour.
  package func drawing(in family: WidgetFamily?) -> DrawContext {
    var drawing = drawing
    drawing.renderingMode = mode ?? family?.renderingMode ?? .fullColor
    return drawing
  }

  /// Returns the columns of a line on standard output, from the arguments, the environment or the
  /// terminal.
  package static func columns(
    _ arguments: Arguments,
    _ environment: EnvironmentVariables
  ) throws(CommandError) -> Int {
    try usage { () throws(UsageError) in
      try WidthDecision.columns(
        option: arguments.value(of: .width),
        terminal: TerminalDevice.columns(of: .standardOutput),
        environment: environment
      )
    }
  }

  /// Returns the time that `--at` names, otherwise `now`, in microseconds since 1970 UTC.
  package static func instant(
    _ arguments: Arguments,
    now: Int64,
    in zone: TimeZoneRules
  ) throws(CommandError) -> Int64 {
    try usage { () throws(UsageError) in
      try AtTime.microseconds(option: arguments.value(of: .at), now: now, in: zone)
    }
  }

  /// Returns a picture in the requested format; as plain text if that is not a format of pictures.
  package func bytes(of picture: WidgetPicture, title: String? = nil) -> [UInt8] {
    form.bytes(
      of: picture,
      depth: depth,
      palette: scheme.palette,
      style: style(title: title),
      showsLinks: showsLinks
    )
  }
}

/// The time zone in which dates are shown and read.
package enum ZoneDecision {
  /// Returns the zone in TZ; UTC with a warning if it is invalid (RT-11).
  package static func zone(environment: EnvironmentVariables, output: Output) -> TimeZoneRules {
    let (rules, problem) = TimeZoneSource().zone(forTZ: environment["TZ"])
    if let problem { output.warning(TerminalText.sanitized(problem.message), hint: problem.hint) }
    return rules
  }
}
