import Foundation
import Testing
import WidgetRender

import WidgetUI

@MainActor
@Suite("Geometry readers", .timeLimit(.minutes(5)))
struct GeometryReaderTests {
  private let size = Told { $0.cells }

  // SU-40
  @Test func `a reader alone has the whole widget and draws at the top leading corner`() {
    #expect(drawn(size) == ["20x10"])
    #expect(drawn(size, in: .systemLarge) == ["42x22"])
  }

  // SU-40, SU-17
  @Test func `siblings in a stack are measured before the reader gets what they leave`() {
    #expect(
      drawn(
        VStack(spacing: 0) {
          Text(verbatim: "head")
          size
          Text(verbatim: "foot")
        }
      ) == ["        head", "20x8"] + [String](repeating: "", count: 7) + ["        foot"]
    )
    #expect(
      drawn(
        HStack(spacing: 0) {
          Text(verbatim: "abcd"); size
        }.frame(height: 16)
      )
        == ["", "", "", "", "abcd16x1"]
    )
    #expect(
      drawn(
        HStack(spacing: 0) {
          size; size
        }
      ) == ["10x10     10x10"]
    )
  }

  // SU-40
  @Test func `readers inside readers are told what the outer one leaves them`() {
    let view = GeometryReader { outer in
      GeometryReader { inner in
        GeometryReader { innermost in
          Text(verbatim: "\(outer.cells) \(inner.cells) \(innermost.cells)").fixedSize()
        }
        .frame(width: inner.size.width / 2)
      }
      .frame(width: outer.size.width / 2, height: outer.size.height / 2)
    }
    #expect(drawn(view) == ["20x10 10x5 5x5"])
  }

  // SU-39, SU-40
  @Test func `a reader in an overlay or a background has the size of what it lies on`() {
    let text = Text(verbatim: "123456")
    #expect(drawn(text.hidden().overlay { size })[4].contains("6x1"))
    #expect(drawn(text.hidden().background(size))[4].contains("6x1"))
  }

  // SU-38, SU-40
  @Test func `a reader in a ZStack takes all there is`() {
    #expect(
      drawn(
        ZStack {
          Text(verbatim: "x"); size
        }
      )[0] == "20x10"
    )
    #expect(
      drawn(
        ZStack {
          Text(verbatim: "x"); size
        }
      )[4] == "         x"
    )
  }

  // SU-10, SU-40
  @Test func `where nothing is offered a reader takes ten points, a cell`() {
    #expect(drawn(size.fixedSize())[4].contains("1x1"))
  }

  // SU-40
  @Test func `a bar takes its part of the room`() {
    let bar = GeometryReader { room in
      Text(verbatim: "-----------------").lineLimit(1).frame(width: room.size.width * 0.6)
        .clipped()
    }
    .frame(width: 80, height: 16)
    #expect(drawn(bar)[4].trimmingCharacters(in: .whitespaces) == "-----…")
  }

  // SU-40, SU-41
  @Test(arguments: [(200.0, "20x1"), (40, "short")])
  func `a reader among alternatives is made for the room that it would get`(
    width: Double,
    words: String
  ) {
    let view = ViewThatFits(in: .horizontal) {
      Text(verbatim: "short").frame(width: width)
      size
    }
    .frame(height: 16)
    #expect(drawn(view)[4].trimmingCharacters(in: .whitespaces) == words)
  }

  // SU-40
  @Test func `alternatives that are shown only where there is less room are made as well`() {
    let view = ViewThatFits(in: .horizontal) {
      Text(verbatim: "wide enough")
      size
    }
    #expect(ViewArchiver.archive(view).words.count == 2)
  }

  // SU-40
  @Test func `several views in a reader all begin at the top leading corner`() {
    #expect(
      drawn(
        GeometryReader { _ in
          Text(verbatim: "ab"); Text(verbatim: "x")
        }
      ) == ["xb"]
    )
  }

  // SU-39
  @Test func `content that is larger than its reader does not change the reader`() {
    let view = VStack(alignment: .leading, spacing: 0) {
      GeometryReader {
        Text(verbatim: $0.cells).frame(width: 400, height: 400, alignment: .topLeading)
      }
      .frame(height: 16)
      size
    }
    #expect(drawn(view).prefix(2) == ["20x1", "20x9"])
  }

  // SU-40
  @Test func `frames are seen from the widget, the reader and a named view`() {
    let view = VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: "head")
      HStack(alignment: .top, spacing: 0) {
        Text(verbatim: "lead")
        Told { room in
          let spaces: [CoordinateSpace] = [.global, .local, .named("row")]
          return spaces.map { space in
            let origin = room.frame(in: space).origin
            return "\(Int(origin.x)),\(Int(origin.y))"
          }.joined(separator: " ")
        }
      }
      .coordinateSpace(name: "row")
    }
    #expect(drawn(view)[1] == "lead32,16 0,0 32,0")
  }

  // SU-40
  @Test func `a space is named by a value too, and its bounds are seen from the reader`() {
    let view = Told { room in
      let bounds = room.bounds(of: .named(7)) ?? .zero
      return "\(Int(bounds.minX)) \(Int(bounds.width)) \(Int(room.frame(in: .named(7)).minX))"
    }
    .padding(.leading, 16)
    .coordinateSpace(.named(7))
    #expect(drawn(view) == ["  -16 160 16"])
  }

  // SU-40
  @Test func `no mark is left in the archive`() {
    let view = ZStack {
      size; Text(verbatim: "a").coordinateSpace(name: "a")
    }
    #expect(ViewArchiver.archive(view).allModifiers.allSatisfy { $0.mark == nil })
  }

  // SU-40
  @Test func `views that hold themselves in a reader end`() {
    #expect(drawn(Endless(isTwice: false)).isEmpty)
    #expect(drawn(Endless(isTwice: true)).isEmpty)
  }

  // SU-40
  @Test func `a reader's content is made once for each picture`() {
    let count = Count()
    let view = HStack {
      Text(verbatim: "a"); Counting(count: count); Text(verbatim: "b")
    }
    _ = ViewArchiver.archive(view)
    #expect(count.value == 1)
  }
}

private struct Endless: View {
  let isTwice: Bool

  var body: some View {
    GeometryReader { _ in
      VStack {
        Endless(isTwice: isTwice)
        if isTwice { Endless(isTwice: isTwice) }
      }
    }
  }
}

private final class Count {
  var value = 0
}

private struct Counting: View {
  let count: Count

  var body: some View {
    GeometryReader { _ in
      let _ = (count.value += 1)
      Text(verbatim: "x")
    }
  }
}
