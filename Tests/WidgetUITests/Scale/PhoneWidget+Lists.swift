import Foundation
import WidgetUI

extension PhoneWidget {
  /// Widgets with lists in one column, with dividers and small gaps.
  static let lists = [
    PhoneWidget(
      "to-do sample",
      .systemSmall,
      heights: [Line.body, 10] + .rows(3, of: Line.body + 4 + 0.33, gap: 12),
      shows: """
        Todo Tasks
        Task 0
        Task 1
        Task 2
        """,
      marks: [.rules(3), .signs(3)]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        Text("Todo Tasks").padding(.bottom, 10)
        VStack(alignment: .leading, spacing: 6) {
          ForEach(0..<3) { index in
            HStack(spacing: 6) {
              Image(systemName: "circle")
              VStack(alignment: .leading, spacing: 4) {
                Text("Task \(index)")
                Divider()
              }
            }
            if index < 2 { Spacer(minLength: 0) }
          }
        }
      }
    },
    PhoneWidget(
      "shopping with dividers",
      .systemSmall,
      heights: [Line.headline] + .rows(3, of: 8 + 1 + 8 + Line.subheadline, gap: 0),
      shows: """
        Groceries
        Oat milk
        Sourdough
        Free-range eggs
        """,
      marks: [.rules(3), .signs(3)]
    ) {
      VStack(alignment: .leading, spacing: 8) {
        Text("Groceries").font(.headline)
        ForEach(["Oat milk", "Sourdough", "Free-range eggs"], id: \.self) { item in
          Divider()
          HStack {
            Image(systemName: "circle").foregroundStyle(.secondary)
            Text(item)
          }
          .font(.subheadline)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    },
    PhoneWidget(
      "reminders with their number",
      .systemSmall,
      heights: [Line.title] + .rows(4, of: 4 + Line.footnote, gap: 0),
      shows: """
        5
        Call the bank
        Water plants
        Pick up parcel
        Book flights
        """,
      marks: [.signs(5)]
    ) {
      VStack(alignment: .leading, spacing: 4) {
        HStack {
          Text("5").font(.title).bold()
          Spacer()
          Image(systemName: "list.bullet").foregroundStyle(.orange)
        }
        ForEach(["Call the bank", "Water plants", "Pick up parcel", "Book flights"], id: \.self) {
          item in
          HStack(spacing: 6) {
            Circle().stroke(.gray, lineWidth: 1).frame(width: 12, height: 12)
            Text(item).font(.footnote).lineLimit(1)
          }
        }
      }
    },
    PhoneWidget(
      "six lines",
      .systemSmall,
      heights: .rows(6, of: Line.caption, gap: 4),
      shows: """
        line 0
        line 1
        line 2
        line 3
        line 4
        line 5
        """
    ) {
      VStack(alignment: .leading, spacing: 4) {
        ForEach(0..<6) { Text("line \($0)").font(.caption) }
      }
    },
    PhoneWidget(
      "steps with numbers",
      .systemSmall,
      heights: .rows(4, of: Line.body, gap: 10),
      shows: """
        Boil water
        Grind beans
        Pour slowly
        Enjoy
        """,
      marks: [.signs(4)]
    ) {
      VStack(alignment: .leading, spacing: 10) {
        ForEach(Array(["Boil water", "Grind beans", "Pour slowly", "Enjoy"].enumerated()), id: \.0)
        {
          number,
          step in
          HStack(spacing: 8) {
            Image(systemName: "\(number + 1).circle.fill").foregroundStyle(.tint)
            Text(step)
          }
        }
      }
    },
    PhoneWidget(
      "cities with dividers",
      .systemLarge,
      heights: [Line.headline] + .rows(10, of: 5 + 1 + 5 + Line.subheadline, gap: 0),
      shows: """
        World  Today
        Berlin  21° 14°
        Paris  24° 16°
        Rome  29° 20°
        Madrid  31° 19°
        Lisbon  27° 18°
        London  19° 12°
        Dublin  17° 11°
        Oslo  16° 9°
        Vienna  25° 15°
        Athens  33° 24°
        """,
      marks: [.rules(10)]
    ) {
      VStack(spacing: 5) {
        HStack {
          Text("World")
          Spacer()
          Text("Today")
        }
        .font(.headline)
        ForEach(City.ten) { city in
          Divider()
          HStack {
            Text(city.id)
            Spacer()
            Text(city.range)
          }
          .font(.subheadline)
        }
      }
    },
    PhoneWidget(
      "shopping by aisle",
      .systemLarge,
      heights: .rows(3, of: Line.headline + 4 + 1 + 3 * (6 + Line.body), gap: 4),
      shows: """
        Bakery
        Sourdough  2
        Croissants  6
        Bagels  4
        Dairy
        Oat milk  1
        Butter  2
        Yoghurt  8
        Produce
        Bananas  5
        Spinach  1
        Tomatoes  12
        """,
      marks: [.rules(3)]
    ) {
      VStack(alignment: .leading, spacing: 4) {
        ForEach(Aisle.three) { aisle in
          VStack(alignment: .leading, spacing: 6) {
            VStack(alignment: .leading, spacing: 4) {
              Text(aisle.id).font(.headline)
              Rectangle().fill(.secondary).frame(height: 1)
            }
            ForEach(aisle.items, id: \.0) { item, count in
              HStack {
                Text(item)
                Spacer()
                Text("\(count)").foregroundStyle(.secondary)
              }
            }
          }
        }
      }
    },
  ]

  private struct City: Identifiable {
    let id: String
    let range: String

    static let ten = [
      City(id: "Berlin", range: "21° 14°"), City(id: "Paris", range: "24° 16°"),
      City(id: "Rome", range: "29° 20°"), City(id: "Madrid", range: "31° 19°"),
      City(id: "Lisbon", range: "27° 18°"), City(id: "London", range: "19° 12°"),
      City(id: "Dublin", range: "17° 11°"), City(id: "Oslo", range: "16° 9°"),
      City(id: "Vienna", range: "25° 15°"), City(id: "Athens", range: "33° 24°"),
    ]
  }

  private struct Aisle: Identifiable {
    let id: String
    let items: [(String, Int)]

    static let three = [
      Aisle(id: "Bakery", items: [("Sourdough", 2), ("Croissants", 6), ("Bagels", 4)]),
      Aisle(id: "Dairy", items: [("Oat milk", 1), ("Butter", 2), ("Yoghurt", 8)]),
      Aisle(id: "Produce", items: [("Bananas", 5), ("Spinach", 1), ("Tomatoes", 12)]),
    ]
  }
}
