import TestSupport
import Testing
import WidgetTimeline
import WidgetUI

/// Tests of the smallest views whose points became more cells than a phone's widget has space for.
@MainActor
@Suite("Small views to scale", .timeLimit(.minutes(5)))
struct ScaleCaseTests {
  struct Case {
    let name: String
    let family: WidgetFamily
    let view: AnyView

    init(
      _ name: String,
      in family: WidgetFamily = .systemSmall,
      @ViewBuilder _ view: () -> some View
    ) {
      self.name = name
      self.family = family
      self.view = AnyView(view())
    }
  }

  private static let gaps = [
    Case("six lines, 4 points apart") {
      VStack(alignment: .leading, spacing: 4) { ForEach(0..<6) { Text("line \($0)") } }
    },
    Case("paddings of 4 points") {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<6) { Text("row \($0)").padding(.vertical, 4) }
      }
    },
    Case("five rows and dividers, 5 points apart") {
      VStack(spacing: 5) {
        ForEach(["Berlin", "Paris", "Rome", "Madrid", "Oslo"], id: \.self) { city in
          HStack {
            Text(city)
            Spacer()
            Text("21° 14°")
          }
          if city != "Oslo" { Divider() }
        }
      }
    },
    Case("views without spacing that are not text") {
      VStack {
        Rectangle().stroke()
        Rectangle().stroke()
      }
    },
    Case("gaps of 10 points where they do not fit") {
      VStack(alignment: .leading, spacing: 10) { ForEach(0..<8) { Text("line \($0)") } }
    },
    Case("the sample of to-dos") {
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
  ]

  private static let lengths = [
    Case("seven frames of 20 points, 2 apart") {
      HStack(spacing: 2) { ForEach(10..<17) { Text("\($0)").frame(width: 20) } }
    },
    Case("twelve squares of 8 points, 2 apart") {
      HStack(spacing: 2) { ForEach(0..<12) { _ in Rectangle().frame(width: 8, height: 8) } }
    },
    Case("five bars of 12 points, 4 apart") {
      HStack(alignment: .bottom, spacing: 4) {
        ForEach([32, 96, 64, 128, 48], id: \.self) { height in
          Rectangle().frame(width: 12, height: height)
        }
      }
    },
    Case("bars above letters") {
      HStack(alignment: .bottom, spacing: 4) {
        ForEach([32, 96, 64, 128, 48], id: \.self) { height in
          VStack(spacing: 2) {
            Rectangle().frame(width: 12, height: height)
            Text("x")
          }
        }
      }
    },
    Case("three words, 3 points apart") {
      HStack(spacing: 3) { ForEach(["12", "kt", "NW"], id: \.self) { Text($0) } }
    },
    Case("circles that overlap by 16 points") {
      HStack(spacing: -16) {
        ForEach(0..<3) { _ in Circle().stroke().frame(width: 32, height: 32) }
      }
    },
  ]

  private static let shares = [
    Case("sevenths of the width") {
      GeometryReader { room in
        HStack(spacing: 0) {
          ForEach(0..<7) { day in
            Text("\(day)").frame(width: room.size.width / 7).border(.blue)
          }
        }
      }
    },
    Case("halves of five rows") {
      GeometryReader { room in
        VStack(spacing: 0) {
          Text("upper").frame(height: room.size.height / 2)
          Text("lower").frame(height: room.size.height / 2).border(.blue)
        }
      }
      .frame(height: 80)
    },
    Case("thirds of the height") {
      GeometryReader { room in
        VStack(spacing: 0) {
          ForEach(0..<3) { Text("third \($0)").frame(height: room.size.height / 3).border(.blue) }
        }
      }
    },
    Case("thirds of the width, 8 points apart") {
      GeometryReader { room in
        HStack(spacing: 8) {
          ForEach(0..<3) { _ in Color.clear.border(.blue).frame(width: (room.size.width - 16) / 3) }
        }
      }
    },
    Case("seven tracks, 4 points apart") {
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 4), count: 7), spacing: 4)
      {
        ForEach(1..<15) { Text("\($0)") }
      }
    },
  ]

  private static let thin = [
    Case("rectangles 1, 2 and 3 points high") {
      VStack {
        Text("one")
        Rectangle().frame(height: 1)
        Text("two")
        Rectangle().frame(height: 2)
        Text("three")
        Capsule().frame(height: 3)
      }
    },
    Case("a rectangle a point wide") {
      HStack {
        Text("Left")
        Rectangle().frame(width: 1, height: 32)
        Text("Right")
      }
    },
    Case("dots of 3 points") {
      HStack { ForEach(0..<3) { _ in Circle().frame(width: 3, height: 3) } }
    },
    Case("a symbol as a mask") {
      Rectangle().fill(.red).mask(
        Image(systemName: "heart.fill").resizable().scaledToFit().frame(width: 136, height: 136)
      )
    },
    Case("what its author made higher than the widget", in: .systemMedium) {
      ZStack {
        Color.gray.frame(width: 300, height: 400)
        Text("MID")
      }
    },
    Case("a word that is scaled to its frame") {
      Text("Wednesday").minimumScaleFactor(0.5).lineLimit(1).frame(width: 64)
    },
  ]

  // SU-79, SU-80, SU-83
  @Test func `gaps between lines`() throws { try expectSheet(Self.gaps, "scale-case-gaps") }

  // SU-79, SU-81, SU-83
  @Test func `lengths beside each other`() throws {
    try expectSheet(Self.lengths, "scale-case-lengths")
  }

  // SU-82
  @Test func `shares of a room`() throws { try expectSheet(Self.shares, "scale-case-shares") }

  // SU-84, SU-88
  @Test func `what is thin, and what is too large`() throws {
    try expectSheet(Self.thin, "scale-case-thin")
  }

  private func expectSheet(_ cases: [Case], _ name: String) throws {
    let sheet = cases.map { example in
      let lines = drawn(example.view, in: example.family).map { "| \($0)\n" }
      return "\(example.name)\n\n\(lines.joined())"
    }
    try expectSnapshot(sheet.joined(separator: "\n"), name)
  }
}
