import Foundation
import WidgetUI

extension PhoneWidget {
  /// Widgets with rows of names and values: levels, departures, scores, headlines.
  static let tables = [
    PhoneWidget(
      "a machine's state",
      .systemSmall,
      heights: [Line.headline] + .rows(5, of: 5 + Line.caption, gap: 0),
      shows: """
        web-01
        Uptime  41 d
        Load  0.42
        Memory  61%
        Disk  78%
        Errors  0
        """,
      marks: [.signs(1)]
    ) {
      VStack(spacing: 5) {
        HStack(spacing: 6) {
          Circle().fill(.green).frame(width: 8, height: 8)
          Text("web-01").font(.headline)
          Spacer()
        }
        ForEach(
          [
            ("Uptime", "41 d"), ("Load", "0.42"), ("Memory", "61%"), ("Disk", "78%"),
            ("Errors", "0"),
          ],
          id: \.0
        ) { name, value in
          HStack {
            Text(name).foregroundStyle(.secondary)
            Spacer()
            Text(value)
          }
          .font(.caption)
        }
      }
    },
    PhoneWidget(
      "batteries in a list",
      .systemMedium,
      heights: .rows(4, of: Line.body, gap: 12),
      shows: """
        iPhone  92%
        Watch  64%
        AirPods  78%
        Case  31%
        """,
      marks: [.meters(4), .signs(4)]
    ) {
      VStack(spacing: 12) {
        ForEach(
          [
            ("iPhone", 0.92, "iphone"), ("Watch", 0.64, "applewatch"),
            ("AirPods", 0.78, "airpods"), ("Case", 0.31, "case.fill"),
          ],
          id: \.0
        ) { name, level, symbol in
          HStack(spacing: 10) {
            Image(systemName: symbol).frame(width: 24)
            Text(name).frame(width: 70, alignment: .leading)
            ProgressView(value: level)
            Text("\(Int(level * 100))%").frame(width: 48, alignment: .trailing)
          }
        }
      }
    },
    PhoneWidget(
      "goals with progress",
      .systemSmall,
      heights: [Line.headline, 6] + .rows(3, of: Line.footnote + 4 + 4, gap: 8),
      shows: """
        Goals
        Read  8/12
        Run  42/50
        Save  3/5
        """,
      marks: [.meters(3)]
    ) {
      VStack(alignment: .leading, spacing: 6) {
        Text("Goals").font(.headline)
        VStack(spacing: 8) {
          ForEach([("Read", 8, 12), ("Run", 42, 50), ("Save", 3, 5)], id: \.0) { name, done, all in
            VStack(spacing: 4) {
              HStack {
                Text(name)
                Spacer()
                Text("\(done)/\(all)").foregroundStyle(.secondary)
              }
              .font(.footnote)
              ProgressView(value: Double(done), total: Double(all))
            }
          }
        }
      }
    },
    PhoneWidget(
      "departures",
      .systemMedium,
      heights: [Line.caption, 4, 1] + .rows(4, of: 4 + 2 + Line.caption + 2, gap: 1),
      shows: """
        Central Station  09:41
        U2  Ruhleben  2 min
        S7  Ahrensfelde  4 min
        M4  Hackescher Markt  7 min
        100  Zoologischer Garten  11 min
        """,
      marks: [.rules(1)]
    ) {
      VStack(spacing: 4) {
        HStack {
          Text("Central Station").bold()
          Spacer()
          Text("09:41")
        }
        .font(.caption)
        Rectangle().fill(.secondary).frame(height: 1)
        ForEach(
          [
            ("U2", "Ruhleben", 2), ("S7", "Ahrensfelde", 4), ("M4", "Hackescher Markt", 7),
            ("100", "Zoologischer Garten", 11),
          ],
          id: \.0
        ) { line, end, minutes in
          HStack(spacing: 8) {
            Text(line)
              .bold()
              .padding(.horizontal, 6)
              .padding(.vertical, 2)
              .background(.blue, in: RoundedRectangle(cornerRadius: 4))
            Text(end)
            Spacer()
            Text("\(minutes) min")
          }
          .font(.caption)
        }
      }
    },
    PhoneWidget(
      "score of a match",
      .systemSmall,
      heights: [Line.caption2, 6, 32, 4, Line.caption, 4, Line.largeTitle],
      widths: [50, 12, 1, 12, 50],
      shows: """
        78' SECOND HALF
        Lyon  Porto
        """,
      large: ["2", "1"],
      marks: [.drawings(2, columns: 3, rows: 2)]
    ) {
      VStack(spacing: 6) {
        Text("78' SECOND HALF").font(.caption2)
        HStack(spacing: 12) {
          ForEach([("Lyon", "2"), ("Porto", "1")], id: \.0) { name, goals in
            VStack(spacing: 4) {
              Circle().fill(.blue).frame(width: 32, height: 32)
              Text(name).font(.caption).bold()
              Text(goals).font(.largeTitle)
            }
            .frame(width: 50)
            if name == "Lyon" { Divider() }
          }
        }
      }
    },
    PhoneWidget(
      "league table",
      .systemLarge,
      heights: [Line.caption, 4, 1] + .rows(12, of: 6 + Line.subheadline, gap: 0),
      widths: [24, 8, 146, 8, 32, 8, 32, 8, 40],
      shows: """
        Club  P  GD  Pts
        1  Ajax  14  28  37
        2  Benfica  14  21  34
        3  Celtic  14  19  31
        4  Dortmund  14  15  29
        5  Everton  14  11  27
        6  Feyenoord  14  8  24
        7  Genoa  14  3  22
        8  Hajduk  14  0  19
        9  Inter  14  -4  16
        10  Juve  14  -9  13
        11  Koln  14  -17  9
        12  Lille  14  -25  5
        """,
      marks: [.rules(1)]
    ) {
      VStack(spacing: 4) {
        ClubRow(place: "", name: "Club", values: ["P", "GD", "Pts"]).font(.caption)
        Divider()
        VStack(spacing: 6) {
          ForEach(Array(ClubRow.clubs.enumerated()), id: \.0) { place, club in
            ClubRow(
              place: "\(place + 1)",
              name: club.0,
              values: ["14", "\(club.1)", "\(club.2)"]
            )
          }
        }
        .font(.subheadline)
      }
    },
    PhoneWidget(
      "headlines",
      .systemLarge,
      heights: [Line.headline, 8] + .rows(5, of: 44, gap: 12),
      widths: [44, 10, 240],
      shows: """
        Top stories
        Probe lands on Europa
        Science, 2 hours ago
        City votes for trams
        Local, 3 hours ago
        Cup final goes to penalties
        Sport, 5 hours ago
        Grain prices fall again
        Business, 6 hours ago
        Old film found in attic
        Culture, 8 hours ago
        """,
      marks: [.drawings(5, columns: 4, rows: 2)]
    ) {
      VStack(alignment: .leading, spacing: 8) {
        Text("Top stories").font(.headline).foregroundStyle(.red)
        VStack(alignment: .leading, spacing: 12) {
          ForEach(
            [
              ("Probe lands on Europa", "Science, 2 hours ago"),
              ("City votes for trams", "Local, 3 hours ago"),
              ("Cup final goes to penalties", "Sport, 5 hours ago"),
              ("Grain prices fall again", "Business, 6 hours ago"),
              ("Old film found in attic", "Culture, 8 hours ago"),
            ],
            id: \.0
          ) { title, place in
            HStack(spacing: 10) {
              RoundedRectangle(cornerRadius: 6).fill(.gray).frame(width: 44, height: 44)
              VStack(alignment: .leading, spacing: 2) {
                Text(title).font(.subheadline).bold()
                Text(place).font(.caption).foregroundStyle(.secondary)
              }
              Spacer(minLength: 0)
            }
          }
        }
      }
    },
  ]

  private struct ClubRow: View {
    let place: String
    let name: String
    let values: [String]

    var body: some View {
      HStack(spacing: 8) {
        Text(place).frame(width: 24, alignment: .trailing)
        Text(name).frame(maxWidth: .infinity, alignment: .leading)
        ForEach(values, id: \.self) { value in
          Text(value).frame(width: value == values.last ? 40 : 32, alignment: .trailing)
        }
      }
    }

    static let clubs = [
      ("Ajax", 28, 37), ("Benfica", 21, 34), ("Celtic", 19, 31), ("Dortmund", 15, 29),
      ("Everton", 11, 27), ("Feyenoord", 8, 24), ("Genoa", 3, 22), ("Hajduk", 0, 19),
      ("Inter", -4, 16), ("Juve", -9, 13), ("Koln", -17, 9), ("Lille", -25, 5),
    ]
  }
}
