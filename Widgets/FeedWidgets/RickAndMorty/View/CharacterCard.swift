import WidgetUI

extension CharactersPicture.Card {
  /// Male blue, female purple, else red, as the model has it.
  var color: Color {
    switch gender.value {
    case .male: .blue
    case .female: .purple
    default: .red
    }
  }

  /// The colour's letter: the first of the gender, so that no colour is needed.
  var letter: String {
    switch gender.value {
    case .male: "M"
    case .female: "F"
    case .genderless: "G"
    case .unknown, nil: "?"
    }
  }

  /// The word that is read aloud instead of the letter.
  var genderWord: String {
    switch gender.value {
    case .male: "male"
    case .female: "female"
    case .genderless: "genderless"
    case .unknown, nil: "gender unknown"
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

/// Whether a character lives, with a sign that needs no colour.
struct CharacterStatusLabel: View {
  let card: CharactersPicture.Card

  var body: some View {
    HStack {
      Text(verbatim: sign).foregroundStyle(card.statusColor).fixedSize()
        .accessibilityHidden(true)
      Text(verbatim: card.status.text.isEmpty ? "None" : card.status.text)
        .foregroundStyle(card.statusColor)
        .lineLimit(1)
    }
  }

  private var sign: String {
    switch card.status.value {
    case .alive: "●"
    case .dead: "✕"
    case .unknown, nil: "○"
    }
  }
}

/// A resident in a border by gender; pressing it opens the character (BW-14).
struct CharacterCard: View {
  let card: CharactersPicture.Card
  let place: SeriesPlace
  /// Whether there is a line for the species.
  var isTall = false

  var body: some View {
    Button(intent: ShowCharacter(id: card.id, place)) {
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          Text(verbatim: card.name).bold().lineLimit(1)
          Spacer(minLength: 0)
          Text(verbatim: "▸").foregroundStyle(.secondary).fixedSize().accessibilityHidden(true)
        }
        HStack {
          CharacterStatusLabel(card: card)
          Spacer(minLength: 0)
          Text(verbatim: card.letter).foregroundStyle(card.color).fixedSize()
            .accessibilityLabel(card.genderWord)
        }
        if isTall {
          Text(verbatim: card.species.isEmpty ? "None" : card.species)
            .foregroundStyle(.secondary)
            .lineLimit(1)
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

/// Residents in rows of two.
struct CharacterGrid: View {
  let picture: CharactersPicture
  let rows: Int
  var isTall = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<min(rows, (picture.cards.count + 1) / 2), id: \.self) { row in
        HStack(alignment: .top, spacing: 0) {
          CharacterCard(card: picture.cards[row * 2], place: picture.place, isTall: isTall)
          if row * 2 + 1 < picture.cards.count {
            CharacterCard(card: picture.cards[row * 2 + 1], place: picture.place, isTall: isTall)
          } else {
            Color.clear.frame(maxWidth: .infinity, maxHeight: 0)
          }
        }
      }
    }
  }
}
