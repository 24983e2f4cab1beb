public import Foundation

/// One or several taps, which a widget does not feel.
public struct TapGesture: Sendable {
  public var count: Int

  public nonisolated init(count: Int = 1) { self.count = count }
}

extension TapGesture: Gesture {
  public typealias Value = Void
  public typealias Body = Never
}

/// A press that lasts, which a widget does not feel.
public struct LongPressGesture: Sendable {
  public var minimumDuration: Double
  public var maximumDistance: CGFloat

  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: Gesture {
  public typealias Value = Bool
  public typealias Body = Never
}

/// A finger that moves, which a widget does not feel.
public struct DragGesture: Sendable {
  public var minimumDistance: CGFloat

  public nonisolated init(minimumDistance: CGFloat = 10) {
    self.minimumDistance = minimumDistance
  }

  /// Where the finger is and where it came from, in points.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint

    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
  }
}

extension DragGesture: Gesture {
  public typealias Body = Never
}

/// Two fingers that part, which a widget does not feel.
public struct MagnificationGesture: Sendable {
  public var minimumScaleDelta: CGFloat

  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public typealias Body = Never
}

/// Two fingers that turn, which a widget does not feel.
public struct RotationGesture: Sendable {
  public var minimumAngleDelta: Angle

  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotationGesture: Gesture {
  public typealias Value = Angle
  public typealias Body = Never
}
