import WidgetUI

/// A resident on two or three lines beside a bar by gender; pressing it opens the character.
struct CharacterPlate: View {
  let card: CharactersPicture.Card
  let place: SeriesPlace
  /// Whether there is a line for the species.
  var hasSpecies = true

  var body: some View {
    Button(intent: ShowCharacter(id: card.id, place)) {
      VStack(alignment: .leading, spacing: 0) {
        line {
          // A name that leaves no blank before the sign has the line.
          ViewThatFits(in: .horizontal) {
            HStack {
              Text(verbatim: card.name).bold().fixedSize()
              Spacer(minLength: 8)
              Text(verbatim: "▸").foregroundStyle(.secondary).fixedSize().accessibilityHidden(true)
            }
            Text(verbatim: card.name).bold().lineLimit(1)
              .frame(maxWidth: .infinity, alignment: .leading)
          }
        }
        line {
          CharacterStanding(card: card)
        }
        if hasSpecies {
          line {
            Text(verbatim: card.species.isEmpty ? SeriesWords.none : card.species)
              .foregroundStyle(.secondary)
              .lineLimit(1)
          }
        }
      }
    }
    .buttonStyle(.plain)
  }

  private func line<Words: View>(@ViewBuilder _ words: () -> Words) -> some View {
    HStack {
      Text(verbatim: "▌").foregroundStyle(card.color).fixedSize().accessibilityHidden(true)
      words()
    }
  }
}

/// Residents on two lines each in two columns, with a blank line between two rows.
struct CharacterPlates: View {
  let picture: CharactersPicture

  /// The number of residents in three rows.
  static let limit = 6

  var body: some View {
    CharacterPairs(cards: picture.cards.prefix(Self.limit), gap: 16, spacing: 16) { card in
      CharacterPlate(card: card, place: picture.place, hasSpecies: false)
        .frame(maxWidth: .infinity)
    }
  }
}

/// A resident on one line: status, name and gender; pressing it opens the character.
struct CharacterLine: View {
  let card: CharactersPicture.Card
  let place: SeriesPlace
  /// Whether the line has space for the species.
  var hasSpecies = false
  /// Whether the line has space for the letter of the gender.
  var hasLetter = true
  /// Whether the status is added as a word if the name leaves space for it.
  var hasStatus = false

  var body: some View {
    Button(intent: ShowCharacter(id: card.id, place)) {
      HStack {
        CharacterSign(card: card)
        if hasStatus {
          ViewThatFits(in: .horizontal) {
            HStack {
              name.fixedSize()
              Spacer(minLength: 8)
              Text(verbatim: card.status.words).foregroundStyle(.secondary).fixedSize()
                .accessibilityHidden(true)
            }
            name
          }
        } else {
          name
          Spacer(minLength: 0)
        }
        if hasSpecies {
          Text(verbatim: card.species).foregroundStyle(.secondary).lineLimit(1)
        }
        if hasLetter {
          Text(verbatim: card.letter).foregroundStyle(card.color).fixedSize()
            .accessibilityLabel(card.genderWord)
        }
      }
    }
    .buttonStyle(.plain)
  }

  private var name: some View { Text(verbatim: card.name).lineLimit(1) }
}
