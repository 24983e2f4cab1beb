import FixtureServing
import Foundation
import WidgetRender
import WidgetTimeline
import WidgetUI

@testable import FeedWidgets

extension FeedSamples {
  static func characters(_ rows: String) -> FeedSample {
    FeedSample(widget: "characters", rows: rows) { family, isASCII, columns in
      var contents = CharactersContents.sample(opensFirst: family == .systemExtraLarge)
      var state = SeriesState()
      switch rows {
      case "hostile":
        contents = CharactersContents()
        let page = decoded(
          SeriesPage<LocationModel>.self,
          Hostile.document(for: "/location")
        )
        contents.locations = page.results
        contents.location = page.results.first
        contents.residents = decoded(
          [CharacterModel].self,
          Hostile.document(for: "/character/1,2")
        )
        contents.skipped = 1
        if family == .systemExtraLarge { contents.character = contents.residents.first }
      case "empty":
        contents.residents = []
        contents.character = nil
        contents.location = contents.locations.first { $0.residents.isEmpty }
      case "loading":
        contents = CharactersContents()
        contents.parts.note(.offline)
      case "detail":
        contents = CharactersContents.sample(opensFirst: true)
        contents.picture = Photograph.data
        if let id = contents.character?.id { state.open(.character(id)) }
      default: break
      }
      var picture = CharactersPicture(
        contents,
        state: state,
        launches: rows == "welcome" ? 1 : 7,
        place: SeriesPlace(),
        zone: .gmt,
        at: FeedWorld.now
      )
      picture.status = rows == "loading" ? nil : status(rows)
      if rows == "welcome" { picture = picture.welcome }
      let drawing = FeedDrawing(title: SeriesTexts.characters.text) { (entry: CharactersEntry) in
        CharactersWidgetView(picture: entry.picture)
      }
      return try drawing.picture(
        of: CharactersEntry(date: FeedWorld.now, picture: picture),
        family,
        isASCII: isASCII,
        columns: columns
      )
    }
  }

  static func episodes(_ rows: String) -> FeedSample {
    FeedSample(widget: "episodes", rows: rows) { family, isASCII, columns in
      var contents = EpisodesContents.sample
      switch rows {
      case "hostile":
        let page = decoded(SeriesPage<EpisodeModel>.self, Hostile.document(for: "/episode"))
        contents.episodes = page.results
        contents.count = page.info.count
        contents.hasMore = false
      case "empty":
        contents = EpisodesContents()
      case "loading":
        contents = EpisodesContents()
        contents.parts.note(.offline)
      case "seen": contents.seen = [1, 2, 3, 5]
      case "all-seen": contents.seen = Set(contents.episodes.map(\.id))
      case "detail":
        contents.episode = contents.episodes.first
        contents.characters = CharactersContents.sample(opensFirst: false).residents
      default: break
      }
      var picture = EpisodesPicture(
        contents,
        place: SeriesPlace(),
        zone: .gmt,
        at: FeedWorld.now
      )
      picture.status = rows == "loading" ? nil : status(rows)
      let drawing = FeedDrawing(title: SeriesTexts.episodes.text) { (entry: EpisodesEntry) in
        EpisodesWidgetView(picture: entry.picture)
      }
      return try drawing.picture(
        of: EpisodesEntry(date: FeedWorld.now, picture: picture),
        family,
        isASCII: isASCII,
        columns: columns
      )
    }
  }
}
