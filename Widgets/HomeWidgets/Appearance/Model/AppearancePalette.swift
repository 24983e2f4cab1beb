import Moments
import SharedStore
public import WidgetIntents
import WidgetRender
import WidgetUI

/// A palette in which all widgets can be drawn, such as forest or harbor.
public enum AppearancePalette: String, AppEnum {
  case standard = "default"
  case forest, harbor, ember, beige, contrast

  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: AppearanceTexts.palette)
  }

  public static var caseDisplayRepresentations: [AppearancePalette: DisplayRepresentation] {
    [
      .standard: DisplayRepresentation(title: .init(english: "Default", turkish: "Varsayılan")),
      .forest: DisplayRepresentation(title: .init(english: "Forest", turkish: "Orman")),
      .harbor: DisplayRepresentation(title: .init(english: "Harbor", turkish: "Liman")),
      .ember: DisplayRepresentation(title: .init(english: "Ember", turkish: "Kor")),
      .beige: DisplayRepresentation(title: AppearanceTexts.beige),
      .contrast: DisplayRepresentation(title: AppearanceTexts.highContrast),
    ]
  }

  /// The value that is stored for this palette.
  var theme: StoredAppearance.Theme {
    switch self {
    case .standard: .standard
    case .forest: .forest
    case .harbor: .harbor
    case .ember: .ember
    case .beige: .beige
    case .contrast: .contrast
    }
  }

  /// The palette's title in the appearance widget.
  var title: String {
    switch self {
    case .standard: String(english: "Default", turkish: "Varsayılan")
    case .forest: String(english: "Forest", turkish: "Orman")
    case .harbor: String(english: "Harbor", turkish: "Liman")
    case .ember: String(english: "Ember", turkish: "Kor")
    case .beige: String(english: "Beige", turkish: "Bej")
    case .contrast: String(english: "Contrast", turkish: "Kontrast")
    }
  }

  /// Returns the palette's colours for a light or a dark background.
  ///
  /// Palettes that are only light or only dark return their own colours.
  func colors(in scheme: ColorScheme) -> SampleColors {
    let name = Palette.Name(rawValue: rawValue) ?? .standard
    return SampleColors(Palette(name, scheme == .dark ? .dark : .light))
  }
}

/// The colours of one palette, with which the widget draws a sample of it while another palette is
/// in use.
struct SampleColors: Hashable {
  let ground: Color
  let text: Color
  let accent: Color
  /// Three colours: for a good state, a warning and an error.
  let signals: [Color]

  init(_ palette: Palette) {
    func color(_ color: ArchivedColor) -> Color {
      guard case .rgb(let light, let dark) = palette.fixed(color).base else { return .primary }
      return Color(light: light, dark: dark)
    }
    ground = color(ArchivedColor(.background))
    text = color(.primary)
    accent = color(.accent)
    signals = [.green, .orange, .red].map { color(ArchivedColor(.system($0))) }
  }
}
