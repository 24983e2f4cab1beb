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

  /// The scheme for which the picture is made.
  ///
  /// A view that reads it is archived for both schemes. A view that sets it has fixed colours,
  /// whatever the terminal's scheme.
  ///
  /// ```swift
  /// struct Sky: View {
  ///   @Environment(\.colorScheme) private var scheme
  ///   var body: some View { Text(scheme == .dark ? "Night" : "Day") }
  /// }
  /// ```
  public var colorScheme: ColorScheme {
    get {
      if let forcedScheme { return forcedScheme }
      schemeReads?.happened = true
      return pictureScheme
    }
    set { self[ForcedKey.self] = newValue }
  }

  /// The scheme for which the whole picture is made, also inside views that set another scheme.
  var pictureScheme: ColorScheme {
    get { self[PictureKey.self] }
    set { self[PictureKey.self] = newValue }
  }

  /// The scheme that the author set; `nil` for the terminal's.
  var forcedScheme: ColorScheme? { self[ForcedKey.self] }

  /// Returns `view` with the colours of the scheme that the author set, or unchanged if none is
  /// set.
  func fixingColors(of view: ArchivedView) -> ArchivedView {
    guard let forcedScheme else { return view }
    let palette = Palette(forcedScheme == .dark ? .dark : .light)
    return view.mapColors(palette.fixed)
  }
}

/// Records whether a view read a certain environment value, so that a second picture is needed for
/// its other value.
final class EnvironmentReads {
  var happened = false
}

/// The way in which a widget's colours are drawn.
///
/// The type is a structure, so that a `switch` needs a default (WK-43).
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
  /// Creates the mode that corresponds to a drawing mode of the host.
  init(_ mode: DrawContext.RenderingMode) {
    switch mode {
    case .fullColor: self = .fullColor
    case .accented: self = .accented
    case .vibrant: self = .vibrant
    }
  }
}
