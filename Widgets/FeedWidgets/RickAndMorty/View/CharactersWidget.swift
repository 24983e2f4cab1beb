import WidgetUI

/// The widget that shows the residents of a location and the details of one character.
struct CharactersWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: CharactersConfiguration.kind, provider: CharactersProvider()) {
      CharactersWidgetView(picture: $0.picture).containerBackground(.clear, for: .widget)
    }
    .configurationDisplayName(CharactersConfiguration.title)
    .description(
      LocalizedStringResource(
        english: "Characters of Rick and Morty by their locations.",
        turkish: "Konumlarına göre Rick and Morty karakterleri."
      )
    )
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
      .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
  }
}

/// The characters of the series, laid out for the widget's family.
struct CharactersWidgetView: View {
  @Environment(\.widgetFamily) private var family
  let picture: CharactersPicture

  var body: some View {
    switch family {
    case .accessoryInline: CharactersInlineView(picture: picture)
    case .accessoryCircular, .accessoryCorner: CharactersCircularView(picture: picture)
    case .accessoryRectangular: CharactersRectangularView(picture: picture)
    default:
      room.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @ViewBuilder private var room: some View {
    switch family {
    case .systemSmall: CharactersSmallView(picture: picture)
    case .systemMedium: CharactersMediumView(picture: picture)
    case .systemExtraLarge: CharactersExtraLargeView(picture: picture)
    default: CharactersLargeView(picture: picture)
    }
  }
}

/// The title, the greeting and the number of launches, with a divider below; the introduction has
/// no title.
struct GreetingHeader: View {
  let picture: CharactersPicture
  var title = ""
  var hasLine = true

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        if picture.isWelcome {
          greeting.foregroundStyle(.green)
          Text(verbatim: "Rick and Morty").foregroundStyle(.secondary).lineLimit(1)
          Spacer(minLength: 0)
        } else {
          Text(verbatim: title).foregroundStyle(.secondary).lineLimit(1)
          Spacer(minLength: 8)
          greeting
          if picture.launches > 1 {
            Text(verbatim: visit).foregroundStyle(.secondary).fixedSize()
          }
        }
      }
      if hasLine { Divider() }
    }
  }

  private var visit: String {
    String(english: "visit \(picture.launches)", turkish: "\(picture.launches). kez")
  }

  private var greeting: some View {
    Text(verbatim: picture.greeting).font(.headline).fixedSize()
  }
}

/// The location and its first residents, on a line each.
private struct CharactersRectangularView: View {
  let picture: CharactersPicture

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if !picture.cards.isEmpty || picture.detail != nil {
        Text(verbatim: picture.places.first?.name ?? "").foregroundStyle(.orange).lineLimit(1)
        ForEach(shown) {
          CharacterLine(card: $0, place: picture.place, hasLetter: false, hasStatus: true)
        }
      } else {
        Text(verbatim: SeriesWords.noCharacters).foregroundStyle(.secondary).lineLimit(1)
      }
      Spacer(minLength: 0)
      SeriesFooter(status: picture.status, isLoading: false, rest: rest)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private var rest: String {
    let hidden = picture.residentCount - shown.count
    return hidden > 0 && !shown.isEmpty ? FeedWords.more(hidden) : ""
  }

  /// The characters that are shown; the open one is the first.
  private var shown: ArraySlice<CharactersPicture.Card> {
    let opened = picture.detail.map { [$0.card] } ?? []
    return (opened + picture.cards.filter { $0.id != opened.first?.id }).prefix(3)
  }
}

/// The open character, or the first one, with the status on a single line.
///
/// The location follows if there is space.
private struct CharactersInlineView: View {
  let picture: CharactersPicture

  var body: some View {
    if let card = picture.detail?.card ?? picture.cards.first {
      let head = CharactersPicture.head(of: picture.places.first?.name ?? "")
      ViewThatFits(in: .horizontal) {
        if !head.isEmpty {
          HStack {
            line(of: card)
            Text(verbatim: "·").foregroundStyle(.secondary).accessibilityHidden(true)
            Text(verbatim: head).foregroundStyle(.secondary)
          }
          .fixedSize()
        }
        line(of: card)
      }
    } else {
      Text(verbatim: SeriesWords.noCharacters).foregroundStyle(.secondary).lineLimit(1)
    }
  }
}

extension CharactersInlineView {
  private func line(of card: CharactersPicture.Card) -> some View {
    HStack {
      Text(verbatim: card.name).bold()
      CharacterStatusLabel(card: card).fixedSize()
    }
    .lineLimit(1)
  }
}

/// The open character with the status, otherwise the number of residents of the location.
private struct CharactersCircularView: View {
  let picture: CharactersPicture

  var body: some View {
    VStack(spacing: 0) {
      if let card = picture.detail?.card {
        Text(verbatim: card.name).bold().lineLimit(2).multilineTextAlignment(.center)
          .frame(maxWidth: .infinity)
        CharacterStatusLabel(card: card).frame(maxWidth: .infinity)
      } else if picture.residentCount > 0 {
        Text(verbatim: "\(min(picture.residentCount, 999))").font(.largeTitle)
          .frame(maxWidth: .infinity)
        Text(verbatim: SeriesWords.residents(ofCount: picture.residentCount))
          .frame(maxWidth: .infinity)
        Text(verbatim: CharactersPicture.head(of: picture.places.first?.name ?? ""))
          .foregroundStyle(.secondary)
          .frame(maxWidth: .infinity)
      } else {
        Text(verbatim: picture.isLoading ? SeriesWords.loading : SeriesWords.noCharacters)
          .foregroundStyle(.secondary)
          .lineLimit(2)
          .multilineTextAlignment(.center)
      }
    }
    .lineLimit(1)
  }
}

extension CharactersPicture {
  /// Returns the name of a location without a part in parentheses.
  static func head(of name: String) -> String {
    let head = name.prefix { $0 != "(" }
    return head.count > 1 ? String(head.last == " " ? head.dropLast() : head) : name
  }
}
