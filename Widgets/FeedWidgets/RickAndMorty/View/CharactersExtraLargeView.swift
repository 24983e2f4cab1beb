import WidgetUI

/// A character's photograph, labelled values and episodes; without a photograph the residents are
/// on the left.
struct CharactersExtraLargeView: View {
  let picture: CharactersPicture

  /// The number of lines below the labelled values and the divider.
  private static let rows = 7
  /// The width in points below which picture and boxes do not fit next to each other.
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
        if detail.image == nil, !picture.cards.isEmpty {
          CharactersColumns(picture: picture, detail: detail)
        } else {
          DetailHeader(detail: detail)
          pictured(detail)
        }
      } else {
        GreetingHeader(picture: picture, title: picture.about)
        SeriesEmptyView(words: picture.isLoading ? SeriesWords.loading : SeriesWords.noResidents)
      }
      Spacer(minLength: 0)
      CharactersFooter(picture: picture, shown: CharactersContents.residentLimit)
    }
    .frame(maxHeight: .infinity, alignment: .topLeading)
  }

  private func pictured(_ detail: CharactersPicture.Detail) -> some View {
    HStack(alignment: .top, spacing: 16) {
      // A description does not need as much space as a photograph.
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
  }
}

/// The residents on one side, and the details of one of them on the other.
private struct CharactersColumns: View {
  let picture: CharactersPicture
  let detail: CharactersPicture.Detail

  /// The width of the details in points, enough for two columns of values; the cards get the rest.
  private static let detailWidth = 248.0

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      ViewThatFits(in: .vertical) {
        grid(hasOrigin: true)
        grid(hasOrigin: false)
      }
      .frame(maxWidth: .infinity)
      Divider()
      VStack(alignment: .leading, spacing: 0) {
        DetailHeader(detail: detail)
        ViewThatFits(in: .vertical) {
          facts(spacing: 16)
          facts(spacing: 0)
        }
      }
      .frame(width: Self.detailWidth, alignment: .topLeading)
    }
  }

  private func grid(hasOrigin: Bool) -> some View {
    CharacterGrid(
      picture: picture,
      rows: 3,
      isTall: true,
      hasOrigin: hasOrigin,
      chosen: detail.card.id
    )
  }

  private func facts(spacing: Double) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      DetailBoxes(boxes: detail.boxes, spacing: spacing)
      Divider()
      DetailEpisodes(detail: detail, place: picture.place, limit: 3, isNarrow: true)
    }
  }
}
