import Foundation
import WidgetUI

extension PhoneWidget {
  /// Widgets that show shares with prices and charts.
  static let shares = [
    PhoneWidget(
      "three shares",
      .systemSmall,
      heights: .rows(3, of: Line.headline + Line.caption2, gap: 10),
      shows: """
        AAPL  182.5
        Apple  +1.2%
        NVDA  871.3
        Nvidia  +2.8%
        SAP  176.9
        SAP SE  -0.4%
        """
    ) {
      VStack(spacing: 10) {
        ForEach(Stock.seven.prefix(3)) { stock in
          HStack {
            VStack(alignment: .leading, spacing: 0) {
              Text(stock.id).font(.headline)
              Text(stock.name).font(.caption2).foregroundStyle(.secondary)
            }
            Spacer(minLength: 4)
            VStack(alignment: .trailing, spacing: 0) {
              Text(stock.price).font(.headline)
              Text(stock.change).font(.caption2)
            }
          }
        }
      }
    },
    PhoneWidget(
      "seven shares with their lines",
      .systemLarge,
      heights: .rows(7, of: Line.headline + Line.caption, gap: 5 + 1 + 5),
      shows: """
        AAPL  182.5
        Apple  +1.2%
        NVDA  871.3
        Nvidia  +2.8%
        SAP  176.9
        SAP SE  -0.4%
        ASML  911.0
        ASML Holding  +0.9%
        SHEL  32.8
        Shell  -1.1%
        TTE  66.2
        TotalEnergies  +0.3%
        NOVO  124.7
        Novo Nordisk  +1.6%
        """,
      marks: [.rules(6), .drawings(7, columns: 6)]
    ) {
      VStack(spacing: 5) {
        ForEach(Stock.seven) { stock in
          if stock.id != "AAPL" { Divider() }
          HStack {
            VStack(alignment: .leading, spacing: 0) {
              Text(stock.id).font(.headline)
              Text(stock.name).font(.caption).foregroundStyle(.secondary)
            }
            Spacer()
            Sparkline(values: stock.line).stroke(.green, lineWidth: 1.5).frame(
              width: 60,
              height: 28
            )
            VStack(alignment: .trailing, spacing: 0) {
              Text(stock.price).font(.headline)
              Text(stock.change).font(.caption)
            }
            .frame(width: 64, alignment: .trailing)
          }
        }
      }
    },
    PhoneWidget(
      "share price",
      .systemMedium,
      heights: [Line.headline, Line.caption, 6, 62, 4, Line.caption2],
      shows: """
        ACME  212.40
        Acme Corporation  +1.8%
        10:00  13:00  16:00
        """,
      marks: [.drawings(1, columns: 36, rows: 3)]
    ) {
      VStack(spacing: 0) {
        HStack {
          Text("ACME")
          Spacer()
          Text("212.40")
        }
        .font(.headline)
        HStack {
          Text("Acme Corporation").foregroundStyle(.secondary)
          Spacer()
          Text("+1.8%").foregroundStyle(.green)
        }
        .font(.caption)
        Sparkline(values: [4, 5, 3, 6, 5, 7, 9, 8, 6, 7, 10, 9, 12])
          .stroke(.green, lineWidth: 2)
          .frame(height: 62)
          .padding(.top, 6)
          .padding(.bottom, 4)
        HStack {
          Text("10:00")
          Spacer()
          Text("13:00")
          Spacer()
          Text("16:00")
        }
        .font(.caption2)
      }
    },
  ]

  private struct Stock: Identifiable {
    let id: String
    let name: String
    let price: String
    let change: String
    let line: [Double]

    static let seven = [
      Stock(id: "AAPL", name: "Apple", price: "182.5", change: "+1.2%", line: [1, 3, 2, 4, 6]),
      Stock(id: "NVDA", name: "Nvidia", price: "871.3", change: "+2.8%", line: [1, 2, 5, 7, 9]),
      Stock(id: "SAP", name: "SAP SE", price: "176.9", change: "-0.4%", line: [5, 6, 4, 3, 4]),
      Stock(
        id: "ASML",
        name: "ASML Holding",
        price: "911.0",
        change: "+0.9%",
        line: [2, 1, 3, 4, 3]
      ),
      Stock(id: "SHEL", name: "Shell", price: "32.8", change: "-1.1%", line: [8, 6, 7, 4, 2]),
      Stock(
        id: "TTE",
        name: "TotalEnergies",
        price: "66.2",
        change: "+0.3%",
        line: [3, 4, 2, 3, 5]
      ),
      Stock(
        id: "NOVO",
        name: "Novo Nordisk",
        price: "124.7",
        change: "+1.6%",
        line: [1, 4, 3, 6, 8]
      ),
    ]
  }

  private struct Sparkline: Shape {
    let values: [Double]

    func path(in rect: CGRect) -> Path {
      let (least, most) = (values.min() ?? 0, values.max() ?? 1)
      return Path { path in
        path.addLines(
          values.enumerated().map { place, value in
            CGPoint(
              x: rect.minX + rect.width * Double(place) / Double(values.count - 1),
              y: rect.maxY - rect.height * (value - least) / (most - least)
            )
          }
        )
      }
    }
  }
}
