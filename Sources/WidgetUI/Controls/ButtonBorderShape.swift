public import Foundation

/// The outline of bordered controls, whose corners are too small for a terminal.
public struct ButtonBorderShape: Equatable, Sendable {
  private let value: UInt8

  public static let automatic = ButtonBorderShape(value: 0)
  public static let capsule = ButtonBorderShape(value: 1)
  public static let roundedRectangle = ButtonBorderShape(value: 2)
  public static let circle = ButtonBorderShape(value: 3)

  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }
}

extension View {
  /// The view itself: a bordered control is a line high and has no corners.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
}
