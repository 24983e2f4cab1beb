import WidgetRender

/// The appearance of a picture: light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light, dark
}

extension EnvironmentValues {
  private enum PictureKey: EnvironmentKey {
    static let defaultValue = ColorScheme.light
  }
  private enum ForcedKey: EnvironmentKey {
    static let defaultValue: ColorScheme? = nil
  }

  /// The scheme that the picture is made for; a view that asks for it is archived for both.
  ///
  /// Setting it for a part of the picture fixes the colours of that part, whatever the terminal's scheme.
  public var colorScheme: ColorScheme {
    get {
      if let forcedScheme { return forcedScheme }
      schemeReads?.happened = true
      return pictureScheme
    }
    set { self[ForcedKey.self] = newValue }
  }

  /// The scheme for which the whole picture is being made.
  var pictureScheme: ColorScheme {
    get { self[PictureKey.self] }
    set { self[PictureKey.self] = newValue }
  }

  /// The scheme that the author set; `nil` for the terminal's.
  var forcedScheme: ColorScheme? { self[ForcedKey.self] }

  /// `view` in the colours of the scheme that an author set, if one did.
  func fixingColors(of view: ArchivedView) -> ArchivedView {
    guard let forcedScheme else { return view }
    let palette = Palette(forcedScheme == .dark ? .dark : .light)
    return view.mapColors(palette.fixed)
  }
}

/// Whether a picture depends on a value of its place, so that it has to be made twice.
final class EnvironmentReads {
  var happened = false
}

/// The rendering of a widget's colours.
///
/// It is a structure, so that a `switch` needs a default (WK-43).
public struct WidgetRenderingMode: Equatable, CustomStringConvertible, Sendable {
  private enum Kind: String {
    case fullColor, accented, vibrant
  }

  private let kind: Kind

  public static let fullColor = WidgetRenderingMode(kind: .fullColor)
  public static let accented = WidgetRenderingMode(kind: .accented)
  public static let vibrant = WidgetRenderingMode(kind: .vibrant)

  public var description: String { kind.rawValue }
}

extension WidgetRenderingMode {
  /// The mode in which a picture is to be drawn.
  init(_ mode: DrawContext.RenderingMode) {
    switch mode {
    case .fullColor: self = .fullColor
    case .accented: self = .accented
    case .vibrant: self = .vibrant
    }
  }
}
