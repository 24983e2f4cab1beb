import WidgetUI

/// Locations on one line, the selected one first and highlighted; pressing another one selects it.
struct LocationStrip: View {
  let picture: CharactersPicture
  /// The most locations that fit.
  let limit: Int

  var body: some View {
    HStack {
      ForEach(picture.places.prefix(limit)) { place in
        Button(intent: SelectLocation(id: place.id, picture.place)) {
          if place.isChosen {
            HStack {
              Image(systemName: "diamond.fill").accessibilityHidden(true)
              Text(verbatim: place.name).bold().lineLimit(1)
                .accessibilityLabel("\(place.name), \(SeriesWords.chosen)")
            }
            .foregroundStyle(.orange)
          } else {
            Text(verbatim: "· \(place.name)").foregroundStyle(.secondary).lineLimit(1)
              .accessibilityLabel(place.name)
          }
        }
        .buttonStyle(.plain)
        .layoutPriority(place.isChosen ? 1 : 0)
      }
      Spacer(minLength: 0)
      if picture.hasMorePlaces {
        Button(intent: LoadMoreLocations(picture.place)) {
          Text(verbatim: "+").foregroundStyle(.blue).fixedSize()
        }
        .buttonStyle(.plain)
        .accessibilityLabel(String(english: "more locations", turkish: "daha çok konum"))
      }
    }
  }
}

/// The footer: the origin of the data, the number of hidden items, and whether some are still
/// loading.
struct SeriesFooter: View {
  let status: FeedStatus?
  let isLoading: Bool
  /// A text about items that are not shown; empty if all are shown.
  var rest = ""

  var body: some View {
    HStack {
      if let status { FeedStatusView(status: status) }
      Spacer(minLength: 0)
      if isLoading, status?.problem == nil {
        Text(verbatim: SeriesWords.loading).foregroundStyle(.secondary).fixedSize()
      } else if !rest.isEmpty, status?.problem == nil {
        Text(verbatim: rest).foregroundStyle(.secondary).fixedSize()
      }
    }
  }
}

/// The text that is shown if nothing could be loaded.
struct SeriesEmptyView: View {
  let words: String

  var body: some View {
    Text(verbatim: words)
      .foregroundStyle(.secondary)
      .multilineTextAlignment(.center)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
