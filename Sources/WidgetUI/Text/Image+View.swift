import WidgetRender

extension Image: View, PrimitiveView {
  public typealias Body = Never

  func archivedChildren(in scope: ArchiveScope) -> [ArchivedView] {
    [scope.masked(archived(in: scope.environment))]
  }

  private func archived(in environment: EnvironmentValues) -> ArchivedView {
    switch source {
    case .symbol(let name):
      return symbol(environment.symbolVariants.name(of: name), in: environment)
    case .asset(let name, let bundle):
      guard let image = AssetCatalog.image(named: name, bundle: bundle, in: environment) else {
        return placeholder(in: environment)
      }
      return picture(image.archived, isTemplate: image.isTemplate, in: environment)
    case .pixels(let image):
      return picture(image, isTemplate: false, in: environment)
    }
  }

  private func symbol(_ name: String, in environment: EnvironmentValues) -> ArchivedView {
    var style = environment.textStyle
    if (symbolMode ?? environment.symbolRenderingMode) == .multicolor,
      let color = SymbolColors.color(of: name)
    {
      style.foreground = color
      return .symbol(name: name, style: style)
    }
    return environment.foreground.across(.symbol(name: name, style: style))
  }

  private func picture(
    _ image: ArchivedImage,
    isTemplate: Bool,
    in environment: EnvironmentValues
  ) -> ArchivedView {
    var image = image
    image.isResizable = isResizable
    let isStencil = renderingMode.map { $0 == .template } ?? isTemplate
    if isStencil { image.tint = environment.foreground.color(level: 1) }
    return .image(image)
  }

  /// What stands for a picture that is not there: a frame in its room, with the symbol of a picture.
  private func placeholder(in environment: EnvironmentValues) -> ArchivedView {
    let faint = environment.foreground.color(level: 3)
    let symbol = ArchivedView.symbol(name: "photo", style: TextStyle(foreground: faint))
    guard isResizable else { return symbol }
    let frame = ArchivedShape(.rectangle, isInset: true, edgedWith: .color(faint))
    return .modified(.shape(frame), .overlay(symbol, .center))
  }

  /// The glyph as a part of a text; a picture is too large for a line and stands as its symbol.
  var textContent: ArchivedText.Content {
    if case .symbol(let name) = source { .symbol(name) } else { .symbol("photo") }
  }
}

extension Text {
  /// A symbol as a part of a text.
  public init(_ image: Image) {
    self.init(image.textContent)
  }
}
