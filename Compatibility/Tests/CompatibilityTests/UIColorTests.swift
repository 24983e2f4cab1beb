import SwiftUI
import Testing

@Suite("Colours of UIKit")
struct UIColorTests {
  @Test(
    arguments: [
      (UIColor.systemRed, .red), (UIColor.systemOrange, .orange), (UIColor.systemYellow, .yellow),
      (UIColor.systemGreen, .green),
      (UIColor.systemBlue, .blue), (UIColor.systemIndigo, .indigo), (UIColor.systemGray, .gray),
      (UIColor.label, .primary),
      (UIColor.secondaryLabel, .secondary),
    ] as [(UIColor, Color)]
  )
  func `the system's colours are those of views`(color: UIColor, same: Color) {
    #expect(Color(uiColor: color) == same)
    #expect(UIColor(same) != color, "a view's colour has no components of its own")
  }

  @Test(
    arguments: [
      (UIColor.black, 0, 0, 0), (UIColor.white, 1, 1, 1), (UIColor.darkGray, 1 / 3, 1 / 3, 1 / 3),
      (UIColor.lightGray, 2 / 3, 2 / 3, 2 / 3),
      (UIColor.red, 1, 0, 0), (UIColor.green, 0, 1, 0), (UIColor.yellow, 1, 1, 0),
      (UIColor.orange, 1, 128 / 255.0, 0),
      (UIColor.gray, 128 / 255.0, 128 / 255.0, 128 / 255.0),
    ] as [(UIColor, CGFloat, CGFloat, CGFloat)]
  )
  func `the fixed colours have the components that Apple lists`(
    color: UIColor,
    red: CGFloat,
    green: CGFloat,
    blue: CGFloat
  ) {
    #expect(color == UIColor(red: red, green: green, blue: blue, alpha: 1))
  }

  @Test func `white and alpha make a grey, and clear is nothing`() {
    #expect(
      UIColor(white: 0.25, alpha: 0.5) == UIColor(red: 0.25, green: 0.25, blue: 0.25, alpha: 0.5)
    )
    #expect(UIColor.clear == UIColor(white: 0, alpha: 0))
  }

  /// A ground that differs by scheme is what the terminal's scheme chooses.
  @Test(
    arguments: [
      (UIColor.systemBackground, 1, 0), (UIColor.secondarySystemBackground, nil, nil),
      (UIColor.systemGray2, nil, nil),
      (UIColor.systemGray3, nil, nil), (UIColor.systemGray5, nil, nil),
      (UIColor.tertiarySystemFill, 120 / 255.0, 120 / 255.0),
    ] as [(UIColor, CGFloat?, CGFloat?)]
  )
  func `the system's grounds and greys are of a scheme`(
    color: UIColor,
    light: CGFloat?,
    dark: CGFloat?
  ) {
    let lightRed = red(of: color, .light)
    let darkRed = red(of: color, .dark)
    if let light { #expect(lightRed == light) }
    if let dark { #expect(darkRed == dark) }
    if light == nil { #expect(lightRed > darkRed) }
  }

  @Test func `a colour that a closure chooses is asked for both schemes`() {
    let color = UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .black }
    #expect(red(of: color, .light) == 0)
    #expect(red(of: color, .dark) == 1)
  }

  private func red(of color: UIColor, _ style: UIUserInterfaceStyle) -> CGFloat {
    var red: CGFloat = 0
    color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
      .getRed(&red, green: nil, blue: nil, alpha: nil)
    return red
  }
}
