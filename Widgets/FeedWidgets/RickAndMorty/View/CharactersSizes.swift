import WidgetUI

/// The greeting and one character, and the next ones on a line each.
struct CharactersSmallView: View {
  let picture: CharactersPicture

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      GreetingHeader(picture: picture, hasLine: false)
      if let card = picture.detail?.card ?? picture.cards.first {
        HStack {
          if picture.detail?.isOpened == true { BackButton() }
          Text(verbatim: picture.places.first?.name ?? "").foregroundStyle(.orange).lineLimit(1)
        }
        CharacterCard(card: card, place: picture.place, isTall: true)
        ForEach(picture.cards.filter { $0.id != card.id }.prefix(2)) {
          CharacterLine(card: $0, place: picture.place)
        }
      } else {
        SeriesEmptyView(words: picture.isLoading ? "loading …" : "No characters")
      }
      Spacer(minLength: 0)
      SeriesFooter(status: picture.status, isLoading: picture.isLoading)
    }
  }
}

/// The location and four of its residents, or the open character.
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
          SeriesEmptyView(words: picture.isLoading ? "loading …" : "No residents")
        } else {
          CharacterGrid(picture: picture, rows: 2)
        }
      }
      Spacer(minLength: 0)
      CharactersFooter(picture: picture, shown: 4)
    }
  }
}

/// The strip of locations and a grid of two by three, or the open character.
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
        GreetingHeader(picture: picture, title: picture.about)
        LocationStrip(picture: picture, limit: 3)
        if picture.cards.isEmpty {
          SeriesEmptyView(words: picture.isLoading ? "loading …" : "No residents")
        } else {
          // On a low screen the origins go first.
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

/// A character's photograph, boxes and episodes, beneath the strip of locations.
struct CharactersExtraLargeView: View {
  let picture: CharactersPicture

  /// The lines below the boxes and their line.
  private static let rows = 7
  /// Below it, in points, picture and boxes find no room side by side.
  private static let narrowest = 480.0

  var body: some View {
    ViewThatFits(in: .horizontal) {
      wide.frame(minWidth: Self.narrowest, idealWidth: Self.narrowest, maxWidth: .infinity)
      CharactersLargeView(picture: picture)
    }
  }

  private var wide: some View {
    VStack(alignment: .leading, spacing: 0) {
      LocationStrip(picture: picture, limit: 4)
      if let detail = picture.detail {
        DetailHeader(detail: detail)
        HStack(alignment: .top, spacing: 16) {
          // Without a photograph there is no use for a large place.
          let side = detail.image == nil ? 176.0 : 256.0
          CharacterPhoto(detail: detail, width: side, height: 256)
          VStack(alignment: .leading, spacing: 0) {
            DetailBoxes(boxes: detail.boxes)
            Divider()
            DetailEpisodes(detail: detail, place: picture.place, limit: 4)
            let others = picture.cards.filter { $0.id != detail.card.id }
            if !others.isEmpty {
              Divider()
              ForEach(others.prefix(Self.rows - 1 - detail.lineCount(4))) {
                CharacterLine(card: $0, place: picture.place, hasSpecies: true)
              }
            }
          }
        }
      } else {
        GreetingHeader(picture: picture, title: picture.about)
        SeriesEmptyView(words: picture.isLoading ? "loading …" : "No residents")
      }
      Spacer(minLength: 0)
      CharactersFooter(picture: picture, shown: CharactersContents.residentLimit)
    }
    .frame(maxHeight: .infinity, alignment: .topLeading)
  }
}

/// The origin of the rows, the number of hidden residents, and of invalid addresses.
private struct CharactersFooter: View {
  let picture: CharactersPicture
  let shown: Int

  var body: some View {
    SeriesFooter(status: picture.status, isLoading: picture.isLoading, rest: rest)
  }

  private var rest: String {
    let hidden = picture.residentCount - min(shown, picture.cards.count)
    let more = hidden > 0 ? ["+\(hidden) residents"] : []
    let skipped = picture.skipped > 0 ? ["\(picture.skipped) skipped"] : []
    return (more + skipped).joined(separator: ", ")
  }
}
