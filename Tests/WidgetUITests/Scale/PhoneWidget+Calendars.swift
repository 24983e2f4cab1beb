import Foundation
import WidgetUI

extension PhoneWidget {
  /// Widgets that show months and heat maps.
  static let calendars = [
    PhoneWidget(
      "month in frames of 20 points",
      .systemSmall,
      hasMargins: false,
      heights: [Line.headline, 6, Line.caption2, 4] + .rows(5, of: Line.caption, gap: 4),
      widths: .rows(7, of: 20, gap: 2),
      shows: """
        February
        M  T  W  T  F  S  S
        1
        2  3  4  5  6  7  8
        9  10  11  12  13  14  15
        16  17  18  19  20  21  22
        23  24  25  26  27  28
        """
    ) {
      VStack(spacing: 4) {
        Text("February").font(.headline)
        HStack(spacing: 2) {
          ForEach(Array("MTWTFSS".enumerated()), id: \.offset) { _, letter in
            Text(String(letter)).frame(width: 20)
          }
        }
        .font(.caption2)
        ForEach(0..<5) { week in
          HStack(spacing: 2) {
            ForEach(0..<7) { day in
              let number = week * 7 + day - 5
              Text((1...28).contains(number) ? "\(number)" : "").frame(width: 20)
            }
          }
          .font(.caption)
        }
      }
    },
    PhoneWidget(
      "month in a lazy grid",
      .systemSmall,
      heights: [Line.caption, 4] + .rows(6, of: Line.caption2, gap: 4),
      widths: [126],
      shows: """
        NOVEMBER
        M  T  W  T  F  S  S
        1
        2  3  4  5  6  7  8
        9  10  11  12  13  14  15
        16  17  18  19  20  21  22
        23  24  25  26  27  28  29
        """
    ) {
      VStack(alignment: .leading, spacing: 4) {
        Text("NOVEMBER").font(.caption).bold().foregroundStyle(.red)
        LazyVGrid(
          columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 7),
          spacing: 4
        ) {
          ForEach(Array("MTWTFSS".enumerated()), id: \.offset) { _, letter in
            Text(String(letter)).foregroundStyle(.secondary)
          }
          ForEach(-5..<30) { day in Text(day > 0 ? "\(day)" : "") }
        }
        .font(.caption2)
      }
    },
    PhoneWidget(
      "month with room",
      .systemLarge,
      heights: [Line.title3, 8, Line.caption, 8] + .rows(5, of: 44, gap: 8),
      widths: .rows(7, of: 36, gap: 8),
      shows: """
        March 2027
        Mon  Tue  Wed  Thu  Fri  Sat  Sun
        1  2  3  4  5  6  7
        8  9  10  11  12  13  14
        15  16  17  18  19  20  21
        22  23  24  25  26  27  28
        29  30  31
        """,
      marks: [.signs(6)]
    ) {
      VStack(alignment: .leading, spacing: 8) {
        Text("March 2027").font(.title3).bold()
        LazyVGrid(columns: Array(repeating: GridItem(.fixed(36), spacing: 8), count: 7), spacing: 8)
        {
          ForEach(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"], id: \.self) { name in
            Text(name).font(.caption)
          }
          ForEach(1..<32) { day in
            VStack(spacing: 4) {
              Text("\(day)")
              Circle().fill(day % 5 == 2 ? .red : .clear).frame(width: 6, height: 6)
            }
            .frame(height: 44)
          }
        }
      }
    },
    PhoneWidget(
      "contributions of half a year",
      .systemMedium,
      heights: [Line.caption, 6] + .rows(7, of: 10, gap: 2) + [4, Line.caption2],
      widths: .rows(25, of: 10, gap: 2),
      shows: """
        octocat  1,024 commits
        Jun  Jul  Aug  Sep  Oct  Nov
        """,
      marks: [.field(columns: 25, rows: 7)]
    ) {
      VStack(alignment: .leading, spacing: 4) {
        HStack {
          Text("octocat").bold()
          Spacer()
          Text("1,024 commits")
        }
        .font(.caption)
        HStack(spacing: 2) {
          ForEach(0..<25) { week in
            VStack(spacing: 2) {
              ForEach(0..<7) { day in
                RoundedRectangle(cornerRadius: 2)
                  .fill(.green.opacity(Double(1 + (week * 5 + day * 3) % 4) / 4))
                  .frame(width: 10, height: 10)
              }
            }
          }
        }
        .padding(.top, 2)
        HStack {
          ForEach(["Jun", "Jul", "Aug", "Sep", "Oct", "Nov"], id: \.self) { month in
            Text(month)
            if month != "Nov" { Spacer() }
          }
        }
        .font(.caption2)
      }
    },
    PhoneWidget(
      "twelve weeks of a habit",
      .systemSmall,
      heights: [Line.headline, 6] + .rows(7, of: 8, gap: 2) + [6, Line.caption],
      widths: .rows(12, of: 8, gap: 2),
      shows: """
        Running
        31 days in a row
        """,
      marks: [.field(columns: 12, rows: 7)]
    ) {
      VStack(alignment: .leading, spacing: 6) {
        Text("Running").font(.headline)
        VStack(spacing: 2) {
          ForEach(0..<7) { day in
            HStack(spacing: 2) {
              ForEach(0..<12) { week in
                Rectangle()
                  .fill((week + day) % 3 == 0 ? .mint : .mint.opacity(0.3))
                  .frame(width: 8, height: 8)
              }
            }
          }
        }
        Text("31 days in a row").font(.caption)
      }
    },
  ]
}
