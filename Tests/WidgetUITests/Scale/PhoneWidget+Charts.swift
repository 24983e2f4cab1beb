import Foundation
import WidgetUI

extension PhoneWidget {
  /// Widgets that show bar charts and proportional views.
  static let charts = [
    PhoneWidget(
      "steps of a week",
      .systemSmall,
      heights: [Line.caption, 4, Line.title2, 4, 56, 2, Line.caption2],
      widths: .rows(7, of: 12, gap: 4),
      shows: """
        Steps
        8,214
        M  T  W  T  F  S  S
        """,
      marks: [.bars(7)]
    ) {
      VStack(alignment: .leading, spacing: 4) {
        Text("Steps").font(.caption).foregroundStyle(.secondary)
        Text("8,214").font(.title2).bold()
        HStack(alignment: .bottom, spacing: 4) {
          ForEach(Array(zip([31, 44, 20, 56, 38, 12, 27], "MTWTFSS").enumerated()), id: \.0) {
            _,
            day in
            VStack(spacing: 2) {
              Capsule().fill(.orange).frame(width: 12, height: CGFloat(day.0))
              Text(String(day.1)).font(.caption2)
            }
          }
        }
      }
    },
    PhoneWidget(
      "rain of a year",
      .systemMedium,
      heights: [Line.subheadline, 6, 80, 4, Line.caption2],
      widths: .rows(12, of: 20, gap: 4),
      shows: """
        Rain 2026  604 mm
        J  F  M  A  M  J  J  A  S  O  N  D
        """,
      marks: [.bars(12)]
    ) {
      VStack(alignment: .leading, spacing: 6) {
        HStack {
          Text("Rain 2026").bold()
          Spacer()
          Text("604 mm")
        }
        .font(.subheadline)
        HStack(alignment: .bottom, spacing: 4) {
          ForEach(
            Array(
              zip([80, 64, 48, 60, 36, 20, 8, 16, 40, 56, 72, 76], "JFMAMJJASOND").enumerated()
            ),
            id: \.0
          ) { _, month in
            VStack(spacing: 4) {
              Rectangle().fill(.blue).frame(width: 20, height: CGFloat(month.0))
              Text(String(month.1)).font(.caption2)
            }
          }
        }
      }
    },
    PhoneWidget(
      "prices of a day",
      .systemMedium,
      heights: [Line.headline, 4, 64, 4, Line.caption2],
      widths: .rows(24, of: 9, gap: 3),
      shows: """
        Electricity  18.4 ct
        00  06  12  18  24
        """,
      marks: [.bars(24)]
    ) {
      VStack(alignment: .leading, spacing: 4) {
        HStack {
          Text("Electricity")
          Spacer()
          Text("18.4 ct")
        }
        .font(.headline)
        HStack(alignment: .bottom, spacing: 3) {
          ForEach(0..<24) { hour in
            RoundedRectangle(cornerRadius: 2)
              .fill(hour == 13 ? .green : .gray)
              .frame(width: 9, height: CGFloat(30 + (hour * 17) % 51))
          }
        }
        HStack {
          ForEach(["00", "06", "12", "18", "24"], id: \.self) { hour in
            Text(hour)
            if hour != "24" { Spacer() }
          }
        }
        .font(.caption2)
      }
    },
    PhoneWidget(
      "storage in shares",
      .systemSmall,
      heights: [Line.headline, 6, 14, 6] + .rows(4, of: Line.footnote, gap: 2),
      shows: """
        iPhone
        Apps  58 GB
        Photos  38 GB
        Mail  12 GB
        Free  17 GB
        """,
      marks: [.signs(4)]
    ) {
      VStack(alignment: .leading, spacing: 6) {
        Text("iPhone").font(.headline)
        GeometryReader { room in
          HStack(spacing: 0) {
            ForEach(Share.storage) { share in
              Rectangle().fill(share.color).frame(width: room.size.width * share.part)
            }
          }
        }
        .frame(height: 14)
        VStack(spacing: 2) {
          ForEach(Share.storage) { share in
            HStack(spacing: 4) {
              Circle().fill(share.color).frame(width: 8, height: 8)
              Text(share.id)
              Spacer()
              Text("\(Int(share.part * 128)) GB").foregroundStyle(.secondary)
            }
          }
        }
        .font(.footnote)
      }
    },
    PhoneWidget(
      "budgets",
      .systemSmall,
      heights: .rows(4, of: Line.footnote + 2 + 6, gap: 6),
      shows: """
        Food  64%
        Rent  100%
        Travel  35%
        Fun  80%
        """,
      marks: [.field(columns: 5, rows: 4)]
    ) {
      VStack(spacing: 6) {
        ForEach([("Food", 0.64), ("Rent", 1), ("Travel", 0.35), ("Fun", 0.8)], id: \.0) {
          name,
          share in
          VStack(spacing: 2) {
            HStack {
              Text(name)
              Spacer()
              Text("\(Int(share * 100))%")
            }
            .font(.footnote)
            GeometryReader { room in
              ZStack(alignment: .leading) {
                Capsule().fill(.gray.opacity(0.3))
                Capsule().fill(.blue).frame(width: room.size.width * share)
              }
            }
            .frame(height: 6)
          }
        }
      }
    },
    PhoneWidget(
      "week in sevenths",
      .systemSmall,
      heights: [Line.headline, 8, 80, 4, Line.caption2],
      widths: [126],
      shows: """
        Focus
        M  T  W  T  F  S  S
        """,
      marks: [.bars(7)]
    ) {
      VStack(alignment: .leading, spacing: 8) {
        Text("Focus").font(.headline)
        GeometryReader { room in
          HStack(alignment: .bottom, spacing: 0) {
            ForEach(Array(zip([0.5, 0.9, 0.7, 1, 0.6, 0.2, 0.4], "MTWTFSS").enumerated()), id: \.0)
            {
              _,
              day in
              VStack(spacing: 4) {
                Rectangle().fill(.indigo).frame(height: (room.size.height - 17) * day.0)
                Text(String(day.1)).font(.caption2)
              }
              .frame(width: room.size.width / 7)
            }
          }
        }
      }
    },
  ]

  private struct Share: Identifiable {
    let id: String
    let part: Double
    let color: Color

    static let storage = [
      Share(id: "Apps", part: 0.46, color: .red), Share(id: "Photos", part: 0.3, color: .yellow),
      Share(id: "Mail", part: 0.1, color: .blue), Share(id: "Free", part: 0.14, color: .gray),
    ]
  }
}
