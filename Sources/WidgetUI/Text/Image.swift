public import Foundation
import WidgetRender

/// A picture: a symbol by its SF Symbols name, an asset, or pixels.
///
/// ```swift
/// Image(systemName: "cloud.rain")
/// Image("portrait").resizable().scaledToFit()
/// ```
public struct Image: Equatable, Sendable {
  /// The source of the image: a symbol, an asset, pixels, or a drawn view.
  enum Source: Equatable, Sendable {
    case symbol(String)
    /// A picture in the extension's asset catalogue.
    case asset(name: String, bundle: Bundle?)
    case pixels(ArchivedImage)
    /// A picture of which only the size in points is known.
    case undecoded(CGSize)
    /// The drawing of a view, with its size in cells.
    case drawn(ArchivedView, CellSize)
  }

  private var source: Source
  var isResizable = false
  /// Whether the image is drawn as a template, in the foreground's colour; `nil` if the picture
  /// itself determines it.
  var renderingMode: TemplateRenderingMode?
  /// The colouring of a symbol's layers; `nil` for the environment's.
  var symbolMode: SymbolRenderingMode?

  init(_ source: Source) {
    self.source = source
  }

  /// Creates a symbol, which is a glyph or, with more space, a drawing.
  ///
  /// - Parameter systemName: The name of an SF Symbol. An unknown name is drawn as a placeholder.
  public init(systemName: String) { self.init(.symbol(systemName)) }

  /// Creates a symbol with a variable value, which has no effect on a glyph.
  public init(systemName: String, variableValue: Double?) { self.init(.symbol(systemName)) }

  /// Creates an image from an asset catalogue.
  ///
  /// - Parameters:
  ///   - name: The name of the image set.
  ///   - bundle: The bundle with the catalogue; `nil` for all bundles next to the program.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.asset(name: name, bundle: bundle))
  }

  /// Creates an image from an asset catalogue; the label has no effect, because images are not read
  /// aloud.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
  }

  /// Creates an image from an asset catalogue with a variable value, which has no effect.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// Creates a decorative image from an asset catalogue, which is not read aloud.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

  /// Creates a decorative image from an asset catalogue with a variable value, which has no effect.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// Creates an image from an asset catalogue, by a resource that the compiler checks.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }

  /// Creates an image from pixels: red, green, blue and opacity, row by row, not premultiplied.
  ///
  /// If there are too few bytes, the remaining pixels are clear; further bytes are ignored. `scale`
  /// is the number of pixels in a point.
  public init(width: Int, height: Int, pixels: [UInt8], scale: Double = 1) {
    self.init(.pixels(ArchivedImage(width: width, height: height, pixels: pixels, scale: scale)))
  }
}

extension Image: View {
  public typealias Body = Never

  public func _archived(in scope: _ArchiveScope) -> [ArchivedView] {
    if case .asset(let name, let bundle) = source,
      let drawing = outlined(name, bundle, in: scope)
    {
      return drawing
    }
    return [scope.masked(archived(in: scope.environment))]
  }

  private func archived(in environment: EnvironmentValues) -> ArchivedView {
    switch source {
    case .symbol(let name):
      return symbol(environment.symbolVariants.name(of: name), in: environment)
    case .asset(let name, let bundle):
      guard let image = AssetCatalog.image(named: name, bundle: bundle, in: environment) else {
        return placeholder(in: environment)
      }
      switch image.content {
      case .decoded(let pixels):
        return picture(pixels, isTemplate: image.isTemplate, in: environment)
      case .undecoded(let size): return placeholder(of: size, in: environment)
      }
    case .pixels(let image):
      return picture(image, isTemplate: false, in: environment)
    case .undecoded(let size):
      return placeholder(of: size, in: environment)
    case .drawn(let view, let size):
      let (width, height) = (CellLength(cells: size.columns), CellLength(cells: size.rows))
      return .modified(view, .frame(width: width, height: height, .center))
    }
  }

