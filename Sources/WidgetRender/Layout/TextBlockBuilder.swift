internal import Moments

/// Builds the text blocks of an archive within a budget.
struct TextBlockBuilder {
  private let context: DrawContext
  private var zones: NamedZones
  private var budget = DrawingBudget(steps: DrawingBudget.textSteps)

  init(in context: DrawContext) {
    self.context = context
    zones = NamedZones(from: context.zones)
  }

  mutating func block(of text: ArchivedText) -> TextBlock {
    if let words = text.plainWords, budget.spend(words.utf8.count, .plainByte) {
      return TextBlock(plain: words, text)
    }
    // A text that exceeds the budget is laid out as an empty one.
    guard text.spend(from: &budget) else { return TextBlock(ArchivedText(runs: []), in: context) }
    // A context is large, so it is copied only for the few texts that name a zone or a locale.
    return text.hasPlace ? TextBlock(text, in: place(of: text)) : TextBlock(text, in: context)
  }

  /// Returns the context with the time zone and the locale that a text names (SU-89).
  private mutating func place(of text: ArchivedText) -> DrawContext {
    var place = context
    if let locale = text.locale { place.locale = LocaleForm(identifier: locale) }
    if let name = text.timeZone, let zone = zones.zone(named: name, paidBy: &budget) {
      place.timeZone = zone
    }
    return place
  }
}
