import Foundation
import WidgetUI

extension PhoneWidget {
  /// Widgets with two or more columns: stacks in a row, grids, lazy grids.
  static let columns = [
    PhoneWidget(
      "four tiles",
      .systemSmall,
      heights: [Line.caption2, 4] + .rows(2, of: 6 + Line.headline + 2 + Line.caption + 6, gap: 8),
      widths: .rows(2, of: 59, gap: 8),
      shows: """
        Today
        8214  72
        Steps  Pulse
        431  6
        Kcal  Flights
        """
    ) {
      VStack(alignment: .leading, spacing: 4) {
        Text("Today").font(.caption2).foregroundStyle(.secondary)
        VStack(spacing: 8) {
          HStack(spacing: 8) {
            Tile(value: "8214", name: "Steps")
            Tile(value: "72", name: "Pulse")
          }
          HStack(spacing: 8) {
            Tile(value: "431", name: "Kcal")
            Tile(value: "6", name: "Flights")
          }
        }
      }
    },
    PhoneWidget(
      "facts in a grid",
      .systemSmall,
      heights: .rows(5, of: Line.subheadline, gap: 6),
      shows: """
        Sunrise  06:41
        Sunset  18:32
        UV  4
        Wind  12 kt
        Rain  0 mm
        """
    ) {
      Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 6) {
        ForEach(
          [
            ("Sunrise", "06:41"), ("Sunset", "18:32"), ("UV", "4"), ("Wind", "12 kt"),
            ("Rain", "0 mm"),
          ],
          id: \.0
        ) { name, value in
          GridRow {
            Text(name).foregroundStyle(.secondary)
            Text(value).bold().gridColumnAlignment(.trailing)
          }
        }
      }
      .font(.subheadline)
    },
    PhoneWidget(
      "two lists",
      .systemMedium,
      heights: .rows(5, of: Line.footnote, gap: 6),
      widths: .rows(2, of: 145, gap: 16),
      shows: """
        Morning  Evening
        Stretch  Read 20 pages
        Meditate  Journal
        Vitamins  Tidy desk
        Plan the day  Lights out
        """,
      marks: [.signs(8)]
    ) {
      HStack(alignment: .top, spacing: 16) {
        Habits(title: "Morning", names: ["Stretch", "Meditate", "Vitamins", "Plan the day"])
        Habits(title: "Evening", names: ["Read 20 pages", "Journal", "Tidy desk", "Lights out"])
      }
    },
    PhoneWidget(
      "two fixed tracks",
      .systemMedium,
      heights: .rows(4, of: 4 + Line.subheadline + 4, gap: 6),
      widths: .rows(2, of: 148, gap: 10),
      shows: """
        Coffee  3.80
        Lunch  12.40
        Train  7.20
        Books  24.00
        Cinema  11.50
        Fruit  4.65
        Phone  20.00
        Gift  35.00
        """
    ) {
      LazyVGrid(columns: [GridItem(.fixed(148), spacing: 10), GridItem(.fixed(148))], spacing: 6) {
        ForEach(
          [
            ("Coffee", "3.80"), ("Lunch", "12.40"), ("Train", "7.20"), ("Books", "24.00"),
            ("Cinema", "11.50"), ("Fruit", "4.65"), ("Phone", "20.00"), ("Gift", "35.00"),
          ],
          id: \.0
        ) { name, amount in
          HStack {
            Text(name)
            Spacer()
            Text(amount).monospacedDigit()
          }
          .font(.subheadline)
          .padding(.horizontal, 8)
          .padding(.vertical, 4)
          .background(.gray.opacity(0.2), in: RoundedRectangle(cornerRadius: 6))
        }
      }
    },
    PhoneWidget(
      "letters in an adaptive grid",
      .systemSmall,
      heights: .rows(4, of: 28, gap: 4),
      widths: .rows(4, of: 28, gap: 4),
      shows: """
        C  R  A  N
        E  S  L  A
        T  E  M  O
        U  N  D  S
        """
    ) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 28), spacing: 4)], spacing: 4) {
        ForEach(Array("CRANESLATEMOUNDS".enumerated()), id: \.offset) { _, letter in
          Text(String(letter))
            .font(.headline)
            .frame(width: 28, height: 28)
            .background(.green, in: RoundedRectangle(cornerRadius: 4))
        }
      }
    },
    PhoneWidget(
      "forecast in a grid",
      .systemMedium,
      heights: [Line.caption, 4, 1] + .rows(4, of: 4 + Line.body, gap: 0),
      shows: """
        City  Now  High  Low
        Oslo  8°  11°  4°
        Lisbon  21°  24°  17°
        Nairobi  23°  27°  15°
        Lima  18°  20°  16°
        """,
      marks: [.rules(1)]
    ) {
      Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 4) {
        GridRow {
          Text("City")
          Text("Now").gridColumnAlignment(.trailing)
          Text("High").gridColumnAlignment(.trailing)
          Text("Low").gridColumnAlignment(.trailing)
        }
        .font(.caption)
        .foregroundStyle(.secondary)
        Divider()
        ForEach(
          [
            ("Oslo", "8°", "11°", "4°"), ("Lisbon", "21°", "24°", "17°"),
            ("Nairobi", "23°", "27°", "15°"), ("Lima", "18°", "20°", "16°"),
          ],
          id: \.0
        ) { city, now, high, low in
          GridRow {
            Text(city)
            Text(now)
            Text(high)
            Text(low)
          }
        }
      }
    },
    PhoneWidget(
      "apps in three columns",
      .systemLarge,
      heights: [Line.headline, 10] + .rows(4, of: 44 + 4 + Line.caption, gap: 10),
      widths: .rows(3, of: 96, gap: 8),
      shows: """
        Favourites
        Mail  Maps  Music
        Notes  Photos  Weather
        Wallet  Health  Files
        Clock  News  Books
        """,
      marks: [.signs(12)]
    ) {
      VStack(alignment: .leading, spacing: 10) {
        Text("Favourites").font(.headline)
        LazyVGrid(
          columns: Array(repeating: GridItem(.flexible(), spacing: 8), count: 3),
          spacing: 10
        ) {
          ForEach(App.twelve) { app in
            VStack(spacing: 4) {
              Image(systemName: app.symbol).font(.title2).frame(width: 44, height: 44)
              Text(app.id).font(.caption)
            }
          }
        }
      }
    },
  ]

  private struct Tile: View {
    let value: String
    let name: String

    var body: some View {
      VStack(alignment: .leading, spacing: 2) {
        Text(value).font(.headline)
        Text(name).font(.caption).foregroundStyle(.secondary)
      }
      .padding(6)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color.gray.opacity(0.2), in: RoundedRectangle(cornerRadius: 10))
    }
  }

  private struct Habits: View {
    let title: String
    let names: [String]

    var body: some View {
      VStack(alignment: .leading, spacing: 6) {
        Text(title).bold()
        ForEach(names, id: \.self) { name in
          HStack(spacing: 5) {
            Image(systemName: "circle").foregroundStyle(.tint)
            Text(name)
          }
        }
      }
      .font(.footnote)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private struct App: Identifiable {
    let id: String
    let symbol: String

    static let twelve = [
      App(id: "Mail", symbol: "envelope.fill"), App(id: "Maps", symbol: "map.fill"),
      App(id: "Music", symbol: "music.note"), App(id: "Notes", symbol: "note.text"),
      App(id: "Photos", symbol: "photo.fill"), App(id: "Weather", symbol: "cloud.sun.fill"),
      App(id: "Wallet", symbol: "creditcard.fill"), App(id: "Health", symbol: "heart.fill"),
      App(id: "Files", symbol: "folder.fill"), App(id: "Clock", symbol: "clock.fill"),
      App(id: "News", symbol: "newspaper.fill"), App(id: "Books", symbol: "book.fill"),
    ]
  }
}
