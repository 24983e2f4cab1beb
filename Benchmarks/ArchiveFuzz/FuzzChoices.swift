// What the grammar of an archive offers at each place.

enum ViewChoice: String, FuzzChoice {
  static let group = "views"
  case empty, text, symbol, spacer, divider, fill, shape, meter, image, stack, zStack, grid
  case trackGrid, firstThatFits, modified, sizedSymbol

  static let containers: [ViewChoice] = [
    .stack, .zStack, .grid, .trackGrid, .firstThatFits, .modified, .modified, .modified,
  ]
}

enum ModifierChoice: String, FuzzChoice {
  static let group = "modifiers"
  case frame, flexibleFrame, padding, fixedSize, layoutPriority, aspectRatio, layoutDirection
  case offset, position, horizontalGuide, verticalGuide, zIndex, rotation, scale, overlay
  case background, containerBackground, border, clipped, clipShape, mask, foreground, accented
  case invalidatable, luminanceToAlpha, alternative, hidden, opacity, redacted, action, link
  case identity, spoken
}

enum PaintChoice: String, FuzzChoice {
  static let group = "paints"
  case color, plainColor, linear, radial, elliptical, angular
}

enum ColorChoice: String, FuzzChoice {
  static let group = "colours"
  case foreground, background, accent, system, rgb
}

enum OutlineChoice: String, FuzzChoice {
  static let group = "outlines"
  case rectangle, roundedRectangle, unevenRectangle, capsule, circle, ellipse, containerRelative
  case path, trimmed, inset, rotated, scaled, moved, sized
}

enum StepChoice: String, FuzzChoice {
  static let group = "path steps"
  case move, line, quad, curve, close
}

enum PartChoice: String, FuzzChoice {
  static let group = "parts"
  case inside, insideEvenOdd, edge, insetEdge
}

enum ValueChoice: String, FuzzChoice {
  static let group = "meter values"
  case fraction, elapsed, countdown, indeterminate
}

enum ContentChoice: String, FuzzChoice {
  static let group = "text"
  case verbatim, symbol, date, timer, interval
}

enum TrackChoice: String, FuzzChoice {
  static let group = "tracks"
  case fixed, flexible, adaptive
}

/// The ways to treat an archive before it is drawn, such as encoding and decoding it.
enum WayChoice: String, FuzzChoice {
  static let group = "ways"
  case asMade, roundTrip, damagedBytes, spliced, json
}

enum DamageChoice: String, FuzzChoice {
  static let group = "damage"
  case replaced, flipped, removed, inserted, doubled, swapped, cut
}
