import WidgetRender

extension OptionDefinition {
  package static let window = OptionDefinition(
    "window",
    "png, svg or html in the window of a terminal, with a title and a shadow, for sharing"
  )
  package static let font = OptionDefinition(
    "font",
    value: "NAME",
    "the font of svg or html, if the reader's machine has it"
  )
  package static let scale = OptionDefinition(
    "scale",
    value: "N",
    of: .words(ImageStyle.scales.map(String.init)),
    "pixels of a png on each of the 8 by 16 units of a cell: 1, 2 or 3; 2 unless given"
  )

  /// The options for images that are made to be shared.
  package static let ofImages = [window, font, scale]
}

extension ImageStyle {
  /// Reads the style from the options, for one format of pictures.
  ///
  /// - Throws: `UsageError` for an option that the format does not support, and for an invalid
  ///   value.
  init(_ arguments: Arguments, form: PictureForm?) throws(UsageError) {
    self.init()
    try Self.check(.window, of: [.png, .svg, .html], arguments, form)
    try Self.check(.font, of: [.svg, .html], arguments, form)
    try Self.check(.scale, of: [.png], arguments, form)
    window = arguments.has(.window) ? "widgetctl" : nil
    if let name = arguments.value(of: .font) {
      guard Self.isFont(name) else {
        throw .invalidValue(
          option: "--font",
          value: String(name.prefix(Self.longestFont)),
          expected: "the name of a font, such as 'JetBrains Mono'"
        )
      }
      font = name
    }
    if let text = arguments.value(of: .scale) {
      guard let scale = Int(text), Self.scales.contains(scale) else {
        throw .invalidValue(option: "--scale", value: text, expected: "1, 2 or 3")
      }
      self.scale = scale
    }
  }

  /// Checks that an option is used only with formats that support it.
  ///
  /// - Throws: `UsageError` if the option is given and the form is not one of `forms`.
  private static func check(
    _ option: OptionDefinition,
    of forms: @autoclosure () -> [PictureForm],
    _ arguments: Arguments,
    _ form: PictureForm?
  ) throws(UsageError) {
    guard arguments.has(option) else { return }
    let forms = forms()
    if let form, forms.contains(form) { return }
    let names = forms.map { "--format \($0.rawValue)" }
    throw .other(
      message: "--\(option.name) does not work with this format",
      hint: "use it with \(names.joined(separator: " or "))"
    )
  }

  /// The most characters in the name of a font.
  private static let longestFont = 64

  private static func isFont(_ name: String) -> Bool {
    !name.isEmpty && name.count <= longestFont
      && name.allSatisfy { $0.isLetter || $0.isNumber || " -_.".contains($0) }
  }
}

extension PictureOptions {
  /// Writes a picture to standard output, and a note about parts that could not be drawn to
  /// standard error.
  ///
  /// `title` is that of the window, if there is one.
  ///
  /// - Throws: `CommandError` if it cannot be written, and for a pixel image at a terminal.
  package func write(
    _ picture: WidgetPicture,
    title: String? = nil,
    to output: Output
  ) throws(CommandError) {
    guard form == .png else {
      return try output.result(bytes(of: picture, title: title) + images(of: picture))
    }
    guard !TerminalDevice.isTerminal(.standardOutput) else {
      throw .usage(
        .other(
          message: "--format png is not text: a terminal cannot show it",
          hint: "write it to a file: --format png > widgets.png"
        )
      )
    }
    let drawn = picture.image(scheme.palette, style(title: title))
    try output.result(drawn.image.png)
    if let note = drawn.note { output.warning(note.message, hint: note.hint) }
  }

  /// Returns the sequences that draw the images of the picture that was just written; empty if they
  /// are drawn as cells.
  private func images(of picture: WidgetPicture) -> [UInt8] {
    guard form == .ansi, !picture.images.isEmpty, let terminalImages,
      let rows = TerminalDevice.rows(of: .standardOutput), picture.grid.size.rows < rows
    else { return [] }
    return terminalImages.bytes(of: picture)
  }

  /// The image protocol of the terminal; `nil` if images are drawn as cells.
  ///
  /// Sixels need a terminal that reports the size of its cells.
  var terminalImages: TerminalImages? {
    guard let imageProtocol else { return nil }
    let cell = TerminalDevice.cellPixels(of: .standardOutput)
    guard let cell = cell ?? (imageProtocol == .sixel ? nil : (1, 1)) else { return nil }
    return TerminalImages(imageProtocol, cell: cell)
  }

  /// Returns the image style with the title of its window, if it has one.
  func style(title: String?) -> ImageStyle {
    var style = style
    if style.window != nil, let title { style.window = title }
    return style
  }
}

extension DrawnImage {
  /// A note about missing characters and the font to install; `nil` if none are missing.
  fileprivate var note: (message: String, hint: String)? {
    guard !missing.isEmpty else { return nil }
    let shown = missing.prefix(8).joined(separator: " ")
    let rest = missing.count > 8 ? " and \(missing.count - 8) more" : ""
    return (
      "drawn as ▨, as no font here has them: \(TerminalText.sanitized(shown))\(rest)",
      hasFonts
        ? "install a font that has them, such as fonts-noto"
        : "install libfreetype6, libfontconfig1 and a font such as fonts-noto"
    )
  }
}