  private func symbol(_ name: String, in environment: EnvironmentValues) -> ArchivedView {
    var style = environment.textStyle
    if (symbolMode ?? environment.symbolRenderingMode) == .multicolor,
      let color = SymbolColors.color(of: name)
    {
      style.foreground = color
      return sized(name, style, in: environment)
    }
    return environment.foreground.across(sized(name, style, in: environment))
  }

  /// Returns the symbol as large as its font, or as its frame if it is resizable (SU-87).
  private func sized(_ name: String, _ style: TextStyle, in environment: EnvironmentValues)
    -> ArchivedView
  {
    let font = environment.hasSystemFont ? nil : environment.font
    let rows = font?.symbolRows(scaledBy: environment.imageScale.factor) ?? 1
    guard isResizable || rows > 1 else { return .symbol(name: name, style: style) }
    return .sizedSymbol(
      ArchivedSymbol(name: name, style: style, rows: rows, isResizable: isResizable)
    )
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

  /// Returns the placeholder of a missing image: the symbol `photo`, in a frame if the image is
  /// resizable.
  private func placeholder(in environment: EnvironmentValues) -> ArchivedView {
    let faint = environment.foreground.color(level: 3)
    let symbol = ArchivedView.symbol(name: "photo", style: TextStyle(foreground: faint))
    guard isResizable else { return symbol }
    return framed(symbol, faint)
  }

  /// Returns the placeholder of an image that cannot be decoded: a frame of the image's size.
  private func placeholder(
    of size: CGSize,
    in environment: EnvironmentValues
  ) -> ArchivedView {
    let clear = ArchivedImage(
      width: 1,
      height: 1,
      pixels: [0, 0, 0, 0],
      pointWidth: size.width,
      pointHeight: size.height,
      isResizable: isResizable
    )
    let faint = environment.foreground.color(level: 3)
    let symbol = ArchivedView.symbol(name: "photo", style: TextStyle(foreground: faint))
    return .modified(.image(clear), .overlay(framed(symbol, faint), .center))
  }

  private func framed(_ symbol: ArchivedView, _ color: ArchivedColor) -> ArchivedView {
    let frame = ArchivedShape(.rectangle, isInset: true, edgedWith: .color(color))
    return .modified(.shape(frame), .overlay(symbol, .center))
  }

  /// The image inside a text: a symbol is a glyph, and any other image is replaced by the symbol
  /// `photo`.
  fileprivate var textContent: ArchivedText.Content {
    if case .symbol(let name) = source { .symbol(name) } else { .symbol("photo") }
  }
}

extension Text {
  /// Creates a text with an image: a symbol is a glyph, and any other image is replaced by the
  /// symbol `photo`.
  public init(_ image: Image) {
    self.init(image.textContent)
  }
}

extension Image {
  /// Returns the image of a PNG or JPEG and its size in points, at `scale` pixels a point.
  ///
  /// If the data cannot be decoded, the image is a frame of the size in its header (SU-90); `nil`
  /// if there is no size.
  public static func decoded(_ data: Data, scale: Double = 1) -> (image: Image, size: CGSize)? {
    guard let content = AssetImage.Content(data, scale: scale) else { return nil }
    switch content {
    case .decoded(let image): return (Image(.pixels(image)), content.size)
    case .undecoded(let size): return (Image(.undecoded(size)), size)
    }
  }

  /// The pixels row by row as red, green, blue and opacity, reduced as for an archive.
  ///
  /// The value is `nil` for an image without pixels, such as a symbol or an asset.
  public var pixels: (width: Int, height: Int, bytes: [UInt8])? {
    guard case .pixels(let image) = source else { return nil }
    return (image.width, image.height, image.pixels)
  }

  /// Returns the size in points of a picture in an asset catalogue; `nil` if there is none with
  /// this name.
  public static func assetSize(named name: String, bundle: Bundle? = nil) -> CGSize? {
    AssetPictures.picture(named: name, bundle: bundle) { false }?.content.size
  }
}

/// A picture in an asset catalogue, by a name that the compiler checks.
public struct ImageResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
