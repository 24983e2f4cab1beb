import Foundation
import Testing
import WidgetUI

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Widest: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private struct Places: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

@MainActor
@Suite("Preferences", .timeLimit(.minutes(5)))
struct PreferenceTests {
  private func named(_ name: String) -> some View {
    Text(verbatim: name).preference(key: Names.self, value: [name])
  }

  private func told<Content: View>(_ view: Content) -> some View {
    view.overlayPreferenceValue(Names.self, alignment: .topLeading) {
      Text(verbatim: $0.joined(separator: ",")).fixedSize()
    }
  }

  // SU-56
  @Test func `values of a part of the tree are reduced in the order of the source`() {
    let tree = VStack {
      named("a")
      HStack {
        named("b"); EmptyView(); named("c")
      }
      named("d")
    }
    #expect(drawn(told(tree.hidden().frame(width: 160, height: 16)))[4] == "a,b,c,d")
    #expect(drawn(told(Text(verbatim: "x").hidden()))[safe: 4] == nil)
  }

  // SU-56
  @Test func `an outer value replaces those inside, a change adds to them`() {
    let row = HStack {
      named("a"); named("b")
    }.frame(width: 160, height: 16).hidden()
    #expect(drawn(told(row.preference(key: Names.self, value: ["all"])))[4] == "all")
    #expect(drawn(told(row.transformPreference(Names.self) { $0 += ["c"] }))[4] == "a,b,c")
  }

  // SU-56
  @Test func `the end of the picture is told the value once`() {
    var values: [[String]] = []
    let view = HStack {
      named("a"); named("b")
    }
    .onPreferenceChange(Names.self) { values.append($0) }
    _ = drawn(view)
    #expect(values == [["a", "b"]])
  }

  // SU-56, SU-40
  @Test func `what readers inside hand up is known to the layers around them`() {
    let view = VStack(alignment: .leading, spacing: 0) {
      measured("four")
      measured("longer")
    }
    .overlayPreferenceValue(Widest.self, alignment: .bottomTrailing) {
      Text(verbatim: "\(Int($0))").fixedSize().offset(y: 16)
    }
    #expect(
      drawn(view).map { $0.trimmingCharacters(in: .whitespaces) }.suffix(3) == [
        "four", "longer", "48",
      ]
    )
  }

  private func measured(_ words: String) -> some View {
    Text(verbatim: words).background(
      GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) }
    )
  }

  // SU-40
  @Test func `a reader asks an anchor where a view lies`() {
    let view = VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: "first")
      Text(verbatim: "second")
        .anchorPreference(key: Places.self, value: .bounds) { [$0] }
        .padding(.leading, 24)
      Spacer(minLength: 0)
    }
    .overlayPreferenceValue(Places.self) { places in
      GeometryReader { room in
        ForEach(Array(places.enumerated()), id: \.offset) { _, place in
          let frame = room[place]
          Text(verbatim: "^\(Int(frame.minX)),\(Int(frame.minY)) \(Int(frame.width))")
            .fixedSize()
            .offset(x: frame.minX, y: frame.maxY)
        }
      }
    }
    .frame(width: 160, alignment: .leading)
    #expect(drawn(view) == ["first", "   second", "   ^24,16 48"])
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
