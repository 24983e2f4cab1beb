import WidgetUI

/// A resident on three lines, next to a bar in the colour of the gender; pressing it opens the
/// character.
struct CharacterPlate: View {
  let card: CharactersPicture.Card
  let place: SeriesPlace

  var body: some View {
    Button(intent: ShowCharacter(id: card.id, place)) {
      VStack(alignment: .leading, spacing: 0) {
        line {
          Text(verbatim: card.name).bold().lineLimit(1)
          Spacer(minLength: 0)
          Text(verbatim: "▸").foregroundStyle(.secondary).fixedSize().accessibilityHidden(true)
        }
        line {
          CharacterStanding(card: card)
        }
        line {
          Text(verbatim: card.species.isEmpty ? SeriesWords.none : card.species)
            .foregroundStyle(.secondary)
            .lineLimit(1)
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
