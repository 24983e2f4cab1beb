/// How a picture's colours mix with what lies below; a terminal's cells take the upper ones.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten
  case colorDodge, colorBurn, softLight, hardLight, difference, exclusion
  case hue, saturation, color, luminosity
  case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}
