public import Wire

extension ArchivedModifier: WiredChoice {
  public static var noun: StaticString { "modifier" }

  public static func cases<C: WireCoder>(_ value: Self?, _ c: inout C) throws(WireFault) -> Self {
    if let modifier = try geometry(value, &c) { return modifier }
    let overlay = try c.when("overlay", 6, value) {
      if case .overlay(let view, let place) = $0 { (view, place) } else { nil }
    }
    if let it = overlay {
      return .overlay(try c.required("view", 0, it?.0), try c.alignment(1, it?.1))
    }
    let background = try c.when("background", 7, value) {
      if case .background(let view, let place) = $0 { (view, place) } else { nil }
    }
    if let it = background {
      return .background(try c.required("view", 0, it?.0), try c.alignment(1, it?.1))
    }
    let containerBackground = try c.when("containerBackground", 8, value) {
      if case .containerBackground(let view, let place) = $0 { (view, place) } else { nil }
    }
    if let it = containerBackground {
      return .containerBackground(try c.required("view", 0, it?.0), try c.alignment(1, it?.1))
    }
    let border = try c.when("border", 9, value) {
      if case .border(let paint) = $0 { paint } else { nil }
    }
    if let it = border {
      return .border(try c.required("paint", 0, it))
    }
    if try c.isCase("clipped", 10, value, { if case .clipped = $0 { true } else { false } }) {
      return .clipped
    }
    if try c.isCase("hidden", 11, value, { if case .hidden = $0 { true } else { false } }) {
      return .hidden
    }
    let opacity = try c.when("opacity", 12, value) {
      if case .opacity(let opacity) = $0 { opacity } else { nil }
    }
    if let it = opacity {
      return .opacity(try c.required("opacity", 0, it))
    }
    let redacted = try c.when("redacted", 13, value) {
      if case .redacted(let reason) = $0 { reason } else { nil }
    }
    if let it = redacted {
      return .redacted(try c.required("reason", 0, it))
    }
    let action = try c.when("action", 14, value) {
      if case .action(let action) = $0 { action } else { nil }
    }
    if let it = action {
      return .action(try c.required("action", 0, it))
    }
    let link = try c.when("link", 15, value) {
      if case .link(let address) = $0 { address } else { nil }
    }
    if let it = link {
      return .link(try c.requiredWords("address", 0, it))
    }
    let identity = try c.when("identity", 16, value) {
      if case .identity(let name) = $0 { name } else { nil }
    }
    if let it = identity {
      return .identity(try c.requiredWords("name", 0, it))
    }
    let clipShape = try c.when("clipShape", 25, value) {
      if case .clipShape(let outline) = $0 { outline } else { nil }
    }
    if let it = clipShape {
      return .clipShape(try c.required("outline", 0, it))
    }
    let mask = try c.when("mask", 26, value) {
      if case .mask(let view, let place) = $0 { (view, place) } else { nil }
    }
    if let it = mask {
      return .mask(try c.required("view", 0, it?.0), try c.alignment(1, it?.1))
    }
    let foreground = try c.when("foreground", 27, value) {
      if case .foreground(let paint) = $0 { paint } else { nil }
    }
    if let it = foreground {
      return .foreground(try c.required("paint", 0, it))
    }
    if try c.isCase("accented", 28, value, { if case .accented = $0 { true } else { false } }) {
      return .accented
    }
    if try c.isCase(
      "invalidatable",
      29,
      value,
      { if case .invalidatable = $0 { true } else { false } }
    ) {
      return .invalidatable
    }
    if try c.isCase(
      "luminanceToAlpha",
      30,
      value,
      { if case .luminanceToAlpha = $0 { true } else { false } }
    ) {
      return .luminanceToAlpha
    }
    let alternative = try c.when("alternative", 31, value) {
      if case .alternative(let condition, let view) = $0 { (condition, view) } else { nil }
    }
    if let it = alternative {
      return .alternative(try c.required("when", 0, it?.0), try c.required("view", 1, it?.1))
    }
    let spoken = try c.when("spoken", 32, value) {
      if case .spoken(let speech) = $0 { speech } else { nil }
    }
    if let it = spoken {
      return .spoken(
        ArchivedSpeech(
          label: try c.words("label", 0, it?.label),
          value: try c.words("value", 1, it?.value),
          isHidden: try c.mark("isHidden", 2, it?.isHidden)
        )
      )
    }
    let scroll = try c.when("scroll", 33, value) {
      if case .scroll(let axis) = $0 { axis } else { nil }
    }
    if let it = scroll {
      return .scroll(try c.required("axis", 0, it))
    }
    let continued = try c.when("continued", 34, value) {
      if case .continued(let rows) = $0 { rows } else { nil }
    }
    if let it = continued {
      return .continued(
        rows: try c.whole("rows", 0, it, in: 0...ArchiveLimits.maximumContinuedRows, otherwise: 0)
      )
    }
    let widgetLabel = try c.when("widgetLabel", 35, value) {
      if case .widgetLabel(let view) = $0 { view } else { nil }
    }
    if let it = widgetLabel {
      return .widgetLabel(try c.required("view", 0, it))
    }
    throw c.unknown(noun)
  }
}
