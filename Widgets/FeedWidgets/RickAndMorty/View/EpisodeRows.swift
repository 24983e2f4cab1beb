import WidgetUI

/// An episode on two lines: code and name, then when it was on the air.
struct EpisodeRow: View {
  let row: EpisodesPicture.Row
  let place: SeriesPlace

  var body: some View {
    Button(intent: ShowEpisode(id: row.id, place)) {
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          Text(verbatim: "▸ \(row.code)").foregroundStyle(.blue).fixedSize()
            .accessibilityLabel(row.code)
          Text(verbatim: row.name).bold().lineLimit(1)
        }
        Text(verbatim: "  \(row.airDate)").foregroundStyle(.secondary).lineLimit(1)
      }
    }
    .buttonStyle(.plain)
  }
}

/// An episode on one line, with the number of its characters.
struct EpisodeLine: View {
  let row: EpisodesPicture.Row
  let place: SeriesPlace

  var body: some View {
    Button(intent: ShowEpisode(id: row.id, place)) {
      HStack {
        Text(verbatim: "▸ \(row.code)").foregroundStyle(.blue).fixedSize()
          .accessibilityLabel(row.code)
        Text(verbatim: row.name).bold().lineLimit(1)
        Spacer(minLength: 0)
        Text(verbatim: "\(row.characterCount) ☺").foregroundStyle(.secondary).fixedSize()
          .accessibilityLabel("\(row.characterCount) characters")
      }
    }
    .buttonStyle(.plain)
  }
}

/// The title of the list, and the button for its next page.
struct EpisodesHeader: View {
  let picture: EpisodesPicture
  var hasLine = true

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text(verbatim: "Episodes").font(.headline).lineLimit(1)
        Spacer(minLength: 0)
        if picture.count > 0 {
          Text(verbatim: "\(picture.count)").foregroundStyle(.secondary).fixedSize()
        }
        if picture.hasMore {
          Button(intent: LoadMoreEpisodes(picture.place)) {
            Text(verbatim: "+").foregroundStyle(.blue).fixedSize()
          }
          .buttonStyle(.plain)
          .accessibilityLabel("more episodes")
        }
      }
      if hasLine { Divider() }
    }
  }
}

/// An episode's name, code and dates, and its characters, each of which opens.
struct EpisodeDetailView: View {
  let detail: EpisodesPicture.Detail
  let place: SeriesPlace
  let columns: Int
  let rows: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack {
        BackButton()
        Text(verbatim: detail.row.name).font(.headline).lineLimit(1)
        Spacer(minLength: 0)
        Text(verbatim: detail.row.code).foregroundStyle(.blue).fixedSize()
      }
      Divider()
      fact("On the air", detail.row.airDate)
      fact("Created", detail.created)
      fact("Characters", "\(detail.row.characterCount)")
      Divider()
      names
    }
  }

  private func fact(_ name: String, _ value: String) -> some View {
    HStack {
      Text(verbatim: name).foregroundStyle(.secondary).lineLimit(1)
        .frame(width: 96, alignment: .leading)
      Text(verbatim: value).lineLimit(1)
    }
  }

  private var names: some View {
    HStack(alignment: .top, spacing: 8) {
      ForEach(0..<columns, id: \.self) { column in
        VStack(alignment: .leading, spacing: 0) {
          ForEach(shown.dropFirst(column * rows).prefix(rows)) { character in
            Button(intent: ShowCharacter(id: character.id, place)) {
              Text(verbatim: "▸ \(character.name)").lineLimit(1)
                .accessibilityLabel(character.name)
            }
            .buttonStyle(.plain)
          }
        }
        .frame(maxWidth: .infinity, alignment: .topLeading)
      }
    }
  }

  private var shown: ArraySlice<EpisodesPicture.Name> { detail.characters.prefix(columns * rows) }
}
