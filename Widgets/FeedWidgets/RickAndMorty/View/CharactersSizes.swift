import WidgetUI

/// The location, one character with a few lines, and the next characters on a line each.
///
/// The first timeline has a greeting above them.
struct CharactersSmallView: View {
  let picture: CharactersPicture

  private static let lines = 4

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if picture.isWelcome { GreetingHeader(picture: picture, hasLine: false) }
      if let card = picture.detail?.card ?? picture.cards.first {
        HStack {
          if picture.detail?.isOpened == true { BackButton() }
          Text(verbatim: picture.places.first?.name ?? "").foregroundStyle(.orange).lineLimit(1)
        }
        CharacterPlate(card: card, place: picture.place)
        Divider()
        ForEach(others(than: card)) {
          CharacterLine(card: $0, place: picture.place, hasLetter: false, hasStatus: true)
        }
      } else {
        SeriesEmptyView(words: picture.isLoading ? SeriesWords.loading : SeriesWords.noCharacters)
      }
      Spacer(minLength: 0)
      SeriesFooter(status: picture.status, isLoading: picture.isLoading, rest: rest)
    }
  }

  private var lineCount: Int { Self.lines - (picture.isWelcome ? 1 : 0) }

  private func others(than card: CharactersPicture.Card) -> ArraySlice<CharactersPicture.Card> {
    picture.cards.filter { $0.id != card.id }.prefix(lineCount)
  }

  private var rest: String {
    let hidden = picture.residentCount - 1 - lineCount
    return hidden > 0 && !picture.cards.isEmpty ? FeedWords.more(hidden) : ""
  }
}

/// The location and the residents that fit in two columns, or the open character.
struct CharactersMediumView: View {
  let picture: CharactersPicture

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let detail = picture.detail {
        DetailHeader(detail: detail)
        DetailBoxes(boxes: detail.boxes, isFlat: true)
        DetailEpisodes(detail: detail, place: picture.place, limit: 2)
      } else {
        LocationStrip(picture: picture, limit: 2)
        if picture.cards.isEmpty {
          SeriesEmptyView(words: picture.isLoading ? SeriesWords.loading : SeriesWords.noResidents)
        } else {
          CharacterPlates(picture: picture)
        }
      }
      Spacer(minLength: 0)
      CharactersFooter(picture: picture, shown: CharacterPlates.limit)
    }
  }
}

/// The strip of locations and a grid of residents with two columns and three rows, or the open
/// character.
struct CharactersLargeView: View {
  let picture: CharactersPicture

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if let detail = picture.detail {
        DetailHeader(detail: detail)
        HStack {
          Spacer(minLength: 0)
          CharacterPhoto(detail: detail, width: 128, height: 112)
          Spacer(minLength: 0)
        }
        DetailBoxes(boxes: detail.boxes)
        DetailEpisodes(detail: detail, place: picture.place, limit: 3)
      } else {
        // Fewer locations are shown rather than cutting their names.
        ViewThatFits(in: .horizontal) {
          LocationStrip(picture: picture, limit: 3)
          LocationStrip(picture: picture, limit: 2)
        }
        GreetingHeader(picture: picture, title: picture.about)
        if picture.cards.isEmpty {
          SeriesEmptyView(words: picture.isLoading ? SeriesWords.loading : SeriesWords.noResidents)
        } else {
          // If the height is not enough, the origins are left out first.
          ViewThatFits(in: .vertical) {
            CharacterGrid(picture: picture, rows: 3, isTall: true, hasOrigin: true)
            CharacterGrid(picture: picture, rows: 3, isTall: true)
          }
        }
      }
      Spacer(minLength: 0)
      CharactersFooter(picture: picture, shown: CharactersContents.residentLimit)
    }
  }
}

/// The footer: the origin of the data, the number of hidden residents, and of those with invalid
/// addresses.
struct CharactersFooter: View {
  let picture: CharactersPicture
  let shown: Int

  var body: some View {
    SeriesFooter(status: picture.status, isLoading: picture.isLoading, rest: rest)
  }

  private var rest: String {
    let hidden = picture.residentCount - min(shown, picture.cards.count)
    let more = String(english: "+\(hidden) residents", turkish: "+\(hidden) sakin")
    let skipped = String(
      english: "\(picture.skipped) skipped",
      turkish: "\(picture.skipped) atlandı"
    )
    return ((hidden > 0 ? [more] : []) + (picture.skipped > 0 ? [skipped] : [])).joined(
      separator: ", "
    )
  }
}
