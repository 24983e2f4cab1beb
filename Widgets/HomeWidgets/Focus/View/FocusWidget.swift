import WidgetUI

/// The focus widget: a timer for one to-do at a time, in all terminal sizes.
struct FocusWidget: Widget {
  let kind = "FocusWidget"

  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: kind, provider: FocusProvider()) { (entry: FocusEntry) in
      FocusWidgetView(picture: entry.picture).containerBackground(.clear, for: .widget)
    }
    .configurationDisplayName(FocusTexts.widgetName)
    .description(FocusTexts.explanation)
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
      .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
  }
}

/// The timer, laid out for the widget's family.
struct FocusWidgetView: View {
  @Environment(\.widgetFamily) private var family
  let picture: FocusPicture

  var body: some View {
    switch family {
    case .accessoryInline: FocusInlineView(picture: picture)
    case .accessoryCircular, .accessoryCorner: FocusCircularView(picture: picture)
    case .accessoryRectangular: FocusRectangularView(picture: picture)
    case .systemSmall: FocusSmallView(picture: picture)
    case .systemMedium: FocusMediumView(picture: picture)
    case .systemLarge, .systemExtraLargePortrait: FocusLargeView(picture: picture)
    case .systemExtraLarge: FocusColumnsView(picture: picture)
    }
  }
}

/// The remaining time, a bar, the to-do, a dot for each of today's focus sessions, and the buttons.
private struct FocusSmallView: View {
  let picture: FocusPicture

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      FocusClock(picture: picture, size: 34).padding(.top, 16)
      FocusBar(picture: picture)
      FocusSubject(picture: picture)
      FocusDots(picture: picture)
      FocusToday(picture: picture)
      Spacer(minLength: 0)
      FocusButtons(picture: picture)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// The remaining time in digits five rows high, the to-do, the day's focus sessions, and the
/// buttons.
private struct FocusMediumView: View {
  let picture: FocusPicture

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      FocusHero(picture: picture)
      Spacer(minLength: 0)
      FocusButtons(picture: picture)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// The remaining time, the week's bars, and the to-dos that can be chosen.
private struct FocusLargeView: View {
  let picture: FocusPicture

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      FocusHero(picture: picture)
      FocusButtons(picture: picture)
      Divider()
      // A week without focus has no bars, so there is more space for to-dos.
      if picture.days.minutesInWeek > 0 {
        FocusWeek(days: picture.days, barRows: 3)
        Divider()
        FocusChoices(picture: picture, limit: 3)
      } else {
        FocusChoices(picture: picture, limit: 10)
      }
      Spacer(minLength: 0)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// The remaining time and the week's bars, and next to them the to-dos and today's focus sessions.
private struct FocusColumnsView: View {
  let picture: FocusPicture

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(alignment: .top, spacing: 16) {
        VStack(alignment: .leading, spacing: 0) {
          FocusHero(picture: picture)
          FocusButtons(picture: picture)
          if picture.days.minutesInWeek > 0 {
            Divider()
            FocusWeek(days: picture.days, barRows: 6)
          }
          Spacer(minLength: 0)
        }
        .frame(minWidth: 296, idealWidth: 296, maxWidth: .infinity)
        Divider()
        ViewThatFits(in: .vertical) {
          if picture.days.minutesInWeek > 0 {
            ForEach(Self.limits, id: \.self) { aside($0, hasWeek: true) }
          }
          aside(Self.limits[0], hasWeek: false)
        }
        .frame(minWidth: 256, idealWidth: 256, maxWidth: .infinity, alignment: .leading)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      FocusLargeView(picture: picture)
    }
  }

  /// How many to-dos may be listed next to the timer; the first number that fits is used.
  private static let limits = [8, 5, 3]

  private func aside(_ limit: Int, hasWeek: Bool) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      FocusChoices(picture: picture, limit: limit)
      Text(verbatim: " ")
      FocusSessions(picture: picture, limit: limit + 1)
      Spacer(minLength: 0)
      if hasWeek {
        Divider()
        FocusSpent(spent: picture.spent, limit: limit + 1)
        Spacer(minLength: 0)
        Divider()
        FocusFigures(days: picture.days, goal: picture.plan.goal)
      }
    }
  }
}
