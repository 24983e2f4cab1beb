import Foundation
import WidgetUI

extension PhoneWidget {
  /// Widgets that show the events of a day or a week.
  static let agendas = [
    PhoneWidget(
      "week with today's events",
      .systemMedium,
      heights: [Line.caption2, 4, 24, 10] + .rows(3, of: Line.footnote, gap: 6),
      widths: .rows(7, of: 24, gap: 6),
      shows: """
        M  T  W  T  F  S  S
        16  17  18  19  20  21  22
        09:30  Stand-up
        12:00  Lunch with Noor
        15:45  Dentist
        """
    ) {
      VStack(alignment: .leading, spacing: 10) {
        HStack(spacing: 6) {
          ForEach(Array("MTWTFSS".enumerated()), id: \.offset) { place, letter in
            VStack(spacing: 4) {
              Text(String(letter)).font(.caption2)
              Text("\(16 + place)")
                .font(.footnote)
                .frame(width: 24, height: 24)
                .background(Circle().fill(place == 4 ? .red : .clear))
            }
          }
        }
        VStack(alignment: .leading, spacing: 6) {
          ForEach(
            [("09:30", "Stand-up"), ("12:00", "Lunch with Noor"), ("15:45", "Dentist")],
            id: \.0
          ) { time, title in
            HStack(spacing: 8) {
              Text(time).foregroundStyle(.secondary)
              Text(title)
            }
          }
        }
        .font(.footnote)
      }
    },
    PhoneWidget(
      "agenda",
      .systemSmall,
      heights: [Line.caption, 6] + .rows(3, of: Line.subheadline + Line.caption2, gap: 4),
      shows: """
        FRIDAY 20
        Design review
        10:00 - 11:00
        Lunch with Kai
        12:30 - 13:15
        School play
        17:00 - 18:30
        """,
      marks: [.signs(6)]
    ) {
      VStack(alignment: .leading, spacing: 6) {
        Text("FRIDAY 20").font(.caption).bold().foregroundStyle(.red)
        VStack(alignment: .leading, spacing: 4) {
          Event(title: "Design review", time: "10:00 - 11:00", color: .blue)
          Event(title: "Lunch with Kai", time: "12:30 - 13:15", color: .green)
          Event(title: "School play", time: "17:00 - 18:30", color: .purple)
        }
      }
    },
    PhoneWidget(
      "agenda of three days",
      .systemLarge,
      heights: .rows(
        3,
        of: Line.caption + 4 + 1 + 2 * (5 + Line.subheadline + Line.caption2),
        gap: 12
      ),
      shows: """
        TODAY
        Design review
        10:00 - 11:00
        School play
        17:00 - 18:30
        TOMORROW
        Farmers' market
        09:00 - 10:30
        Birthday of Ada
        19:00 - 23:00
        SUNDAY
        Long run
        08:00 - 10:00
        Call home
        20:00 - 20:30
        """,
      marks: [.rules(3), .signs(12)]
    ) {
      VStack(alignment: .leading, spacing: 12) {
        ForEach(Day.three) { day in
          VStack(alignment: .leading, spacing: 5) {
            VStack(alignment: .leading, spacing: 4) {
              Text(day.id).font(.caption).foregroundStyle(.secondary)
              Rectangle().fill(.separator).frame(height: 1)
            }
            ForEach(day.events, id: \.0) { title, time in
              Event(title: title, time: time, color: .orange)
            }
          }
        }
      }
    },
  ]

  private struct Event: View {
    let title: String
    let time: String
    let color: Color

    var body: some View {
      HStack(spacing: 6) {
        RoundedRectangle(cornerRadius: 1.5).fill(color).frame(width: 3)
        VStack(alignment: .leading, spacing: 0) {
          Text(title).font(.subheadline)
          Text(time).font(.caption2).foregroundStyle(.secondary)
        }
      }
      .fixedSize(horizontal: false, vertical: true)
    }
  }

  private struct Day: Identifiable {
    let id: String
    let events: [(String, String)]

    static let three = [
      Day(
        id: "TODAY",
        events: [("Design review", "10:00 - 11:00"), ("School play", "17:00 - 18:30")]
      ),
      Day(
        id: "TOMORROW",
        events: [("Farmers' market", "09:00 - 10:30"), ("Birthday of Ada", "19:00 - 23:00")]
      ),
      Day(id: "SUNDAY", events: [("Long run", "08:00 - 10:00"), ("Call home", "20:00 - 20:30")]),
    ]
  }
}
