public import Foundation
public import WidgetUI

/// A view of UIKit, which is never drawn.
@MainActor @preconcurrency
open class UIView: NSObject {
  public var frame: CGRect
  public var backgroundColor: UIColor?
  public var isHidden = false
  public var alpha: CGFloat = 1
  public private(set) var subviews: [UIView] = []

  public init(frame: CGRect) {
    self.frame = frame
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  open func addSubview(_ view: UIView) {
    subviews.append(view)
  }

  open func layoutSubviews() {}
  open func setNeedsDisplay() {}
  open func setNeedsLayout() {}

  /// Has no effect, because nothing is animated.
  public class func setAnimationsEnabled(_ enabled: Bool) {}

  /// Calls `actions` immediately.
  public class func performWithoutAnimation(_ actions: () -> Void) { actions() }
}

/// A view controller of UIKit, which is never presented.
@MainActor @preconcurrency
open class UIViewController: NSObject {
  public var title: String?
  public var view = UIView()

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
}

/// A UIKit view for use in SwiftUI; it compiles, but its view is never created or drawn.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == EmptyView {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
  public var body: EmptyView { EmptyView() }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// The context of a representable view; never created, because such a view is never drawn.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
}

/// Distances from the four edges, in points.
public struct UIEdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

/// A generator of haptic feedback for impacts; without effect in a terminal.
@MainActor @preconcurrency
public final class UIImpactFeedbackGenerator: NSObject {
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  public init(style: FeedbackStyle) {}
  public func prepare() {}
  public func impactOccurred() {}
  public func impactOccurred(intensity: CGFloat) {}
}

/// A generator of haptic feedback for changed selections; without effect in a terminal.
@MainActor @preconcurrency
public final class UISelectionFeedbackGenerator: NSObject {
  public func prepare() {}
  public func selectionChanged() {}
}

/// A generator of haptic feedback for successes and failures; without effect in a terminal.
@MainActor @preconcurrency
public final class UINotificationFeedbackGenerator: NSObject {
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  public func prepare() {}
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}
