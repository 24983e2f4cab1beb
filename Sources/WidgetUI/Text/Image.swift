public import Foundation
import WidgetRender

/// A symbol by its SF Symbols name, or a picture.
public struct Image: Equatable, Sendable {
  /// Where the picture comes from.
  enum Source: Equatable, Sendable {
    case symbol(String)
    /// A picture of the extension's asset catalogue.
    case asset(name: String, bundle: Bundle?)
    case pixels(ArchivedImage)
  }

  var source: Source
  var isResizable = false
  /// Whether the picture is a stencil for the foreground's colour; `nil` leaves it to the picture.
  var renderingMode: TemplateRenderingMode?
  /// How a symbol's layers are coloured; `nil` leaves it to the environment.
  var symbolMode: SymbolRenderingMode?

  init(_ source: Source) {
    self.source = source
  }

  /// A symbol, which the host's table turns into a glyph.
  public init(systemName: String) { self.init(.symbol(systemName)) }

  /// A symbol whose layers a value from 0 to 1 would fill; a glyph has one layer.
  public init(systemName: String, variableValue: Double?) { self.init(.symbol(systemName)) }

  /// A picture of an asset catalogue.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.asset(name: name, bundle: bundle))
  }

  /// A picture of an asset catalogue with words for those who do not see it.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
  }

  /// A picture of an asset catalogue whose layers a value from 0 to 1 would fill.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// A picture of an asset catalogue that says nothing to those who do not see it.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

  /// A picture of an asset catalogue whose layers a value from 0 to 1 would fill.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// A picture of an asset catalogue by the name that the compiler knows.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }

  /// A picture of pixels: red, green, blue and opacity, row by row, not premultiplied.
  ///
  /// Too few bytes are filled up with clear pixels, too many are left out. `scale` is the pixels in a point.
  public init(width: Int, height: Int, pixels: [UInt8], scale: Double = 1) {
    self.init(.pixels(ArchivedImage(width: width, height: height, pixels: pixels, scale: scale)))
  }
}
