import WidgetUI

extension CharactersPicture.Card {
  /// The colour for the gender: blue for male, purple for female, otherwise grey.
  ///
  /// Red is not used, since it means that a character is dead.
  var color: Color {
    switch gender.value {
    case .male: .blue
    case .female: .purple
    default: .gray
    }
  }

  /// The letter for the gender, so that the colour is not needed to recognise it.
  var letter: String {
    switch gender.value {
    case .male: String(english: "M", turkish: "E")
    case .female: String(english: "F", turkish: "K")
    case .genderless: String(english: "G", turkish: "C")
    case .unknown, nil: "?"
    }
  }

  /// The first letters of the first two words of the name.
  var initials: String {
    name.split(separator: " ").prefix(2).compactMap(\.first).map { String($0) }.joined()
  }

  /// The gender as a word, which screen readers read instead of the letter.
  var genderWord: String {
    switch gender.value {
    case .male: String(english: "male", turkish: "erkek")
    case .female: String(english: "female", turkish: "kadın")
    case .genderless: String(english: "genderless", turkish: "cinsiyetsiz")
    case .unknown, nil: String(english: "gender unknown", turkish: "cinsiyeti bilinmiyor")
    }
  }

  /// The gender in a word beside the status.
  var shownGender: String {
    switch gender.value {
    case .male, .female, .genderless: genderWord
    case .unknown, nil: String(english: "gender ?", turkish: "cinsiyet ?")
    }
  }

  var statusColor: Color {
    switch status.value {
    case .alive: .green
    case .dead: .red
    case .unknown, nil: .gray
    }
  }
}

/// A character's status, such as alive or dead, with a sign that needs no colour.
struct CharacterStatusLabel: View {
  let card: CharactersPicture.Card

  var body: some View {
    HStack {
      CharacterSign(card: card).accessibilityHidden(true)
      Text(verbatim: card.status.text.isEmpty ? SeriesWords.none : card.status.words)
        .foregroundStyle(card.statusColor)
        .lineLimit(1)
    }
  }
}

/// A character's status, and the gender as a word or, if there is no space, as a letter.
struct CharacterStanding: View {
  let card: CharactersPicture.Card

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack {
        CharacterStatusLabel(card: card).fixedSize()
        Spacer(minLength: 8)
        Text(verbatim: card.shownGender).foregroundStyle(card.color).fixedSize()
          .accessibilityLabel(card.genderWord)
      }
      HStack {
        CharacterStatusLabel(card: card)
        Spacer(minLength: 0)
        Text(verbatim: card.letter).foregroundStyle(card.color).fixedSize()
          .accessibilityLabel(card.genderWord)
      }
    }
  }
}

/// A sign for a character's status, recognisable by shape and by colour.
struct CharacterSign: View {
  let card: CharactersPicture.Card

  var body: some View {
    Text(verbatim: sign).foregroundStyle(card.statusColor).fixedSize()
      .accessibilityLabel(card.status.words)
  }

  private var sign: String {
    switch card.status.value {
    case .alive: "●"
    case .dead: "✕"
    case .unknown, nil: "○"
    }
  }
}

/// A resident's card, whose border has the colour of the gender; pressing it opens the character
/// (BW-14).
struct CharacterCard: View {
  let card: CharactersPicture.Card
  let place: SeriesPlace
  /// Whether the card has a line for the species.
  var isTall = false
  /// Whether the card has a line for the origin.
  var hasOrigin = false
  /// Whether this character's details are shown next to the grid.
  var isChosen = false

  var body: some View {
    Button(intent: ShowCharacter(id: card.id, place)) {
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          Text(verbatim: card.name).bold().lineLimit(1)
          Spacer(minLength: 8)
          if isChosen {
            Image(systemName: "diamond.fill").foregroundStyle(.orange).accessibilityLabel(
              SeriesWords.chosen
            )
          } else {
            Text(verbatim: "▸").foregroundStyle(.secondary).fixedSize().accessibilityHidden(true)
          }
        }
        CharacterStanding(card: card)
        if isTall {
          Text(verbatim: card.species.isEmpty ? SeriesWords.none : card.species)
            .foregroundStyle(.secondary)
            .lineLimit(1)
        }
        if hasOrigin {
          HStack {
            Image(systemName: "house").accessibilityLabel(
              String(english: "from", turkish: "kökeni")
            )
            // If the name is too long, the part in parentheses is left out before it is cut.
            ViewThatFits(in: .horizontal) {
              Text(verbatim: card.origin.isEmpty ? SeriesWords.none : card.origin).fixedSize()
              Text(verbatim: CharactersPicture.head(of: card.origin)).lineLimit(1)
            }
          }
          .foregroundStyle(.tertiary)
        }
      }
      .padding(.horizontal, 8)
      .padding(.vertical, 16)
      .border(card.color)
    }
    .buttonStyle(.plain)
    .frame(maxWidth: .infinity)
  }
}

/// The residents' cards in two columns.
struct CharacterGrid: View {
  let picture: CharactersPicture
  let rows: Int
  var isTall = false
  var hasOrigin = false
  /// The number of the character whose details are shown next to the grid; `nil` if there is none.
  var chosen: Int?

  var body: some View {
    CharacterPairs(cards: picture.cards.prefix(2 * rows)) { card in
      CharacterCard(
        card: card,
        place: picture.place,
        isTall: isTall,
        hasOrigin: hasOrigin,
        isChosen: card.id == chosen
      )
    }
  }
}

/// Residents in two columns of equal width, row by row.
struct CharacterPairs<Resident: View>: View {
  let cards: ArraySlice<CharactersPicture.Card>
  /// The points between the columns.
  var gap = 0.0
  /// The points between the rows.
  var spacing = 0.0
  @ViewBuilder let resident: (CharactersPicture.Card) -> Resident

  var body: some View {
    VStack(alignment: .leading, spacing: spacing) {
      ForEach(0..<(cards.count + 1) / 2, id: \.self) { row in
        HStack(alignment: .top, spacing: gap) {
          resident(cards[row * 2])
          if row * 2 + 1 < cards.count {
            resident(cards[row * 2 + 1])
          } else {
            Color.clear.frame(maxWidth: .infinity, maxHeight: 0)
          }
        }
      }
    }
  }
}
